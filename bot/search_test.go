package bot_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/meter"
)

// A walk is a game of three steps of chance each: the decision m starts at m, and the policy
// goes on by 1 with one half.
type walk struct {
	starts []int
	wait   time.Duration // for each step
	nap    time.Duration // the same, without work
}

func (w *walk) Candidates() []int { return w.starts }

func (w *walk) Playout() bot.Playout[int] { return &walker{walk: w} }

type walker struct {
	*walk
	rng   *rand.Rand
	at    int
	steps int
}

func (w *walker) Begin(seed uint64) { w.rng, w.at, w.steps = rand.New(rand.NewPCG(seed, 1)), 0, 0 }

func (w *walker) Play(m int) int {
	time.Sleep(w.nap)
	for end := time.Now().Add(w.wait); w.wait > 0 && time.Now().Before(end); {
	}
	w.at, w.steps = w.at+m+w.rng.IntN(2), w.steps+1
	return m
}

func (w *walker) Policy() (int, bool) { return 0, w.steps < 3 }

func (w *walker) Value() bot.Value {
	return bot.Value{Win: 1 / (1 + math.Exp(-float64(w.at)/4)), Points: float64(w.at)}
}

func ExampleSearch() {
	// Each decision is a number, to which chance adds 0 or 1 three times.
	a := bot.Search(context.Background(), &walk{starts: []int{0, 3, 1}}, 1, bot.Budget{Nodes: 3000})
	best, _ := a.Best()
	c := a.Candidates[0]
	fmt.Printf("%d, about %.0f points\n", best, c.Points)
	// Output: 3, about 4 points
}

func TestSearch(t *testing.T) {
	ctx := context.Background()
	g := &walk{starts: []int{0, 2, -3, 1, -1}}
	a := bot.Search(ctx, g, 7, bot.Budget{Nodes: 2000})
	if best, ok := a.Best(); !ok || best != 2 {
		t.Errorf("the best is %d", best)
	}
	if a.Exact || a.Nodes == 0 || a.Nodes > 2200 || len(a.Candidates) != 5 {
		t.Errorf("%d nodes, %d candidates, exact %t", a.Nodes, len(a.Candidates), a.Exact)
	}
	visits := 0
	for i, c := range a.Candidates {
		visits += c.Visits
		if len(c.Line) != 3 || c.Line[0] != c.Move {
			t.Errorf("the line of %d is %v", c.Move, c.Line)
		}
		if want := float64(c.Move) + 1.5; math.Abs(c.Points-want) > 5*c.PointsErr || c.PointsErr == 0 || c.WinErr == 0 {
			t.Errorf("%d is worth %.2f ± %.2f points", c.Move, c.Points, c.PointsErr)
		}
		if i > 0 && c.Visits > a.Candidates[i-1].Visits {
			t.Errorf("%d has more visits than a better one", c.Move)
		}
	}
	if 3*visits != a.Nodes {
		t.Errorf("%d playouts of 3 moves have %d nodes", visits, a.Nodes)
	}
}

// The line of a decision is that of its first playout, also where there is no second.
func TestFirstLine(t *testing.T) {
	for _, c := range bot.Search(context.Background(), &walk{starts: []int{0, 2, -3}}, 7, bot.Budget{Nodes: 9}).Candidates {
		if c.Visits != 1 || len(c.Line) != 3 || c.Line[0] != c.Move {
			t.Errorf("%d: %d playouts, the line is %v", c.Move, c.Visits, c.Line)
		}
	}
}

// A hunch is a walk that is guessed beforehand, and wrongly.
type hunch struct{ walk }

func (h *hunch) Guesses() (values []bot.Value, playouts float64) {
	for _, start := range h.starts {
		values = append(values, bot.Value{Win: 0.5 - 0.1*float64(start), Points: 40})
	}
	return values, 20
}

