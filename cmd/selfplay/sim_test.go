package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var (
	simSeeds = flag.Uint64("seeds", 0, "simulate so many runs; 0 is a thousand, with -short a hundred, and ten thousand in a long run")
	simFirst = flag.Uint64("first", 0, "the seed of the first one")
)

// failed are the seeds of simulations that once failed.
var failed = []uint64{7001267, 7006618, 7011917, 7015997, 7030538, 7036481, 7040441, 7047717}

// Coordinators and workers of one run at a sea that loses, doubles, delays and mixes messages. They are killed,
// stopped and continued, and their clocks jump. Each coordinator ends with the rows of the games, each once, or
// since another one has them; and no job of the run is left. A worker that slept may leave a result, which is as
// good as any other when the run is played again. In some runs a worker forges its rows until it is found.
func TestSimulation(t *testing.T) {
	p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", Options: "official lines=2", A: "random", B: "random", Games: 10, Shard: 2}))(t)
	r := run{Spec: p.spec}
	var want [][]byte // the shards
	known := map[int]shardRows{}
	for shard := range p.spec.shards() {
		first, n := p.spec.span(shard)
		rows := must.Get(p.play(first, n))(t)
		known[first], want = rows, append(want, rows.encode())
	}
	p.play = func(first, n int) (shardRows, error) { return known[first], nil }

	n := *simSeeds
	if n == 0 {
		switch n = 1000; {
		case os.Getenv("LETTRES_LONG") != "":
			n = 10_000
		case testing.Short():
			n = 100
		}
	}
	sum := map[string]int{}
	for i := range n + uint64(len(failed)) {
		seed := *simFirst + i
		if i >= n {
			seed = failed[i-n]
		}
		synctest.Test(t, func(t *testing.T) {
			s := newSea(seed)
			simulate(t, seed, s, r, p, want, sum)
			s.mu.Lock()
			sum["calls"] += s.calls
			s.mu.Unlock()
		})
		if t.Failed() {
			t.Fatalf("seed %d: go test -run TestSimulation -args -first %d -seeds 1", seed, seed)
		}
	}
	t.Logf("%d seeds: %v", n, sum)
	for _, what := range []string{"forged", "played again by another worker", "no other worker"} {
		if n >= 100 && sum[what] == 0 {
			t.Errorf("there was never %q", what)
		}
	}
}

