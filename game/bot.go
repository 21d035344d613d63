package game

import (
	"context"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
)

// A Bot decides for one seat of one game. One goroutine uses it.
type Bot interface {
	// Decide returns a decision of the viewer, who is on turn, with its analysis. After an
	// error the bot has no decision.
	Decide(context.Context, View) (Move, bot.Analysis[Move], error)
	// Contest returns a contest of what an opponent has just laid or called, and whether the
	// bot contests.
	Contest(View) (Move, bool)
}

// A Limited bot thinks within a budget, which can be changed between two decisions.
type Limited interface {
	Bot
	Limit(bot.Budget)
}

// levelled has the methods of a player of a package such as bot/botjarnac.
type levelled[V, M any] interface {
	Decide(context.Context, V) (M, bot.Analysis[M], error)
	Contest(V) (M, bool)
}

// Players attaches the players of a package such as bot/botjarnac. Budget returns what bounds
// one of them.
func Players[R, V any, M Move, B levelled[V, M]](player func(R, bot.Level, uint64) (B, error), budget func(B) *bot.Budget) Part {
	return func(g *Game) {
		g.players = func(rules any, level bot.Level, seed uint64) (Bot, error) {
			b, err := player(rules.(R), level, seed)
			if err != nil {
				return nil, err
			}
			return Playing(b, budget(b)), nil
		}
	}
}

// Playing returns a Bot that decides as a player of one game's own types does, such as a *botjarnac.Player
// whose policy was changed. A budget that it is given later goes to where budget points.
func Playing[V any, M Move, B levelled[V, M]](player B, budget *bot.Budget) Limited {
	return &typedBot[V, M]{decide: player.Decide, contest: player.Contest, budget: budget}
}

// HasPlayers reports whether there are players of levels.
func (g *Game) HasPlayers() bool { return g.players != nil }

// Bot returns a player of a level, whose chance comes from the seed alone. It fails where there
// is none for these rules. The Bot is [Limited].
func (r *Rules) Bot(level bot.Level, seed uint64) (Bot, error) {
	switch {
	case r.none():
		return nil, errNoGame
	case r.game.players == nil:
		return nil, phrases.InputError(noPlayers, r.game.name)
	}
	return r.game.players(r.of, level, seed)
}

// A typedBot is a Bot of one game's own types. A [Run] of the game asks it with their View, and without boxes.
type typedBot[V any, M Move] struct {
	choose func(V) M // of a player that has no analysis, and contests nothing; nil for all others

	decide  func(context.Context, V) (M, bot.Analysis[M], error)
	contest func(V) (M, bool)
	budget  *bot.Budget
}

func (b *typedBot[V, M]) Limit(budget bot.Budget) {
	if b.budget != nil {
		*b.budget = budget
	}
}

func (b *typedBot[V, M]) Decide(ctx context.Context, v View) (Move, bot.Analysis[Move], error) {
	if b.choose != nil {
		return b.choose(v.of.(V)), bot.Analysis[Move]{}, nil
	}
	m, a, err := b.decide(ctx, v.of.(V))
	if err != nil {
		return nil, bot.Analysis[Move]{}, err
	}
	return m, analysis(a), nil
}

func (b *typedBot[V, M]) Contest(v View) (Move, bool) {
	if b.choose != nil {
		return nil, false
	}
	return contested(b.contest(v.of.(V)))
}

// contested boxes the contest of a bot.
func contested[M Move](m M, contest bool) (Move, bool) {
	if !contest {
		return nil, false
	}
	return m, true
}

// analysis boxes the moves of an analysis.
func analysis[M Move](a bot.Analysis[M]) bot.Analysis[Move] {
	out := bot.Analysis[Move]{Nodes: a.Nodes, Time: a.Time, Exact: a.Exact}
	for _, c := range a.Candidates {
		boxed := bot.Candidate[Move]{
			Move: c.Move, Win: c.Win, WinErr: c.WinErr, Points: c.Points, PointsErr: c.PointsErr,
			Behind: c.Behind, BehindErr: c.BehindErr, Proof: c.Proof, Bound: c.Bound, Visits: c.Visits,
		}
		for _, m := range c.Line {
			boxed.Line = append(boxed.Line, m)
		}
		out.Candidates = append(out.Candidates, boxed)
	}
	return out
}

// Random returns a player for comparison that makes any of the decisions of a view, each with
// the same chance.
func (g *Game) Random(seed uint64) Bot { return g.random(seed) }

// anyOf returns a function that makes any decision.
func anyOf[V interface{ Moves() iter.Seq[M] }, M Move](seed uint64) func(V) M {
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
}

// Greedy attaches a player for comparison that sees every word and takes the most points.
func Greedy[V any, M Move](decide func(V) M) Part {
	return func(g *Game) {
		g.greedy = Choosing(decide)
	}
}

// Greedy returns the player for comparison that takes the most points, and whether there is
// one.
func (g *Game) Greedy() (Bot, bool) {
	return g.greedy, g.greedy != nil
}

// Choosing returns a Bot that does what the function says, of one game's own types, and contests
// nothing.
func Choosing[V any, M Move](decide func(V) M) Bot { return &typedBot[V, M]{choose: decide} }
