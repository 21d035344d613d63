package showtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/show"
)

// A State is the State of any game.
type State[S, P, M, O any] interface {
	gametest.Walked[S, P, M]
	Outcome() (O, bool)
}

// A Move is the Move of any game.
type Move[M any, K comparable] interface {
	comparable
	fmt.Stringer
	Kind() K
}

// A Game is a game that is told and drawn: its states S, of which A is drawn, players P,
// moves M of kinds K, outcomes O and steps T.
type Game[A any, S State[S, P, M, O], P ~uint8, M Move[M, K], K interface {
	comparable
	fmt.Stringer
}, O any, T gametest.Stepped[S, P, M]] struct {
	gametest.Stroll[M]
	Start func(t testing.TB, seed uint64) S // of a random game
	Games [2]int                            // random games, and those of a long run
	Kinds []K                               // that random games have
	At    func(S, P) []A
	No    []A // no positions

	Tell      func(T, show.Options) string
	Turn      func(A, show.Options) string
	Move      func(A, M, show.Options) string
	Text, SVG func(A, show.Options, ...T) string
	Sum       func(S, show.Options) string // "" where there is none
}

// English and French are options for readers with the names of two players.
var (
	English = show.Options{Language: language.English, Names: []string{"Alice", "Bruno"}}
	French  = show.Options{Language: language.French, Names: []string{"Alice", "Bruno"}}
)

// Run tests that whatever happens in random games is told in both languages and fits on the
// page, and that nothing is told of no game.
func (g *Game[A, S, P, M, K, O, T]) Run(t *testing.T) {
	told := map[K]int{}
	for seed := range uint64(gametest.N(g.Games[0], g.Games[1])) {
		n := 0
		var turn []T
		for next, err := range gametest.Wander[T](rand.New(rand.NewPCG(seed, 1)), g.Start(t, seed), g.Stroll) {
			if err != nil {
				break
			}
			step := gametest.Step[S, P, M](next)
			told[step.Move.Kind()]++
			if len(turn) > 0 && gametest.Step[S, P, M](turn[0]).Player != step.Player {
				turn = nil
			}
			turn = append(turn, next)
			all, before := g.At(step.After, step.Player), g.At(step.Before, step.Player)[0]
			Said(t, step.Move.String(), func(o show.Options) string { return g.Tell(next, o) })
			Said(t, "the turn", func(o show.Options) string { return g.Turn(all[0], o) })
			Named(t, step.Move.String(), func(o show.Options) string { return g.Move(before, step.Move, o) })
			if _, over := step.After.Outcome(); over || n%24 == 23 {
				for _, at := range all {
					g.Fits(t, at, turn...)
				}
			}
			if n++; t.Failed() {
				t.Fatalf("seed %d: %v", seed, step.After)
			}
		}
	}
	for _, k := range g.Kinds {
		if told[k] == 0 {
			t.Errorf("no %s in all games, but %v", k, told)
		}
	}
	for _, a := range g.No {
		if got := g.Text(a, English) + g.SVG(a, English) + g.Turn(a, English) + g.Move(a, *new(M), English); got != "" {
			t.Error(got)
		}
	}
	if got := g.Tell(*new(T), English); got != "" {
		t.Error(got)
	}
}

// Fits tests how a position is drawn.
func (g *Game[A, S, P, M, K, O, T]) Fits(t *testing.T, at A, since ...T) {
	t.Helper()
	Position(t, func(o show.Options) string { return g.Text(at, o, since...) }, func(o show.Options) string { return g.SVG(at, o, since...) })
}

// Beside tests that the players stand beside what is drawn in text from so many columns on.
func (g *Game[A, S, P, M, K, O, T]) Beside(t *testing.T, at A, columns int) {
	t.Helper()
	lines := func(columns int) int { return strings.Count(g.Text(at, show.Options{Width: columns}), "\n") }
	if beside, below := lines(columns), lines(columns-1); beside >= below {
		t.Errorf("%d lines in %d columns, and %d in one less", beside, columns, below)
	}
}

