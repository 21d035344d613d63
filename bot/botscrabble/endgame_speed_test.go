package botscrabble

import (
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabble"
)

var (
	endgames = flag.Int("endgames", 0, "solve so many endgames of real games")
	endTime  = flag.Duration("endgame-time", 2*time.Second, "the time for each")
	endMost  = flag.Int("endgame-nodes", 0, "the nodes for each instead, and which are solved in the time of the processor")
)

// TestEndgames solves the endgames of games between players who lay what has most points, from
// the first position without a bag.
func TestEndgames(t *testing.T) {
	if *endgames == 0 {
		t.Skip("it measures: -endgames 100")
	}
	rules := endRulesOf(t)
	budget := bot.Budget{Time: *endTime}
	if *endMost > 0 {
		budget = bot.Budget{Nodes: *endMost}
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, jokers := range []bool{false, true} {
		var took []time.Duration
		exact, inTime, nodes, all, said := 0, 0, 0, time.Duration(0), map[bot.Proof]int{}
		for seed := uint64(0); len(took) < *endgames/2; seed++ {
			s, ok := realEnd(t, rules, seed, 14)
			if !ok || jokers != (s.Rack(scrabble.A).Plus(s.Rack(scrabble.B)).Count(bag.Joker) > 0) {
				continue
			}
			start := processorTime()
			a := endgameOf(t, s, budget)
			time := processorTime() - start
			if all += time; a.Exact {
				if exact++; time <= *endTime {
					inTime++
				}
				took = append(took, time)
			} else {
				said[a.Candidates[0].Proof]++
				took = append(took, math.MaxInt64)
			}
			nodes += a.Nodes
		}
		slices.Sort(took)
		t.Logf("jokers %t: of %d exact %d, within %v %d; the median in %v, 80 %% in %v; of the others %v; %.0f nodes a second", jokers,
			len(took), exact, *endTime, inTime, took[len(took)/2], took[len(took)*4/5], said, float64(nodes)/all.Seconds())
	}
}

// processorTime is what this thread has used of a processor; where the system does not tell, the
// time.
func processorTime() time.Duration {
	var ns int64
	text, err := os.ReadFile("/proc/thread-self/schedstat")
	if err == nil {
		_, err = fmt.Sscan(string(text), &ns)
	}
	if err != nil {
		return time.Since(began)
	}
	return time.Duration(ns)
}

var began = time.Now()

func BenchmarkEndgame(b *testing.B) {
	rules := endRulesOf(b)
	for _, c := range []struct {
		name string
		seed uint64
	}{{"plain", 2}, {"joker", 1}} {
		b.Run(c.name, func(b *testing.B) {
			s, ok := realEnd(b, rules, c.seed, 14)
			if !ok {
				b.Fatal("no endgame")
			}
			b.ReportAllocs()
			nodes := 0
			for b.Loop() {
				nodes += endgameOf(b, s, bot.Budget{Nodes: 20_000}).Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
