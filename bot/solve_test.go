package bot_test

import (
	"context"
	"iter"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bot"
)

// A heap is a pile of stones: a player takes one to three, and then one more falls off with
// chance 1/4 if the pile is even. The player who takes the last stone wins, a point for each turn that
// the other has made; nobody wins a pile from which the last stone falls.
type heap struct {
	stones int
	second bool // is on turn
	turns  int
	fell   bool
}

type heaps struct{}

func (h *heaps) AppendMoves(dst []int, s heap) []int {
	for n := 1; n <= min(3, s.stones); n++ {
		dst = append(dst, n)
	}
	return dst
}

func (h *heaps) Chances(s heap, m int) iter.Seq2[heap, float64] {
	return func(yield func(heap, float64) bool) {
		next := heap{stones: s.stones - m, second: !s.second, turns: s.turns + 1}
		if next.stones == 0 || next.stones%2 > 0 {
			yield(next, 1)
			return
		}
		if yield(next, 0.75) {
			next.stones, next.fell = next.stones-1, next.stones == 1
			yield(next, 0.25)
		}
	}
}

func (h *heaps) Maximises(s heap) bool { return !s.second }

func (h *heaps) Value(s heap) (bot.Value, bool) {
	if s.stones > 0 {
		return bot.Value{Win: 0.5}, false
	}
	switch {
	case s.fell:
		return bot.Value{Win: 0.5}, true
	case s.second:
		return bot.Value{Win: 1, Points: -float64(s.turns)}, true
	}
	return bot.Value{Points: float64(s.turns)}, true
}

func (h *heaps) Hash(s heap) uint64 {
	x := uint64(s.stones)<<32 | uint64(s.turns)<<2
	if s.second {
		x |= 1
	}
	return x * 0x9e3779b97f4a7c15
}

// plain is the value of s without any art.
func plain(h *heaps, s heap) bot.Value {
	if v, over := h.Value(s); over {
		return v
	}
	sign := 1.0
	if !h.Maximises(s) {
		sign = -1
	}
	var best bot.Value
	bestWorth := math.Inf(-1)
	for _, m := range h.AppendMoves(nil, s) {
		if v := plainAfter(h, s, m); sign*(v.Win+1e-5*v.Points) > bestWorth {
			best, bestWorth = v, sign*(v.Win+1e-5*v.Points)
		}
	}
	return best
}

func plainAfter(h *heaps, s heap, m int) (sum bot.Value) {
	for next, p := range h.Chances(s, m) {
		v := plain(h, next)
		sum.Win += p * v.Win
		sum.Points += p * v.Points
	}
	return sum
}

// Solve finds what a plain walk over all games finds, with any table.
func TestSolve(t *testing.T) {
	for _, memory := range []int{0, 1, 256, 1 << 20} {
		tree := &heaps{}
		for stones := 1; stones <= 12; stones++ {
			for _, second := range []bool{false, true} {
				s := heap{stones: stones, second: second}
				a := bot.Solve(context.Background(), tree, s, bot.Budget{Nodes: 1 << 30, Memory: memory})
				if !a.Exact || len(a.Candidates) != min(3, stones) {
					t.Fatalf("%d stones: %v", stones, a)
				}
				for _, c := range a.Candidates {
					want := plainAfter(tree, s, c.Move)
					if math.Abs(c.Win-want.Win) > 1e-9 || math.Abs(c.Points-want.Points) > 1e-9 || c.WinErr != 0 || c.Visits != 1 {
						t.Errorf("memory %d: taking %d of %d is worth %v, want %v", memory, c.Move, stones, c, want)
					}
				}
				best, want := a.Candidates[0], plain(tree, s)
				if math.Abs(best.Win-want.Win) > 1e-9 || math.Abs(best.Points-want.Points) > 1e-9 {
					t.Errorf("the best of %d is %v, want %v", stones, best, want)
				}
			}
		}
	}
}

