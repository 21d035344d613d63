package bottest

import (
	"context"
	"testing"

	"github.com/jeudelettres/lettres/bot"
)

// A Weighing is moves to compare in a position.
type Weighing[S, M any] struct {
	State   S
	Best    M
	Worse   []M // by far; what comes by chance may be named
	Refused []M // besides the zero Move, the contest and the resignation
}

// A weigher is a player that compares moves which somebody names.
type weigher[V, M any] interface {
	Weigh(context.Context, V, ...M) (bot.Analysis[M], error)
}

// weigh holds that a player compares the moves that it is given, each once and equally often,
// and refuses what cannot be made.
func (g *Game[R, S, P, V, M, O]) weigh(t *testing.T) {
	w := g.Weigh(t)
	one, budget := g.player(t, g.compile(t, g.Options[0]), bot.Beginner, 5)
	budget.Nodes = g.Nodes
	p, turn := one.(weigher[V, M]), w.State.Turn()
	v := w.State.View(turn)
	a, err := p.Weigh(t.Context(), v, append(w.Worse, w.Best, w.Best)...)
	if err != nil || len(a.Candidates) != len(w.Worse)+1 || a.Candidates[0].Move != w.Best {
		t.Fatalf("%+v, %v", a, err)
	}
	for _, c := range a.Candidates[1:] {
		if c.Visits != a.Candidates[0].Visits || c.Behind.Points < 10 || c.BehindErr.Points <= 0 || c.Move != c.Move.Decision() {
			t.Errorf("%s is %+v", c.Move, c)
		}
	}
	for _, m := range append(w.Worse, w.Best) {
		if a, err := p.Weigh(t.Context(), v, m); err != nil || len(a.Candidates) != 1 || a.Candidates[0].Visits == 0 {
			t.Errorf("%s alone: %+v, %v", m, a, err)
		}
	}
	for _, m := range append(w.Refused, *new(M), g.Resign) {
		if a, err := p.Weigh(t.Context(), v, m); err == nil {
			t.Errorf("%s is %+v", m, a)
		}
	}
	if _, err := p.Weigh(t.Context(), w.State.View(1-turn), w.Best); err == nil {
		t.Error("the other is not on turn")
	}
	if _, err := p.Weigh(t.Context(), *new(V), w.Best); err == nil {
		t.Error("there is no game")
	}
}
