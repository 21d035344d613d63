package reviewscrabble

import (
	"iter"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/scrabble"
)

// A Turn is one decision of a player: a placement, an exchange or a pass.
type Turn struct {
	N      int // from 1
	Player scrabble.Player
	First  int // the number of its move in the game, from 1: of its event in a GCG
	Step   scrabble.Step
	// Withdrawn reports whether the tiles were taken back by a contest, and After is the
	// position in which the next turn finds the game, or its end.
	Withdrawn bool
	After     scrabble.State
	// Drawn holds the draws of the player after the decision; those of the first turn begin with the first rack.
	Drawn []DrawStep
}

// A DrawStep is a draw, and the number of its move in the game.
type DrawStep = reviews.DrawStep[scrabble.Step]

// Before returns the position in which the player decided.
func (t Turn) Before() scrabble.State { return t.Step.Before }

// Turns returns the turns of a game, up to the first error, which it returns: the move that the
// rules refuse is no turn.
func Turns(game iter.Seq2[scrabble.Step, error]) (turns []Turn, err error) {
	n := 0
	first := map[scrabble.Player][]DrawStep{} // racks of players who have not had a turn
	for step, err := range game {
		if err != nil {
			return turns, err
		}
		n++
		switch step.Move.Kind() {
		case scrabble.KindPlace, scrabble.KindExchange, scrabble.KindPass:
			turns = append(turns, Turn{N: len(turns) + 1, Player: step.Player, First: n, Step: step, Drawn: first[step.Player]})
			delete(first, step.Player)
		case scrabble.KindDraw:
			if last := len(turns) - 1; last >= 0 && turns[last].Player == step.Player {
				turns[last].Drawn = append(turns[last].Drawn, DrawStep{N: n, Step: step})
			} else {
				first[step.Player] = append(first[step.Player], DrawStep{N: n, Step: step})
			}
		case scrabble.KindContest:
			if last := len(turns) - 1; last >= 0 && step.Effect().Undone == turns[last].Step.Move {
				turns[last].Withdrawn = true
			}
		}
		if last := len(turns) - 1; last >= 0 {
			turns[last].After = step.After
		}
	}
	return turns, nil
}
