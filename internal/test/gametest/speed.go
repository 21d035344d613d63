package gametest

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// Steps returns moves of random games by all variants, so many of each kind at most.
func (g *Game[S, P, M, K, U, E, O]) Steps(t testing.TB, games, most int) (all []Step[S, P, M]) {
	t.Helper()
	kinds := map[string]int{}
	for seed := range uint64(games) {
		for _, v := range g.Variants {
			w := g.player(v, seed)
			s := v.Rules.Start(0)
			for range 400 {
				if _, over := s.Outcome(); over {
					break
				}
				p, m := w.choose(s)
				next := must.Get(s.Play(p, m))(t)
				if kinds[m.Kind().String()]++; kinds[m.Kind().String()] <= most {
					all = append(all, Step[S, P, M]{s, p, m, next})
				}
				s = next
			}
		}
	}
	return all
}

// Operations holds what a search does most, by name: each does it once, in the position before
// a move.
type Operations[S, P, M any] map[string]func(Step[S, P, M])

// Searched is a State in which a search looks for moves.
type Searched[S, P, M, V, X any] interface {
	comparable
	Check(P, M) error
	Play(P, M) (S, error)
	Points(M) int
	Hash() uint64
	Chance(*rand.Rand, P, M) M
	View(P) V
	AppendMoves([]M, P) []M
	AppendScored([]X) []X
}

// NewOperations returns those that all games have.
func NewOperations[S Searched[S, P, M, V, X], P any, M interface{ Decision() M }, V interface{ Sample(*rand.Rand) S }, X any]() Operations[S, P, M] {
	rng, moves, scored := rand.New(rand.NewPCG(1, 2)), make([]M, 0, 1<<18), make([]X, 0, 1<<18)
	sum := uint64(0)
	return Operations[S, P, M]{
		"Check": func(a Step[S, P, M]) {
			if a.Before.Check(a.Player, a.Move) != nil {
				panic("a legal move is refused")
			}
		},
		"Play": func(a Step[S, P, M]) {
			if s, err := a.Before.Play(a.Player, a.Move); err != nil || s != a.After {
				panic("a legal move leads elsewhere")
			}
		},
		"Points":       func(a Step[S, P, M]) { sum += uint64(a.Before.Points(a.Move)) },
		"Hash":         func(a Step[S, P, M]) { sum += a.Before.Hash() },
		"Chance":       func(a Step[S, P, M]) { a.Before.Chance(rng, a.Player, a.Move.Decision()) },
		"Sample":       func(a Step[S, P, M]) { a.Before.View(a.Player).Sample(rng) },
		"AppendMoves":  func(a Step[S, P, M]) { moves = a.Before.AppendMoves(moves[:0], a.Player) },
		"AppendScored": func(a Step[S, P, M]) { scored = a.Before.AppendScored(scored[:0]) },
	}
}

// And adds operations, in the place of those of the same name; nil ones are taken away.
func (o Operations[S, P, M]) And(more Operations[S, P, M]) Operations[S, P, M] {
	all := maps.Clone(o)
	maps.Copy(all, more)
	maps.DeleteFunc(all, func(_ string, f func(Step[S, P, M])) bool { return f == nil })
	return all
}

// AllocateNothing tests that no operation allocates anything.
func (o Operations[S, P, M]) AllocateNothing(t *testing.T, steps []Step[S, P, M]) {
	if Race {
		t.Skip("the race detector allocates")
	}
	for name, f := range o {
		t.Run(name, func(t *testing.T) {
			for _, a := range steps {
				if n := testing.AllocsPerRun(2, func() { f(a) }); n > 0 {
					t.Fatalf("%v, %v %v: %v allocations", a.Before, a.Player, a.Move, n)
				}
			}
		})
	}
}

// Benchmark measures each operation, over all steps in turn.
func (o Operations[S, P, M]) Benchmark(b *testing.B, steps []Step[S, P, M]) {
	for _, name := range slices.Sorted(maps.Keys(o)) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				o[name](steps[i%len(steps)])
			}
		})
	}
}

// Sizes tests that values are no larger than so many bytes.
func Sizes(t *testing.T, most map[any]uintptr) {
	t.Helper()
	for v, most := range most {
		if size := reflect.TypeOf(v).Size(); size > most {
			t.Errorf("a %T is %d bytes, above %d", v, size, most)
		}
	}
}

// Shared tests that many goroutines can read and play a position at once, and that it stays
// as it was.
func Shared[S interface {
	comparable
	Walked[S, P, M]
	View(P) V
	String() string
}, P ~uint8, V comparable, M interface {
	comparable
	String() string
	Kind() K
}, K Kind](t *testing.T, w Stroll[M], states ...S) {
	t.Helper()
	w.Most = 8
	for _, s := range states {
		before, text, view, moves := s, s.String(), s.View(0), s.AppendMoves(nil, s.Turn())
		var wait sync.WaitGroup
		for seed := range uint64(8) {
			wait.Go(func() {
				for range 3 {
					if got := s.AppendMoves(nil, s.Turn()); !slices.Equal(got, moves) || s.View(0) != view {
						t.Errorf("%s\n%d moves, and before %d, or another View", text, len(got), len(moves))
					}
					for _, err := range Wander[Step[S, P, M]](rand.New(rand.NewPCG(seed, 13)), s, w) {
						if err != nil {
							t.Error(err)
						}
					}
				}
			})
		}
		if wait.Wait(); s != before || s.String() != text {
			t.Errorf("%s\nis now %s", text, s)
		}
	}
}
