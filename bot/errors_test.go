package bot_test

import (
	"context"
	"math"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/jeudelettres/lettres/bot"
)

// A coin is a walk that is won or lost, ten points or none, by the last step of chance.
type coin struct{ walk }

func (c *coin) Playout() bot.Playout[int] { return &tosser{walker{walk: &c.walk}} }

type tosser struct{ walker }

func (t *tosser) Value() bot.Value {
	return bot.Value{Win: float64(t.at % 2), Points: float64(t.at % 2 * 10)}
}

// The error of a mean is that of statistics: for values that are 0 or 1, of which p are 1, √(p(1-p)/(n-1)).
func TestErrorOfMean(t *testing.T) {
	for _, visits := range []int{2, 25} {
		unequal := 0
		for seed := range uint64(5) {
			a := bot.Weigh(context.Background(), &coin{walk{starts: []int{0, 1}}}, seed, bot.Budget{Nodes: 6 * visits})
			for _, c := range a.Candidates {
				want := math.Sqrt(c.Win * (1 - c.Win) / float64(visits-1))
				if c.Visits != visits || math.Abs(c.WinErr-want) > 1e-12 || math.Abs(c.PointsErr-10*want) > 1e-9 || math.Abs(c.Points-10*c.Win) > 1e-12 {
					t.Errorf("%+v, and not ± %v", c, want)
				}
				if want > 0 {
					unequal++
				}
			}
			c := a.Candidates[1] // where the other wins, it loses
			if want := math.Sqrt((1 - c.Behind.Win*c.Behind.Win) / float64(visits-1)); math.Abs(c.BehindErr.Win-want) > 1e-12 || math.Abs(c.BehindErr.Points-10*want) > 1e-9 {
				t.Errorf("%+v, and not behind by ± %v", c, want)
			}
		}
		if unequal == 0 {
			t.Errorf("%d values are always the same", visits)
		}
	}
}

// What was not tried is behind by nothing.
func TestUntried(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for _, c := range bot.Search(stopped, &walk{starts: []int{5, 6}}, 1, bot.Budget{}).Candidates {
		if c.Behind != (bot.Value{}) || c.BehindErr != (bot.Value{}) || c.Win != 0 || c.Points != 0 {
			t.Errorf("%+v", c)
		}
	}
}

// A flat game is a walk that is never won, so that points decide.
type flat struct{ walk }

func (f *flat) Playout() bot.Playout[int] { return &flatter{walker{walk: &f.walk}} }

type flatter struct{ walker }

func (f *flatter) Value() bot.Value { return bot.Value{Win: 0.5, Points: float64(f.at)} }

// Between equal chances of winning points decide.
func TestPointsDecide(t *testing.T) {
	g := &flat{walk{starts: []int{0, 5, -5}}}
	for name, a := range map[string]bot.Analysis[int]{"Search": bot.Search(context.Background(), g, 1, bot.Budget{Nodes: 90}), "Weigh": bot.Weigh(context.Background(), g, 1, bot.Budget{Nodes: 90})} {
		if best, _ := a.Best(); best != 5 {
			t.Errorf("%s: %+v", name, a.Candidates)
		}
	}
}

// A long walk has more steps than a line.
type long struct{ walk }

func (l *long) Playout() bot.Playout[int] { return &longer{walker{walk: &l.walk}} }

type longer struct{ walker }

func (l *longer) Policy() (int, bool) { return 0, l.steps < 30 }

// The line of a decision has twelve moves at most.
func TestMainLine(t *testing.T) {
	for _, c := range bot.Search(context.Background(), &long{walk{starts: []int{0, 1}}}, 1, bot.Budget{Nodes: 300}).Candidates {
		if len(c.Line) != 12 {
			t.Errorf("%+v", c)
		}
	}
}

// A counted walk counts the goroutines that play it out.
type counted struct {
	walk
	playouts atomic.Int32
}

func (c *counted) Playout() bot.Playout[int] {
	c.playouts.Add(1)
	return c.walk.Playout()
}

// No more than 256 goroutines search, whatever is asked for.
func TestMostWorkers(t *testing.T) {
	for workers, want := range map[int]int32{-1: 1, 3: 3, 256: 256, 1 << 20: 256} {
		g := &counted{walk: walk{starts: make([]int, 300)}}
		bot.Weigh(context.Background(), g, 1, bot.Budget{Nodes: 900, Workers: workers})
		if n := g.playouts.Load(); n != want {
			t.Errorf("%d workers are %d", workers, n)
		}
	}
}

// What was dropped at the end of a round is not played out any more.
func TestRounds(t *testing.T) {
	a := bot.Search(context.Background(), &walk{starts: make([]int, 4)}, 1, bot.Budget{Nodes: 4800})
	var visits []int
	for _, c := range a.Candidates {
		visits = append(visits, c.Visits)
	}
	if !slices.Equal(visits, []int{600, 600, 200, 200}) {
		t.Errorf("the visits are %v", visits)
	}
}

// A solver that runs out tells what it found as far as it saw, proves nothing, and says how far each decision is
// behind.
func TestUnsolved(t *testing.T) {
	a := bot.Solve(context.Background(), &heaps{}, heap{stones: 60}, bot.Budget{Nodes: 6})
	for _, c := range a.Candidates {
		if a.Exact || c.Visits != 1 || c.Win != 0.5 || c.Proof != bot.Estimated || c.Bound != 0 {
			t.Errorf("one decision ahead: %+v", c)
		}
	}
	a = bot.Solve(context.Background(), &heaps{}, heap{stones: 7}, bot.Budget{Nodes: 1 << 30})
	best := a.Candidates[0]
	for _, c := range a.Candidates {
		if c.Behind.Win != best.Win-c.Win || c.Behind.Points != best.Points-c.Points || c.Proof != bot.Exactly || c.Bound != c.Points {
			t.Errorf("%+v is behind %+v", c, best)
		}
	}
	if a.Candidates[2].Behind.Win <= 0 {
		t.Errorf("nothing is behind: %+v", a.Candidates)
	}
}