// simulate plays a run by one seed, and counts in sum what happened.
func simulate(t *testing.T, seed uint64, s *sea, r run, p *player, want [][]byte, sum map[string]int) {
	rng := rand.New(rand.NewPCG(seed, 1))
	all, end := context.WithTimeout(context.Background(), 6*time.Hour)
	defer end()
	workers, coordinators := 1+rng.IntN(3), 1+rng.IntN(2)
	forging, found := context.WithCancel(all)
	defer found()
	forged := rng.IntN(4) == 0
	if forged {
		workers++ // and it is the last one
	}
	var working, coordinating sync.WaitGroup
	seeds := make([]*rand.Rand, workers+coordinators)
	for i := range seeds {
		seeds[i] = rand.New(rand.NewPCG(seed, uint64(2+i)))
	}

	// life runs a program until it says that it is done. Some are killed before, and started anew.
	life := func(rng *rand.Rand, program func(ctx context.Context, q *queue) (done bool)) {
		for all.Err() == nil {
			q, b := s.at()
			ctx, kill := context.WithCancel(all)
			if rng.IntN(3) == 0 {
				time.AfterFunc(time.Duration(rng.ExpFloat64()*float64(5*time.Second)), kill)
			}
			if rng.IntN(3) == 0 {
				wait, nap := time.Duration(rng.ExpFloat64()*float64(2*time.Second)), time.Duration(rng.ExpFloat64()*float64(30*time.Second))
				time.AfterFunc(wait, func() {
					s.mu.Lock()
					b.asleep = time.Now().Add(nap)
					s.mu.Unlock()
				})
			}
			done := program(ctx, q)
			kill()
			if done {
				return
			}
			sleep(all, time.Duration(rng.ExpFloat64()*float64(time.Second)))
		}
	}
	ended, whole := context.WithCancel(all)
	defer whole()
	for i := range workers {
		rng, of, over := seeds[i], p, ended
		if forged && i == workers-1 {
			of, over = forger(p, seed), forging
		}
		working.Go(func() {
			life(rng, func(ctx context.Context, q *queue) bool {
				ctx, stop := context.WithCancel(ctx)
				defer context.AfterFunc(ended, stop)()
				defer context.AfterFunc(over, stop)()
				defer stop()
				began, drift := time.Now(), time.Duration(rng.NormFloat64()*float64(time.Minute))
				clock := func() time.Time { // which jumps once
					if now := time.Now(); now.Sub(began) < 2*time.Second {
						return now
					}
					return time.Now().Add(drift)
				}
				w := &worker{queue: q, threads: 2, log: io.Discard, players: map[string]*player{r.id(): of}, now: clock}
				_ = w.workOn(ctx)
				return ended.Err() != nil || over.Err() != nil
			})
		})
	}
	files := 0
	for i := range coordinators {
		rng := seeds[workers+i]
		coordinating.Go(func() {
			life(rng, func(ctx context.Context, q *queue) bool {
				var rows []shardRows
				var log bytes.Buffer
				c := &coordinator{queue: q, run: r, wait: 5 * time.Second, tell: func(int, int) {}, log: &log, sink: func(s shardRows) error {
					rows = append(rows, s)
					return nil
				}}
				switch {
				case forged: // and not to be found in a part of the run alone
					c.check = sample{player: p, shards: rng.Perm(len(want))}
				case rng.IntN(2) == 0:
					c.check = sample{player: p, shards: rng.Perm(len(want))[:1+rng.IntN(3)]}
				}
				err := c.play(ctx)
				s.mu.Lock()
				if log.Len() > 0 {
					sum["no other worker"]++
				}
				if errors.Is(err, errForged) {
					sum["forged"]++
					found() // and ended, as the error asks for
				}
				for shard := range want {
					if c.by != nil && c.by[len(want)+shard] != "" && c.by[len(want)+shard] != c.by[shard] {
						sum["played again by another worker"]++
					}
				}
				s.mu.Unlock()
				if err == nil {
					for shard, got := range rows {
						if shard >= len(want) || !bytes.Equal(got.encode(), want[shard]) {
							t.Errorf("shard %d is another one", shard)
						}
					}
					if len(rows) != len(want) {
						t.Errorf("%d shards of %d", len(rows), len(want))
					}
					s.mu.Lock()
					files++ // which is written now, and stays
					s.mu.Unlock()
					for err = c.finish(ctx); err != nil && ctx.Err() == nil && errors.Is(err, errLost); err = c.finish(ctx) {
						sleep(ctx, time.Second)
					}
					return err == nil
				}
				s.mu.Lock()
				none := files == 0
				s.mu.Unlock()
				if errors.Is(err, errForged) && !forged || errors.Is(err, errCleared) && none {
					t.Errorf("a coordinator ends with %v, and nobody has files", err)
				}
				return errors.Is(err, errCleared) && !errors.Is(err, errLost) && ctx.Err() == nil
			})
		})
	}
	coordinating.Wait()
	whole()
	working.Wait()
	time.Sleep(10 * time.Minute) // signs of life that are on the way
	if all.Err() != nil || files == 0 {
		t.Errorf("seed %d: %d files after six hours: %v", seed, files, all.Err())
	}
	if len(s.jobs) > 0 || len(s.runs) > 0 || len(s.waits) > 0 {
		t.Errorf("seed %d: left are %d jobs, %d runs, %d consumers", seed, len(s.jobs), len(s.runs), len(s.waits))
	}
}

// forger returns a player who forges the rows that p plays, each time otherwise.
func forger(p *player, seed uint64) *player {
	f := *p
	var mu sync.Mutex
	rng := rand.New(rand.NewPCG(seed, 27))
	f.play = func(first, n int) (shardRows, error) {
		rows, err := p.play(first, n)
		rows.games = slices.Clone(rows.games)
		mu.Lock()
		rows.games[0].Score0 += 1 + rng.Int32N(1_000_000)
		mu.Unlock()
		return rows, err
	}
	return &f
}
