package main

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// What the queue costs beside the games: a job with nothing to play, from its filing to the
// rows that are merged.
func BenchmarkQueue(b *testing.B) {
	server := must.Get(localServer(b.TempDir(), "127.0.0.1", -1, key{}, func(error) {}))(b)
	defer server.WaitForShutdown()
	defer server.Shutdown()
	ctx := context.Background()
	q := must.Get(openQueue(ctx, server.ClientURL(), nats.InProcessServer(server)))(b)
	defer q.close()
	s := spec{Game: "jarnac", A: "level:4", B: "level:4", Games: 1000 * b.N, Shard: 1000}
	p := must.Get(newPlayer(games.All(), s))(b)
	one := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:4", B: "level:4", Games: 1000, Shard: 1000}))(b)
	rows := must.Get(one.play(0, 1000))(b)
	p.play = func(first, n int) (out shardRows, err error) {
		for game := first; game < first+n; game++ {
			row := rows.games[game%1000]
			row.Game = int64(game)
			row.Seed, row.SeatA = s.deal(game)
			out.games = append(out.games, row)
		}
		return out, nil
	}
	r := run{Spec: p.spec}
	w := &worker{queue: q, games: games.All(), threads: 1, log: io.Discard}
	working, stop := context.WithCancel(ctx)
	defer stop()
	c := &coordinator{queue: q, run: r, wait: 30 * time.Second, tell: func(int, int) {}, sink: func(shardRows) error { return nil }}
	w.players, w.refused = map[string]*player{r.id(): p}, map[string]bool{}
	size := len(rows.encode())
	b.ReportAllocs()
	b.ResetTimer()
	go w.workOn(working)
	must.Do(b, c.play(ctx))
	b.ReportMetric(float64(size), "B/job")
}

// What the server carries: jobs that cost nothing to play, with results of 82 KB, taken and
// stored by eight workers over TCP.
func BenchmarkServer(b *testing.B) {
	server := must.Get(localServer(b.TempDir(), "127.0.0.1", -1, key{}, func(error) {}))(b)
	defer server.WaitForShutdown()
	defer server.Shutdown()
	ctx := context.Background()
	const workers = 8
	var queues [workers]*queue
	for i := range queues {
		queues[i] = must.Get(openQueue(ctx, server.ClientURL()))(b)
		defer queues[i].close()
	}
	c := &coordinator{queue: queues[0], run: run{Spec: spec{Games: 2 * b.N, Shard: 2}}, wait: time.Minute, by: make([]string, b.N)}
	must.Get(c.queue.workers(ctx, "run", c.wait))(b)
	data := make([]byte, 82<<10)
	for i := range data {
		data[i] = byte(rand.Uint32())
	}
	b.SetBytes(int64(len(data)))
	b.ResetTimer()
	must.Do(b, c.file(ctx, "run"))
	var left atomic.Int64
	left.Store(int64(b.N))
	var all sync.WaitGroup
	for _, q := range queues {
		all.Go(func() {
			jobs, err := q.js.Consumer(ctx, jobStream, "run")
			for err == nil && left.Add(-1) >= 0 {
				var batch jetstream.MessageBatch
				if batch, err = jobs.Fetch(1); err != nil {
					break
				}
				m, ok := <-batch.Messages()
				if !ok {
					err = errors.New("there is no job")
					break
				}
				shard, _ := shardOf(m.Subject())
				result := nats.NewMsg(subject(resultPrefix, "run", shard))
				result.Data = data
				err = errors.Join(q.once(ctx, result), m.Ack())
			}
			if err != nil {
				b.Error(err)
			}
		})
	}
	all.Wait()
}

// What it costs to write 1,000 games into the file.
func BenchmarkFile(b *testing.B) {
	p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:1", B: "level:1", Games: 1000, Shard: 1000}))(b)
	rows := must.Get(p.play(0, 1000))(b)
	f := must.Get(create[gameRow](disk.System{}, filepath.Join(b.TempDir(), "games.parquet"), p.spec))(b)
	defer f.drop()
	for b.Loop() {
		must.Do(b, f.add(rows.games))
	}
	must.Do(b, f.finish())
}

// What 1,000 games cost without the queue, beside [BenchmarkQueue].
func BenchmarkGames(b *testing.B) {
	p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:4", B: "level:4", Games: 1000, Shard: 1000}))(b)
	b.ReportAllocs()
	for b.Loop() {
		must.Get(p.play(0, 1000))(b)
	}
}
