package match

import (
	"context"
	"iter"
	"math/rand/v2"
)

// Random returns an Engine whose players make any of the moves that the View yields, each with
// the same chance, and contest nothing.
func Random[P any, V interface{ Moves() iter.Seq[M] }, M any]() Engine[P, V, M] {
	return Choosing[P](func(seed uint64) func(V) M {
		rng := rand.New(rand.NewPCG(seed, 0))
		return func(v V) (chosen M) {
			n := 0
			for m := range v.Moves() { // the n-th takes the place of the one chosen with 1 in n
				if n++; rng.IntN(n) == 0 {
					chosen = m
				}
			}
			return chosen
		}
	})
}

// Choosing returns an Engine whose players do what the function does that begin returns. They
// never fail, and contest nothing.
func Choosing[P, V, M any](begin func(seed uint64) func(V) M) Engine[P, V, M] {
	return engine[P, V, M](func(seed uint64) (Player[V, M], error) { return chooser[V, M](begin(seed)), nil })
}

// Most returns the first of the moves with the most points, if any has some: scored yields the
// moves with points, and parts are those of each.
func Most[M, C any](scored []C, parts func(C) (M, int)) (best M, ok bool) {
	most := 0
	for _, c := range scored {
		if m, points := parts(c); points > most {
			best, most = m, points
		}
	}
	return best, most > 0
}

// An engine is an Engine that needs nothing but a function.
type engine[P, V, M any] func(seed uint64) (Player[V, M], error)

func (e engine[P, V, M]) NewPlayer(_ context.Context, _ P, seed uint64) (Player[V, M], error) {
	return e(seed)
}

func (e engine[P, V, M]) Close() error { return nil }

// A chooser is a Player that needs nothing but a function, and contests nothing.
type chooser[V, M any] func(V) M

func (c chooser[V, M]) Decide(_ context.Context, v V, _ Time) (M, error) { return c(v), nil }

func (c chooser[V, M]) Contest(context.Context, V, Time) (m M, contest bool, err error) {
	return m, false, nil
}

func (c chooser[V, M]) Close() error { return nil }
