package extra

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/show"
)

// A Pace lets time go by in one game between bots, which decide in no time, as much as people
// take: where the clock is part of a game, one without it never ends.
type Pace interface {
	// Decide returns what the seat on turn does: the decision that ask returns, or what the
	// clock makes of it. Not every call asks.
	Decide(p game.Position, rng *rand.Rand, ask func() (game.Move, error)) (game.Move, error)
	// Tell returns what the clock shows.
	Tell(o show.Options) string
}

type pacing func() Pace

// Paces attaches a Pace for each game.
func Paces(begin func() Pace) game.Part { return game.Extra(pacing(begin)) }

// PaceOf returns the pace of a game that begins, and whether games of this kind need one.
func PaceOf(g *game.Game) (Pace, bool) {
	begin, ok := game.ExtraOf[pacing](g)
	if !ok {
		return nil, false
	}
	return begin(), true
}