// Play plays moves from a position.
func (g *Game[A, S, P, M, K, O, T]) Play(t testing.TB, s S, moves ...string) []T {
	t.Helper()
	return gametest.Steps[T](t, s, g.Parse, moves...)
}

// Told tests what is told of steps, in English and in French where there is a second text.
func (g *Game[A, S, P, M, K, O, T]) Told(t *testing.T, steps []T, want ...[2]string) {
	t.Helper()
	for i, want := range want {
		for k, o := range []show.Options{English, French} {
			if got := g.Tell(steps[i], o); got != want[k] && want[k] != "" {
				t.Errorf("%v is told as %q", gametest.Step[S, P, M](steps[i]).Move, got)
			}
		}
	}
}

// Choose plays n moves that are chosen, and completed by chance.
func (g *Game[A, S, P, M, K, O, T]) Choose(t testing.TB, rng *rand.Rand, s S, n int, choose func(S) M) (steps []T) {
	t.Helper()
	for range n {
		p := s.Turn()
		m := must.Get(s.Complete(rng, p, choose(s)))(t)
		after := must.Get(s.Play(p, m))(t)
		steps, s = append(steps, T{Before: s, Player: p, Move: m, After: after}), after
	}
	return steps
}

// Hidden tests that what is drawn for the second player, and told, is the same whatever the first
// holds: a game begins with draws that end in one of two ways. The first exchanges cards then.
func (g *Game[A, S, P, M, K, O, T]) Hidden(t *testing.T, start S, first string, second [2]string, drawn string, exchange, exchanged, toExchange string) {
	t.Helper()
	one, two := g.Play(t, start, first, second[0]), g.Play(t, start, first, second[1])
	last := gametest.Step[S, P, M](one[1])
	for p := range P(2) {
		a, b := g.At(last.After, p)[1], g.At(gametest.Step[S, P, M](two[1]).After, p)[1]
		same := p == 0
		if got := g.Text(a, English, one...) == g.Text(b, English, two...); got != same {
			t.Errorf("for player %d the texts are alike: %t", p, got)
		}
		if got := g.SVG(a, English, one...) == g.SVG(b, English, two...); got != same {
			t.Errorf("for player %d the drawings are alike: %t", p, got)
		}
		onlooker := English
		onlooker.Onlooker = true
		if g.Text(a, onlooker, one...) != g.Text(b, onlooker, two...) || g.SVG(a, onlooker, one...) != g.SVG(b, onlooker, two...) {
			t.Errorf("onlookers see what player %d alone may see", p)
		}
	}
	g.Told(t, one[1:], [2]string{drawn})
	g.Told(t, two[1:], [2]string{drawn})
	change := g.Play(t, last.After, exchange)
	g.Told(t, change, [2]string{"", exchanged})
	made := gametest.Step[S, P, M](change[0])
	if got := g.Move(g.At(made.Before, 0)[1], made.Move, French); got != toExchange {
		t.Errorf("to the player it is %q", got)
	}
}

// Golden compares a position with the golden files of that name: as it is seen by a reader of
// French, and in other ways.
func (g *Game[A, S, P, M, K, O, T]) Golden(t *testing.T, french, other string, seen, all A, o show.Options, since ...T) {
	t.Helper()
	Golden(t, french+"-fr.txt", g.Text(seen, o, since...))
	Golden(t, french+"-fr.svg", g.SVG(seen, o, since...))
	dark := show.Options{Language: language.English, Scheme: show.Dark, Wide: true, Names: []string{"<Alice>", "Bruno & Zoé"}}
	Golden(t, other+"-en-dark.svg", g.SVG(all, dark, since...))
	dark.Width, dark.Colour = 40, true
	Golden(t, other+"-en-colour.txt", g.Text(all, dark, since...))
}
