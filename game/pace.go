package game

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/show"
)

// A Pace lets time go by in one game between bots, which decide in no time, as much as people
// take: where the clock is part of a game, one without it never ends.
type Pace interface {
	// Decide returns what the seat on turn does: the decision that ask returns, or what the
	// clock makes of it. Not every call asks.
	Decide(p Position, rng *rand.Rand, ask func() (Move, error)) (Move, error)
	// Tell returns what the clock shows.
	Tell(o show.Options) string
}

// Paces attaches a Pace for each game.
func Paces(begin func() Pace) Part { return func(g *Game) { g.pace = begin } }

// Pace returns the pace of a game that begins, and whether games of this kind need one.
func (g *Game) Pace() (Pace, bool) {
	if g.pace == nil {
		return nil, false
	}
	return g.pace(), true
}
