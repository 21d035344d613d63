package bottest

import (
	"context"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

// Run holds what all players promise:
//
//   - What is no position to decide in is an error, and no player is made of what is none.
//   - With nodes for a bound, the same seed decides the same with any number of workers.
//   - Whatever the budget, and when it is told to stop, a player makes a legal move in time.
//   - What is hidden from a player makes no difference.
//   - A bad word is contested by each of the others, and no good one.
//   - Moves that somebody names are weighed, and refused where they cannot be made.
//   - Each decision is a move, at every level, by odd options, with a lexicon of three words
//     and with one whose words can hardly be laid; and the games end.
//   - Games between players of all levels are those of testdata/games.golden, which -update writes anew.
func (g *Game[R, S, P, V, M, O]) Run(t *testing.T) {
	t.Run("errors", g.errors)
	t.Run("workers", g.workers)
	t.Run("budgets", g.budgets)
	if g.Hidden != nil {
		t.Run("hidden", g.hidden)
	}
	if g.Weigh != nil {
		t.Run("weigh", g.weigh)
	}
	t.Run("contests", g.contests)
	t.Run("playthrough", g.playthrough)
	for i, options := range g.Odd {
		t.Run(options, func(t *testing.T) {
			t.Parallel()
			g.games(t, options, nil, i)
		})
	}
	for i, options := range g.Few {
		for _, list := range [][]string{{"RAT", "RATS", "TRI"}, {"QQQ"}} {
			t.Run(options+" with "+list[0], func(t *testing.T) {
				t.Parallel()
				g.games(t, options, words(t, list...), i)
			})
		}
	}
}

func (g *Game[R, S, P, V, M, O]) errors(t *testing.T) {
	ctx, none := context.Background(), *new(M)
	rules := g.compile(t, g.Options[0])
	s := g.Start(rules, 0)
	over := must.Get(s.Play(0, g.Resign))(t)
	p, _ := g.player(t, rules, bot.Champion, 1)
	for name, v := range map[string]V{
		"no game": *new(V), "over": over.View(0), "not on turn": s.View(1), "other rules": g.Start(g.compile(t, g.Options[1]), 0).View(0),
	} {
		if m, a, err := p.Decide(ctx, v); err == nil || m != none || len(a.Candidates) > 0 {
			t.Errorf("%s: decides on %s", name, m)
		}
		if m, ok := p.Contest(v); ok {
			t.Errorf("%s: does %s", name, m)
		}
	}
	if _, _, err := p.Decide(ctx, g.Start(g.compile(t, g.Options[0]), 0).View(0)); err != nil {
		t.Errorf("the same rules, compiled again: %v", err)
	}
	if _, _, err := g.Zero.Decide(ctx, s.View(0)); err == nil {
		t.Error("the zero Player decides")
	}
	for _, rules := range g.NoRules {
		if _, _, err := g.New(rules, bot.Champion, 1); err == nil {
			t.Error("there are no rules to play by")
		}
	}
	for _, level := range []bot.Level{0, bot.Champion + 1} {
		if _, _, err := g.New(rules, level, 1); err == nil {
			t.Errorf("there is the level %d", level)
		}
	}
}

// decide returns the decision of a new champion with a budget in the Middle, without the time.
func (g *Game[R, S, P, V, M, O]) decide(ctx context.Context, t *testing.T, s S, level bot.Level, b bot.Budget) (M, bot.Analysis[M]) {
	t.Helper()
	p, budget := g.player(t, g.compile(t, g.Options[0]), level, 5)
	*budget = b
	m, a, err := p.Decide(ctx, s.View(s.Turn()))
	if err != nil {
		t.Fatal(err)
	}
	g.look(t, s, m, &a)
	a.Time = 0
	return m, a
}

func (g *Game[R, S, P, V, M, O]) workers(t *testing.T) {
	s := g.Middle(t)
	_, want := g.decide(t.Context(), t, s, bot.Champion, bot.Budget{Nodes: g.Nodes})
	if len(want.Candidates) < 2 || want.Candidates[0].Visits == 0 || want.Nodes < g.Nodes/3 || want.Nodes > 2*g.Nodes {
		t.Errorf("%d nodes find %v", g.Nodes, want)
	}
	for _, workers := range []int{1, 2, 3, 1 << 20} {
		if _, a := g.decide(t.Context(), t, s, bot.Champion, bot.Budget{Nodes: g.Nodes, Workers: workers}); !reflect.DeepEqual(a, want) {
			t.Errorf("%d workers find %v, and one %v", workers, a, want)
		}
	}
}

func (g *Game[R, S, P, V, M, O]) budgets(t *testing.T) {
	s := g.Middle(t)
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, a := g.decide(stopped, t, s, bot.Champion, bot.Budget{}); a.Nodes != 0 {
		t.Errorf("stopped at once: %d nodes", a.Nodes)
	}
	for _, b := range []bot.Budget{
		{Nodes: 1}, {Nodes: -1, Time: time.Millisecond}, {Time: time.Nanosecond}, {Time: 20 * time.Millisecond}, {Time: -1, Nodes: 1},
		{Nodes: 50, Memory: 1}, {Nodes: 50, Memory: -1}, {Nodes: 50, Workers: -1},
	} {
		start := time.Now()
		if g.decide(t.Context(), t, s, bot.Champion, b); time.Since(start) > 10*time.Second {
			t.Errorf("%+v takes %v", b, time.Since(start))
		}
	}
	for _, level := range bot.Levels() { // the budget of the level itself
		g.decide(t.Context(), t, s, level, bot.Budget{})
	}
}

func (g *Game[R, S, P, V, M, O]) hidden(t *testing.T) {
	all := g.Hidden(t)
	if p := all[0].Turn(); all[0] == all[1] || all[0].View(p) != all[1].View(p) {
		t.Fatal("the positions do not differ in what is hidden alone")
	}
	for _, level := range bot.Levels() {
		var found [2]bot.Analysis[M]
		for i, s := range all {
			_, found[i] = g.decide(t.Context(), t, s, level, bot.Budget{Nodes: g.Nodes})
		}
		if !reflect.DeepEqual(found[0], found[1]) {
			t.Errorf("%s: what is hidden makes %v of %v", level, found[1], found[0])
		}
	}
}

func (g *Game[R, S, P, V, M, O]) contests(t *testing.T) {
	c := g.Contests
	rules := g.compile(t, c.Options)
	for word, want := range c.Words {
		steps := gametest.Steps[gametest.Step[S, P, M]](t, g.Start(rules, 0), g.Parse, append(slices.Clone(c.Moves), word)...)
		s, author := steps[len(steps)-1].After, steps[len(steps)-1].Player
		for p := range g.seats(s) {
			one, _ := g.player(t, rules, bot.Champion, 1)
			m, ok := one.Contest(s.View(p))
			if ok != (want != "" && p != author) || ok && m.String() != want {
				t.Errorf("%s: %v contests %t, %v", word, p, ok, m)
			}
			if p == author {
				continue
			}
			one, _ = g.player(t, rules, bot.Champion, 1)
			if m, _, err := one.Decide(t.Context(), s.View(p)); (err == nil) != (want != "") || err == nil && m.String() != want {
				t.Errorf("%s: %v decides on %v, %v", word, p, m, err)
			}
		}
	}
}

// games plays games with the i-th options.
func (g *Game[R, S, P, V, M, O]) games(t *testing.T, options string, words *lexicon.Lexicon, i int) {
	rules := must.Get(g.Compile(options, words))(t)
	for seed := range uint64(g.seeds()) {
		g.game(t, rules, i, seed)
	}
}
