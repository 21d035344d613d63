package match

import (
	"context"
	"iter"
	"math/rand/v2"
)

// Random is an Engine whose players make any of the moves that the View yields, each with
// the same chance, and contest nothing.
func Random[P any, V interface{ Moves() iter.Seq[M] }, M any]() Engine[P, V, M] {
	return engine[P, V, M](func(_ P, seed uint64) (Player[V, M], error) {
		rng := rand.New(rand.NewPCG(seed, 0))
		return chooser[V, M](func(v V) (chosen M) {
			n := 0
			for m := range v.Moves() { // the n-th takes the place of the one chosen with 1 in n
				if n++; rng.IntN(n) == 0 {
					chosen = m
				}
			}
			return chosen
		}), nil
	})
}

// Greedy is an Engine whose players see every word and make the move with the most points,
// the first of them. Scored is the moves with points, and otherwise what they do where no
// move has any. They contest nothing.
func Greedy[P, V, M, C any](scored func(V, []C) []C, parts func(C) (M, int), otherwise func(V) M) Engine[P, V, M] {
	return engine[P, V, M](func(P, uint64) (Player[V, M], error) {
		var all []C
		return chooser[V, M](func(v V) (best M) {
			most := 0
			all = scored(v, all[:0])
			for _, c := range all {
				if m, points := parts(c); points > most {
					best, most = m, points
				}
			}
			if most == 0 {
				best = otherwise(v)
			}
			return best
		}), nil
	})
}

// An engine is an Engine that needs nothing but a function.
type engine[P, V, M any] func(p P, seed uint64) (Player[V, M], error)

func (e engine[P, V, M]) NewPlayer(_ context.Context, p P, seed uint64) (Player[V, M], error) {
	return e(p, seed)
}

func (e engine[P, V, M]) Close() error { return nil }

// A chooser is a Player that needs nothing but a function, and contests nothing.
type chooser[V, M any] func(V) M

func (c chooser[V, M]) Decide(_ context.Context, v V, _ Time) (M, error) { return c(v), nil }

func (c chooser[V, M]) Contest(context.Context, V, Time) (m M, contest bool, err error) {
	return m, false, nil
}

func (c chooser[V, M]) Close() error { return nil }