// Guesses decide as long as there are few playouts, and not when there are many; the values are
// those of the playouts.
func TestGuesser(t *testing.T) {
	g := &hunch{walk{starts: []int{0, 1}}}
	for nodes, want := range map[int]int{6: 0, 1200: 1} {
		a := bot.Search(context.Background(), g, 7, bot.Budget{Nodes: nodes})
		if best, _ := a.Best(); best != want {
			t.Errorf("after %d nodes the best is %d", nodes, best)
		}
		for _, c := range a.Candidates {
			if c.Points < float64(c.Move) || c.Points > float64(c.Move)+3 {
				t.Errorf("after %d nodes %d is worth %.2f points", nodes, c.Move, c.Points)
			}
		}
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if best, _ := bot.Search(stopped, &hunch{walk{starts: []int{3, 1}}}, 7, bot.Budget{}).Best(); best != 1 {
		t.Errorf("without playouts the best is %d", best)
	}
}

// Weigh drops none, and the difference of two decisions with the same chance is exact.
func TestWeigh(t *testing.T) {
	g := &walk{starts: []int{0, 3}}
	a := bot.Weigh(context.Background(), g, 7, bot.Budget{Nodes: 600})
	if a.Nodes < 540 || a.Nodes > 600 || a.Candidates[0].Move != 3 || a.Candidates[0].Visits != a.Candidates[1].Visits {
		t.Errorf("600 nodes are %+v", a)
	}
	best, other := a.Candidates[0], a.Candidates[1]
	if best.Behind != (bot.Value{}) || other.Behind.Points != 3 || other.BehindErr.Points != 0 || other.PointsErr == 0 {
		t.Errorf("3 behind is %+v", other)
	}
	if d := best.Win - other.Win; math.Abs(other.Behind.Win-d) > 1e-9 || other.BehindErr.Win <= 0 || other.BehindErr.Win >= other.WinErr {
		t.Errorf("behind in chances by %v ± %v, and not %v", other.Behind.Win, other.BehindErr.Win, d)
	}
	one := bot.Weigh(context.Background(), &walk{starts: []int{4}}, 7, bot.Budget{Nodes: 300})
	if c := one.Candidates[0]; c.Visits != 100 || math.Abs(c.Points-5.5) > 5*c.PointsErr {
		t.Errorf("a single decision is %+v", c)
	}
	if a := bot.Weigh(context.Background(), &walk{}, 7, bot.Budget{}); len(a.Candidates) != 0 || a.Nodes != 0 {
		t.Errorf("no decision is %+v", a)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if a := bot.Weigh(stopped, g, 7, bot.Budget{}); a.Nodes != 0 || len(a.Candidates) != 2 {
		t.Errorf("stopped at once: %+v", a)
	}
}

// With nodes for a bound the analysis does not depend on the number of workers.
func TestWorkers(t *testing.T) {
	g := &walk{starts: []int{0, 1, 1, 0, -1, 1, 0}}
	var want bot.Analysis[int]
	for workers := range 6 {
		a := bot.Search(context.Background(), g, 3, bot.Budget{Nodes: 5000, Workers: workers})
		if a.Time = 0; workers == 0 {
			want = a
		} else if !reflect.DeepEqual(a, want) {
			t.Errorf("%d workers find %v, and one %v", workers, a, want)
		}
	}
	if a := bot.Search(context.Background(), g, 4, bot.Budget{Nodes: 5000}); a.Candidates[0].Points == want.Candidates[0].Points {
		t.Error("the seed makes no difference")
	}
}

// Progress ends with the result of Search, and has told of each round before.
func TestProgress(t *testing.T) {
	g := &walk{starts: []int{0, 2, 1, 1, 2}}
	b := bot.Budget{Nodes: 1000}
	n, last := 0, bot.Analysis[int]{}
	for a := range bot.Progress(context.Background(), g, 1, b) {
		if n > 0 && a.Nodes <= last.Nodes || len(a.Candidates) != 5 {
			t.Errorf("%d nodes after %d", a.Nodes, last.Nodes)
		}
		n, last = n+1, a
	}
	want := bot.Search(context.Background(), g, 1, b)
	if last.Time, want.Time = 0, 0; n < 3 || !reflect.DeepEqual(last, want) {
		t.Errorf("%d steps to %v, want %v", n, last, want)
	}
	for a := range bot.Progress(context.Background(), g, 1, b) {
		if m, ok := a.Best(); !ok || m != 0 {
			t.Errorf("at the start the best is %d", m)
		}
		break
	}
}

// A decision that is behind beyond doubt is dropped before its round ends, and one in doubt is not.
func TestDrop(t *testing.T) {
	for starts, want := range map[[2]int][2]int{{0, 50}: {144, 300}, {0, 0}: {29_000, 30_000}} {
		a := bot.Search(context.Background(), &walk{starts: starts[:]}, 1, bot.Budget{Nodes: 30_000})
		if a.Nodes < want[0] || a.Nodes > want[1] {
			t.Errorf("%v: %d nodes, and not %v", starts, a.Nodes, want)
		}
	}
}

// A gamble is a walk whose first decision leads to its number at once, and the others to a win or a loss of 100 around it.
type gamble struct{ walk }

func (g *gamble) Playout() bot.Playout[int] { return &gambler{walker{walk: &g.walk}} }

type gambler struct{ walker }

func (g *gambler) Play(m int) int {
	g.at, g.steps = m, 3
	if m < 5 {
		g.at += 200*g.rng.IntN(2) - 100
	}
	return m
}

func (g *gambler) Value() bot.Value { return bot.Value{Win: 0.5, Points: float64(g.at)} }

// One that is behind beyond doubt is dropped although one in doubt stands behind it.
func TestDropBetween(t *testing.T) {
	a := bot.Search(context.Background(), &gamble{walk{starts: []int{10, 9, -10}}}, 1, bot.Budget{Nodes: 3000})
	visits := map[int]int{}
	for _, c := range a.Candidates {
		visits[c.Move] = c.Visits
	}
	if visits[9] > 50 || visits[-10] < 2*visits[9] || visits[10] < visits[-10] {
		t.Errorf("playouts of each: %v", visits)
	}
}

// Weigh asks nobody for guesses, which are wrong here.
func TestWeighIsNotGuessed(t *testing.T) {
	a := bot.Weigh(context.Background(), &hunch{walk{starts: []int{0, 1}}}, 7, bot.Budget{Nodes: 12})
	if best, _ := a.Best(); best != 1 {
		t.Errorf("%+v", a.Candidates)
	}
}

// No candidate is played out more than 16,384 times, whatever the budget.
func TestMostVisits(t *testing.T) {
	g, b := &walk{starts: []int{0, 0}}, bot.Budget{Nodes: 200_000}
	for name, a := range map[string]bot.Analysis[int]{"Search": bot.Search(context.Background(), g, 1, b), "Weigh": bot.Weigh(context.Background(), g, 1, b)} {
		if n := a.Candidates[0].Visits; n != 1<<14 || a.Nodes != 6*n {
			t.Errorf("%s: %d visits, %d nodes", name, n, a.Nodes)
		}
	}
}

// With time alone for a bound, half of the candidates are dropped after each share of it.
func TestRoundsOfTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := &walk{starts: make([]int, 8), nap: time.Millisecond}
		a := bot.Search(context.Background(), g, 1, bot.Budget{Nodes: math.MaxInt, Time: 30 * time.Second})
		dropped := map[int]int{}
		for _, c := range a.Candidates {
			dropped[c.Visits]++
		}
		if best := a.Candidates[0].Visits; len(dropped) != 3 || dropped[best] != 2 || best < 1000 { // 4, 2 and 2 that the end finds
			t.Errorf("candidates by their visits: %v", dropped)
		}
	})
}