// The table saves work, and an analysis whose budget runs out says so.
func TestSolveBudget(t *testing.T) {
	s := heap{stones: 15}
	small := bot.Solve(context.Background(), &heaps{}, s, bot.Budget{Nodes: 1 << 30, Memory: 1})
	large := bot.Solve(context.Background(), &heaps{}, s, bot.Budget{Nodes: 1 << 30})
	if !large.Exact || 2*large.Nodes > small.Nodes {
		t.Errorf("%d nodes with a table, and %d with hardly any", large.Nodes, small.Nodes)
	}
	a := bot.Solve(context.Background(), &heaps{}, heap{stones: 60}, bot.Budget{Nodes: 500})
	if a.Exact || a.Nodes > 500 || len(a.Candidates) != 3 {
		t.Errorf("500 nodes: %v", a)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	a = bot.Solve(stopped, &heaps{}, heap{stones: 60}, bot.Budget{})
	if m, ok := a.Best(); a.Exact || !ok || m < 1 || m > 3 {
		t.Errorf("stopped at once: %v", a)
	}
	if a := bot.Solve(context.Background(), &heaps{}, heap{}, bot.Budget{}); len(a.Candidates) != 0 || a.Exact {
		t.Errorf("no stones: %v", a)
	}
}

// A share is a game without chance: two take tokens in turn, and what each has at the end is worth something.
// The same tokens in another order are the same position.
type share struct{ taken [2]uint8 }

type tokens struct {
	number int
	seed   uint64
	nodes  int // that a walk over all games has
}

func (g *tokens) turn(s share) int { return bits.OnesCount8(s.taken[0]|s.taken[1]) % 2 }

func (g *tokens) AppendMoves(dst []int, s share) []int {
	for n := range g.number {
		if (s.taken[0]|s.taken[1])>>n&1 == 0 {
			dst = append(dst, n)
		}
	}
	return dst
}

func (g *tokens) Chances(s share, m int) iter.Seq2[share, float64] {
	return func(yield func(share, float64) bool) {
		s.taken[g.turn(s)] |= 1 << m
		yield(s, 1)
	}
}

func (g *tokens) Maximises(s share) bool { return g.turn(s) == 0 }

func (g *tokens) Value(s share) (bot.Value, bool) {
	rng := rand.New(rand.NewPCG(g.seed, g.Hash(s)))
	return bot.Value{Win: float64(rng.IntN(9)) / 8}, len(g.AppendMoves(nil, s)) == 0
}

func (g *tokens) Hash(s share) uint64 { return uint64(s.taken[0])<<8 | uint64(s.taken[1]) }

// plain is the value of s without any art.
func (g *tokens) plain(s share) float64 {
	g.nodes++
	if v, over := g.Value(s); over {
		return v.Win
	}
	var worths []float64
	for _, m := range g.AppendMoves(nil, s) {
		for next := range g.Chances(s, m) {
			worths = append(worths, g.plain(next))
		}
	}
	if g.Maximises(s) {
		return slices.Max(worths)
	}
	return slices.Min(worths)
}

// Where there is no chance Solve leaves out what cannot change the result, and nothing else.
func TestSolveBounds(t *testing.T) {
	nodes, all := 0, 0
	for _, g := range []*tokens{{number: 7}, {number: 7, seed: 1}, {number: 6, seed: 19}, {number: 6, seed: 136}, {number: 6, seed: 235}} { // of 400, those that a wrong bound changes
		for _, s := range []share{{}, {[2]uint8{1, 0}}, {[2]uint8{1, 2}}, {[2]uint8{2, 1}}} {
			a := bot.Solve(context.Background(), g, s, bot.Budget{Nodes: 1 << 30})
			nodes += a.Nodes
			for i, c := range a.Candidates {
				want := 0.0
				for next := range g.Chances(s, c.Move) {
					want = g.plain(next)
				}
				if c.Win != want || c.Proof != bot.Exactly || !a.Exact {
					t.Fatalf("seed %d: %d of %v is worth %v, and not %v", g.seed, c.Move, s, c, want)
				}
				if i > 0 && (c.Win > a.Candidates[i-1].Win) == g.Maximises(s) && c.Win != a.Candidates[i-1].Win {
					t.Errorf("seed %d: %v stands behind %v", g.seed, c, a.Candidates[i-1])
				}
			}
		}
		all += g.nodes
	}
	if 4*nodes > 3*all { // without cutoffs there are more than in a walk over all games
		t.Errorf("%d nodes, and a walk over all games has %d", nodes, all)
	}
}
