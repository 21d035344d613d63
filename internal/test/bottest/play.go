package bottest

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/gametest"
)

// seeds sets how many games are played by each options.
func (g *Game[R, S, P, V, M, O]) seeds() int { return gametest.N(2, 12) }

// game plays a game between players of all levels, in which now and then a move is spoiled,
// and looks at each decision.
func (g *Game[R, S, P, V, M, O]) game(t *testing.T, rules R, i int, seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 9))
	s := g.Start(rules, P(seed%2))
	sides := map[P]Bot[V, M]{}
	side := func(p P) Bot[V, M] {
		if sides[p] == nil {
			levels := uint64(bot.Champion)
			level := bot.Level(1 + (uint64(i)+3*seed+5*uint64(p))%levels)
			one, budget := g.player(t, rules, level, seed)
			budget.Nodes = 40
			sides[p] = one
		}
		return sides[p]
	}
	for n := 0; ; n++ {
		if _, over := s.Outcome(); over || g.Most == 0 && n >= g.Some {
			return
		}
		if g.Most > 0 && n > g.Most {
			t.Fatalf("seed %d: no end in sight in %s", seed, s)
		}
		if next, ok := g.contest(t, s, side); ok {
			s = next
			continue
		}
		p := s.Turn()
		m, a, err := side(p).Decide(context.Background(), s.View(p))
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
		g.look(t, s, m, &a)
		if odd := g.Spoil(rng, s, m); odd != m && s.Check(p, odd) == nil {
			m = odd
		}
		if m, err = gametest.Complete(rng, s, p, m); err == nil {
			s, err = s.Play(p, m)
		}
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
	}
}

// seats returns the number of players.
func (g *Game[R, S, P, V, M, O]) seats(s S) P {
	if g.Seats != nil {
		return P(g.Seats(s))
	}
	return 2
}

// contest asks all whether they contest something, and is the position after the first who does.
func (g *Game[R, S, P, V, M, O]) contest(t *testing.T, s S, side func(P) Bot[V, M]) (S, bool) {
	for p := range g.seats(s) {
		if m, ok := side(p).Contest(s.View(p)); ok {
			next, err := s.Play(p, m)
			if err != nil {
				t.Fatalf("%s contests: %v in %s", m, err, s)
			}
			return next, true
		}
	}
	return s, false
}

// look judges a decision.
func (g *Game[R, S, P, V, M, O]) look(t *testing.T, s S, m M, a *bot.Analysis[M]) {
	t.Helper()
	if best, ok := a.Best(); !ok || best != m {
		t.Fatalf("%s is not the best of %v", m, a)
	}
	isMove := false
	for one := range s.Moves(s.Turn()) {
		isMove = isMove || one == m
	}
	if err := s.Check(s.Turn(), m); !isMove && err != nil { // a contest is not among the moves
		t.Fatalf("%s is no move of %s: %v", m, s, err)
	}
	for _, c := range a.Candidates {
		if c.Win < 0 || c.Win > 1 || c.WinErr < 0 || c.Visits > 0 && c.Line[0].Decision() != c.Move {
			t.Fatalf("a candidate is %+v", c)
		}
	}
}