// Whatever the bound, a search ends in time with a decision if there is one.
func TestBounds(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	g := &walk{starts: []int{5, 6}}
	if a := bot.Search(stopped, g, 1, bot.Budget{}); a.Nodes != 0 || a.Candidates[0].Move != 5 || a.Candidates[0].Visits != 0 {
		t.Errorf("a search that is stopped at once finds %v", a)
	}
	if a := bot.Search(context.Background(), g, 1, bot.Budget{}); a.Nodes == 0 || a.Nodes > meter.DefaultNodes+100 {
		t.Errorf("the zero budget has %d nodes", a.Nodes)
	}
	if a := bot.Search(context.Background(), g, 1, bot.Budget{Nodes: 1}); len(a.Candidates) != 2 || a.Nodes > 6 {
		t.Errorf("with one node: %v", a)
	} else if c := a.Candidates[1]; c.WinErr != 0 || c.PointsErr != 0 || c.BehindErr != (bot.Value{}) || c.Behind.Points != 1 {
		t.Errorf("one playout has no error: %+v", c)
	}
	if a := bot.Search(context.Background(), &walk{starts: []int{1, 1, 1, 1}}, 1, bot.Budget{Nodes: 12}); a.Nodes != 12 {
		t.Errorf("one playout of four decisions has %d nodes of 12", a.Nodes)
	}
	if a := bot.Search(context.Background(), &walk{}, 1, bot.Budget{}); len(a.Candidates) != 0 {
		t.Errorf("without decisions: %v", a)
	} else if _, ok := a.Best(); ok {
		t.Error("there is a best of none")
	}
	if a := bot.Search(context.Background(), &walk{starts: []int{4}}, 1, bot.Budget{}); a.Nodes != 0 || a.Candidates[0].Move != 4 {
		t.Errorf("a single decision: %v", a)
	}

	slow := &walk{starts: []int{1, 1, 1, 1}, wait: 100 * time.Microsecond}
	for _, workers := range []int{1, 2} {
		start := time.Now()
		a := bot.Search(context.Background(), slow, 1, bot.Budget{Time: 100 * time.Millisecond, Workers: workers})
		if took := time.Since(start); took > 10*time.Second || a.Nodes == 0 {
			t.Errorf("100 ms take %v, with %d nodes", took, a.Nodes)
		}
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
		start = time.Now()
		bot.Search(ctx, slow, 1, bot.Budget{Nodes: math.MaxInt, Workers: workers})
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("a context of 20 ms takes %v", took)
		}
		cancel()
	}
}

func BenchmarkSearch(b *testing.B) {
	g := &walk{starts: []int{0, 1, 1, 0, -1, 1, 0}}
	b.ReportAllocs()
	nodes := 0
	for b.Loop() {
		nodes += bot.Search(context.Background(), g, 1, bot.Budget{Nodes: 1000}).Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
