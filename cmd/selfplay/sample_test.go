package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/nats-io/nats.go"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// store leaves the result of a job, with rows of which the first has so many points too many.
func store(t *testing.T, c *coordinator, p *player, n, forged int, worker string) {
	t.Helper()
	all := p.spec.shards()
	rows := must.Get(p.play(p.spec.span(n % all)))(t)
	rows.games[0].Score0 += int32(forged)
	m := nats.NewMsg(subject(resultPrefix, c.run.id(), n))
	m.Data = rows.encode()
	m.Header.Set(workerHeader, worker)
	must.Do(t, c.queue.once(context.Background(), m))
}

// right reports with an error what is not the rows of a run.
func right(p *player, rows []shardRows) error {
	if len(rows) != p.spec.shards() {
		return fmt.Errorf("%d shards of %d", len(rows), p.spec.shards())
	}
	for shard, got := range rows {
		want, err := p.play(p.spec.span(shard))
		if err != nil || !bytes.Equal(got.encode(), want.encode()) {
			return fmt.Errorf("shard %d: %w", shard, errors.Join(err, errors.New("other rows")))
		}
	}
	return nil
}

// Where two workers differ about a shard, the one that is wrong is named, all that it says is thrown away, and so is
// what both say of that shard. Two that agree are believed, but for one shard. What is left is played as it is.
func TestForged(t *testing.T) {
	type result struct {
		n, forged int
		worker    string
	}
	honest := []result{{0, 0, "honest"}, {1, 0, "honest"}, {2, 0, "honest"}, {3, 0, "honest"}}
	for name, tt := range map[string]struct {
		sample  []int
		results []result
		says    string // "" if it finds nothing
		left    int    // results
		shards  int    // with forged rows that are believed
	}{
		"the first of two": {[]int{0, 2}, []result{{0, 0, "honest"}, {1, 1, "mallory"}, {2, 1, "mallory"}, {3, 1, "mallory"}, {6, 0, "honest"}},
			`shard 2: worker ["mallory"] has stored rows that are not those of its games. All that it says, 4 results,`, 1, 0},
		"the second":           {[]int{0, 2}, append(honest[:4:4], result{6, 1, "mallory"}), `shard 2: worker ["mallory"]`, 3, 0},
		"both":                 {[]int{0, 2}, append([]result{{2, 1, "eve"}, {6, 2, "mallory"}}, honest[0], honest[1], honest[3]), `shard 2: worker ["eve" "mallory"]`, 3, 0},
		"both, and they agree": {[]int{0, 2}, append([]result{{2, 1, "eve"}, {6, 1, "mallory"}}, honest[0], honest[1], honest[3]), "", 5, 1},
		"both, in the shard of the coordinator": {[]int{2, 0}, append([]result{{2, 1, "eve"}, {6, 1, "mallory"}, {4, 0, "bob"}}, honest[0], honest[1], honest[3]),
			`shard 2: worker ["eve" "mallory"]`, 4, 0},
		"one that plays its own shard again": {[]int{0, 2}, append([]result{{2, 1, "mallory"}, {6, 1, "mallory"}}, honest[0], honest[1], honest[3]), `shard 2: worker ["mallory"]`, 3, 0},
		"a worker alone":                     {[]int{0, 2}, append([]result{{2, 1, "honest"}}, honest[0], honest[1], honest[3]), `shard 2: worker ["honest"]`, 0, 0},
		"nobody":                             {[]int{0, 2}, append(honest[:4:4], result{6, 0, "bob"}), "", 5, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, q := serverOf(t)
			ctx := context.Background()
			var rows []shardRows
			c, p := smallRun(t, q, &rows)
			c.log, c.check = io.Discard, sample{player: p, shards: tt.sample}
			for _, r := range tt.results {
				store(t, c, p, r.n, r.forged, r.worker)
			}
			err := c.play(ctx)
			if tt.says == "" && err != nil || tt.says != "" && (!errors.Is(err, errForged) || !strings.Contains(err.Error(), tt.says)) {
				t.Fatal(err)
			}
			if info, err := q.results.Info(ctx); err != nil || info.State.Msgs != uint64(tt.left) {
				t.Errorf("%d results are left, %v", info.State.Msgs, err)
			}
			if tt.says != "" {
				rows = nil
				stop := works(t, q)
				must.Do(t, c.play(ctx))
				stop()
			}
			if err := c.finish(ctx); err != nil {
				t.Error(err)
			}
			if err := right(p, rows); (err == nil) != (tt.shards == 0) {
				t.Error(err)
			}
		})
	}
}

// works starts a worker, and returns what ends it.
func works(t *testing.T, q *queue) (stop func()) {
	t.Helper()
	working, stopped := context.WithCancel(context.Background())
	worked := make(chan error)
	go func() {
		worked <- (&worker{queue: q, games: games.All(), threads: 2, log: io.Discard}).work(working)
	}()
	return func() {
		stopped()
		if err := <-worked; err != nil {
			t.Error(err)
		}
	}
}

// Of two workers, one plays what the other has played. One alone does not, and the coordinator says that it plays in
// its place.
func TestPlayedAgain(t *testing.T) {
	const alone = "no other worker plays 3 of the jobs again: this program does, to compare\n"
	for workers := 1; workers <= 2; workers++ {
		_, q := serverOf(t)
		var rows []shardRows
		var log bytes.Buffer
		c, p := smallRun(t, q, &rows)
		c.log, c.check = &log, sample{player: p, shards: []int{1, 3, 0, 2}}
		if workers == 2 { // one has a part
			store(t, c, p, 0, 0, "another")
			c.wait = 1000 * hereFor
		}
		stop := works(t, q)
		if workers == 2 {
			stop = both(stop, works(t, q))
		}
		must.Do(t, c.play(context.Background()))
		stop()
		if err := right(p, rows); err != nil {
			t.Error(err)
		}
		for _, shard := range []int{0, 2, 3} {
			if by, again := c.by[shard], c.by[4+shard]; by == "" || (workers == 2) != (again != "") || by == again {
				t.Errorf("%d workers: shard %d was played by %q and %q", workers, shard, by, again)
			}
		}
		if log.String() != map[int]string{1: alone, 2: ""}[workers] {
			t.Errorf("%d workers: %s", workers, &log)
		}
		if err := c.finish(context.Background()); err != nil {
			t.Error(err)
		}
	}
}

func both(a, b func()) func() { return func() { a(); b() } }

// One of 64 jobs is played again by others, at most 32, and one more by the coordinator.
func TestSample(t *testing.T) {
	for jobs, want := range map[int]int{1: 1, 2: 2, 64: 2, 65: 3, 128: 3, 10_000: 33} {
		c := &coordinator{run: run{Spec: spec{Game: "jarnac", A: "random", B: "random", Games: 2 * jobs, Shard: 2}}}
		c.sample(nil)
		shards := slices.Clone(c.check.shards)
		slices.Sort(shards)
		if len(slices.Compact(shards)) != want || shards[0] < 0 || shards[len(shards)-1] >= jobs {
			t.Errorf("%d jobs: %d", jobs, shards)
		}
		for i, shard := range c.check.shards {
			if c.check.forOthers(shard) != (i > 0) {
				t.Errorf("%d jobs: others play shard %d of %d: %t", jobs, shard, c.check.shards, i == 0)
			}
		}
	}
}
