package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/nats-io/nats.go/jetstream"
)

// The message server of a run takes rows of 8 MB, and has so much room in memory and on disk. What it holds survives it: a job
// until it is done, and a result as long as the run.
func TestServerOfRun(t *testing.T) {
	s, q := serverOf(t)
	if most, own := q.conn.MaxPayload(), s.JetStreamConfig(); most != 8<<20 || own.MaxMemory != 64<<20 || own.MaxStore != 64<<30 {
		t.Errorf("it takes %d bytes, and holds %d in memory and %d on disk", most, own.MaxMemory, own.MaxStore)
	}
	for _, tt := range []struct {
		stream jetstream.Stream
		until  jetstream.RetentionPolicy
	}{{q.jobs, jetstream.WorkQueuePolicy}, {q.results, jetstream.LimitsPolicy}} {
		if c := tt.stream.CachedInfo().Config; c.Storage != jetstream.FileStorage || c.Retention != tt.until {
			t.Errorf("%s: kept in %v, %v", c.Name, c.Storage, c.Retention)
		}
	}
	runs, err := q.runs.Status(context.Background())
	if err != nil || runs.TTL() != 0 {
		t.Errorf("runs are kept for %v, %v", runs.TTL(), err)
	}
	here, err := q.here.Status(context.Background())
	if err != nil || here.TTL() != hereFor {
		t.Errorf("coordinators count for %v, %v", here.TTL(), err)
	}
	if o := q.conn.Opts; o.MaxReconnect != -1 {
		t.Errorf("a server that is away is looked for %d times", o.MaxReconnect)
	}
}

// A job has an even number of games, up to ten thousand, and with moves up to five hundred: its rows are one message.
func TestSizeOfShard(t *testing.T) {
	for _, tt := range []struct {
		turns bool
		shard int
		says  string
	}{
		{false, 0, "from 2 to 10000\n"}, {false, 2, ""}, {false, 3, "must be even"}, {false, 10_000, ""}, {false, 10_002, "from 2 to 10000\n"},
		{true, 2, ""}, {true, 500, ""}, {true, 502, "from 2 to 500\n"},
	} {
		err := spec{Games: 20_000, Shard: tt.shard, Turns: tt.turns}.check()
		if (err == nil) != (tt.says == "") || err != nil && !strings.Contains(err.Error()+"\n", tt.says) {
			t.Errorf("%d games in a job, moves %t: %v", tt.shard, tt.turns, err)
		}
	}
	for games, says := range map[int]string{-2: "at least 2", 0: "at least 2", 1: "at least 2", 2: "", 3: "must be even", 2 * mostShards: "more than 10000000 jobs", 2*mostShards - 2: ""} {
		err := spec{Games: games, Shard: 2}.check()
		if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) {
			t.Errorf("%d games: %v", games, err)
		}
	}
}

// A histogram has the bars that one finds by counting: from the first number that is not rare to the last one, in the finest
// steps of 1, 2 or 5 with noughts that need thirty bars and one at most.
func TestHistogramPlainly(t *testing.T) {
	rng := rand.New(rand.NewPCG(26, 3))
	for round := range 100 {
		var numbers []int
		var pairs [][2]int32
		spread, tail := 1+rng.IntN(1<<rng.IntN(11)), 1+rng.IntN(4000)
		for range 1 + rng.IntN(1+round*20) {
			var pair [2]int32
			for i := range pair {
				x := rng.IntN(spread)
				if rng.IntN(400) == 0 {
					x += rng.IntN(tail)
				}
				pair[i] = int32(x)
				numbers = append(numbers, x)
			}
			pairs = append(pairs, pair)
		}
		within := func(least, most int) (n int) {
			for _, x := range numbers {
				if least <= x && x <= most {
					n++
				}
			}
			return n
		}
		const all = 1 << 20
		rare, from, to := len(numbers)/1000, 0, 0
		for from = slices.Min(numbers); within(0, from) < rare; {
			from++
		}
		for to = slices.Max(numbers); within(to, all) < rare; to-- {
		}
		step, steps := 1, []int{1, 2, 5, 10, 20, 50, 100, 200, 500}
		for i := 0; (to-from)/step > 30; i++ {
			step = steps[i+1]
		}
		var want []string
		for at := from / step; at <= to/step; at++ {
			least, most, label := at*step, at*step+step-1, fmt.Sprint(at*step)
			if at == to/step {
				if most = all; within((at+1)*step, all) > 0 {
					label += "+"
				}
			}
			if at == from/step {
				if least = 0; within(0, at*step-1) > 0 {
					label = fmt.Sprintf("<%d", (at+1)*step)
				}
			}
			want = append(want, fmt.Sprint(label, ": ", within(least, most)))
		}
		bars, got := histogram(pairs)
		var is []string
		for _, b := range bars {
			is = append(is, fmt.Sprint(b.label, ": ", b.count))
		}
		if got != step || fmt.Sprint(is) != fmt.Sprint(want) {
			t.Fatalf("of %d numbers below %d:\n%v in steps of %d, and not\n%v in steps of %d", len(numbers), spread, is, got, want, step)
		}
	}
}
