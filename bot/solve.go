package bot

import (
	"cmp"
	"context"
	"iter"
	"math"
	"slices"

	"github.com/jeudelettres/lettres/bot/internal/meter"
	"github.com/jeudelettres/lettres/bot/internal/transposition"
)

// A Tree is a game as [Solve] sees it. The player who decides at the root maximises the
// values, and the opponent, in a game of two, minimises them.
type Tree[S, M any] interface {
	// AppendMoves appends the decisions of the player on turn, in any order: the better
	// ones first make it faster. There is one at least unless the game is over.
	AppendMoves(dst []M, s S) []M
	// Chances yields the positions that m leads to, each with its probability.
	Chances(s S, m M) iter.Seq2[S, float64]
	// Maximises reports whether it is the player of the root who decides in s.
	Maximises(s S) bool
	// Value returns how good s is for the player of the root, and whether the game is over.
	// If it is, the value is the result, otherwise a guess.
	Value(s S) (Value, bool)
	// Hash returns a number that differs for different positions.
	Hash(s S) uint64
}

// Solve analyses the decisions in s: it finds their exact values by looking one decision further at a
// time until every game ends. If the budget runs out, the analysis is not Exact: it looks as many
// decisions ahead as the budget allowed. The Workers of the budget are ignored.
//
// It keeps a table of positions, a power of two of slots of 32 bytes, which begins small. When it is full, a
// position takes the place of one that was searched less deep.
// Between decisions of the players without chance the search leaves out what cannot change
// the result (alpha-beta: Knuth and Moore, 1975); across chance it leaves out nothing.
func Solve[S, M any](ctx context.Context, tree Tree[S, M], s S, b Budget) Analysis[M] {
	v := solver[S, M]{tree: tree, meter: meter.New(ctx, b.Nodes, b.Time)}
	v.table.Bound(b.memory())
	v.moves = v.tree.AppendMoves(v.moves[:0], s)
	moves := slices.Clone(v.moves)
	a := Analysis[M]{Candidates: make([]Candidate[M], len(moves))}
	for i, m := range moves {
		a.Candidates[i] = Candidate[M]{Move: m, Line: []M{m}}
	}
	for depth := 1; len(moves) > 0 && !a.Exact && !v.meter.Over(); depth++ {
		next := slices.Clone(a.Candidates)
		exact := true
		for i := range next {
			c := &next[i]
			value, whole := v.after(s, c.Move, depth, -math.MaxFloat64, math.MaxFloat64)
			c.Win, c.Points, c.Visits = value.Win, value.Points, 1
			if c.Proof, c.Bound = Estimated, 0; whole {
				c.Proof, c.Bound = Exactly, value.Points
			}
			exact = exact && whole
		}
		if v.meter.Over() {
			break
		}
		sign := 1.0
		if !v.tree.Maximises(s) {
			sign = -1
		}
		slices.SortStableFunc(next, func(a, b Candidate[M]) int {
			return cmp.Compare(sign*Value{b.Win, b.Points}.worth(), sign*Value{a.Win, a.Points}.worth())
		})
		a.Candidates, a.Exact = next, exact
	}
	for i := range a.Candidates {
		best, c := &a.Candidates[0], &a.Candidates[i]
		c.Behind = Value{best.Win - c.Win, best.Points - c.Points}
	}
	a.Nodes, a.Time = v.meter.Nodes(), v.meter.Elapsed()
	return a
}

// A solver is the state of one search.
type solver[S, M any] struct {
	tree  Tree[S, M]
	table transposition.Table[Value]
	moves []M // a stack
	meter *meter.Meter
}

// after returns the expected value of a decision, and whether that is exact.
func (v *solver[S, M]) after(s S, m M, depth int, alpha, beta float64) (sum Value, exact bool) {
	exact = true
	for next, p := range v.tree.Chances(s, m) {
		lo, hi := alpha, beta
		if p < 1 {
			lo, hi = -math.MaxFloat64, math.MaxFloat64
		}
		value, whole := v.value(next, depth-1, lo, hi)
		if v.meter.Over() {
			return sum, false
		}
		sum, exact = sum.plus(value, p), exact && whole
	}
	return sum, exact
}

// value returns the value of a position, and whether that is exact, for one that looks so many
// decisions ahead. Where its worth is not between alpha and beta it is a bound: it is
// then no larger than alpha, or no smaller than beta, like the value.
func (v *solver[S, M]) value(s S, depth int, alpha, beta float64) (Value, bool) {
	if !v.meter.Spend() {
		return Value{}, false
	}
	guess, over := v.tree.Value(s)
	if over || depth <= 0 {
		return guess, over
	}
	key := v.tree.Hash(s)
	if e := v.table.Find(key); e != nil && (e.Exact || int(e.Depth) == depth) {
		worth := e.Value.worth()
		if e.Kind == transposition.Whole || e.Kind == transposition.AtLeast && worth >= beta || e.Kind == transposition.AtMost && worth <= alpha {
			return e.Value, e.Exact
		}
	}
	from := len(v.moves)
	v.moves = v.tree.AppendMoves(v.moves, s)
	defer func() { v.moves = v.moves[:from] }()
	if len(v.moves) == from {
		return guess, false
	}
	maximise := v.tree.Maximises(s)
	lo, hi := alpha, beta
	var best Value
	exact, found := true, false
	for i := from; i < len(v.moves); i++ {
		value, whole := v.after(s, v.moves[i], depth, lo, hi)
		if v.meter.Over() {
			return Value{}, false
		}
		exact = exact && whole
		worth := value.worth()
		switch {
		case !found, maximise && worth > best.worth(), !maximise && worth < best.worth():
			best, found = value, true
		}
		if maximise {
			lo = max(lo, worth)
		} else {
			hi = min(hi, worth)
		}
		if lo >= hi {
			break
		}
	}
	kind := transposition.Whole
	switch worth := best.worth(); {
	case worth >= beta:
		kind = transposition.AtLeast
	case worth <= alpha:
		kind = transposition.AtMost
	}
	v.table.Store(transposition.Entry[Value]{Key: key, Value: best, Depth: int32(depth), Kind: kind, Exact: exact})
	return best, exact
}
