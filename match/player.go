package match

import (
	"context"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
)

// A Player plays one side of one game, from its start to its end. It is asked by one goroutine
// at a time.
type Player interface {
	// Decide returns the decision of the viewer of v, who is on turn: any legal move, without
	// the letters that chance brings. It returns when ctx is done, at the latest. After an
	// error the player has lost.
	//
	// It is not asked where the only thing to do is to draw the letters that are due: the
	// referee draws them.
	Decide(ctx context.Context, v game.View, t Time) (game.Move, error)

	// Contest returns a contest of the word that the opponent has just laid or called, or false
	// to let it stand. It is asked once after each word that is open to contest, where a bad
	// one can be laid.
	Contest(ctx context.Context, v game.View, t Time) (m game.Move, contest bool, err error)

	// Close ends the player: when the game is decided, and before its last move is made. A
	// player whose Close fails has lost. It may be called more than once.
	Close() error
}

// Time bounds how long a player may think; 0 is no bound.
type Time struct {
	Move       time.Duration // for this decision
	Own, Other time.Duration // that the player and the opponent have left for the whole game
}

// An Engine makes the players of one side of a match. Several goroutines use it at once.
type Engine interface {
	// NewPlayer returns a player for a seat in a game that begins. Its chance comes from the
	// seed alone.
	NewPlayer(ctx context.Context, seat int, seed uint64) (Player, error)
	// Close ends the engine after its last game.
	Close() error
}

// Bots returns an Engine whose players are the bots that begin makes. A bot that can be limited
// thinks within the budget, and within the time that the referee gives.
func Bots(begin func(seed uint64) (game.Bot, error), budget bot.Budget) Engine {
	return bots{begin, budget}
}

type bots struct {
	begin  func(seed uint64) (game.Bot, error)
	budget bot.Budget
}

func (e bots) NewPlayer(_ context.Context, _ int, seed uint64) (Player, error) {
	b, err := e.begin(seed)
	if err != nil {
		return nil, err
	}
	return &botPlayer{b, e.budget}, nil
}

func (e bots) Close() error { return nil }

// A botPlayer is a bot as a Player. The referee asks it without making a View.
type botPlayer struct {
	bot    game.Bot
	budget bot.Budget
}

// share is by how much a player divides the time left for the game: a game has about as
// many decisions that need thought.
const share = 30

// limit bounds the next decision.
func (b *botPlayer) limit(t Time) {
	l, ok := b.bot.(game.Limited)
	if !ok {
		return
	}
	budget := b.budget
	for _, bound := range []time.Duration{t.Move, t.Own / share} {
		if bound > 0 && (budget.Time == 0 || bound < budget.Time) {
			budget.Time = bound
		}
	}
	l.Limit(budget)
}

func (b *botPlayer) Decide(ctx context.Context, v game.View, t Time) (game.Move, error) {
	b.limit(t)
	m, _, err := b.bot.Decide(ctx, v)
	return m, err
}

func (b *botPlayer) Contest(_ context.Context, v game.View, _ Time) (m game.Move, contest bool, err error) {
	m, contest = b.bot.Contest(v)
	return m, contest, nil
}

func (b *botPlayer) Close() error { return nil }
