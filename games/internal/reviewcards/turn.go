package reviewcards

import (
	"iter"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A Turn is one decision of a player: a placement, an exchange or a pass.
type Turn struct {
	N      int // from 1
	Player scrabblecards.Player
	First  int // the number of its move in the game, from 1
	Step   scrabblecards.Step
	// Withdrawn reports whether the cards were taken back by a contest, and After is the
	// position in which the next turn finds the game, or its end.
	Withdrawn bool
	After     scrabblecards.State
	// Drawn holds the draws of the player after the decision; those of the first turn begin with the first hand.
	Drawn []DrawStep
}

// A DrawStep is a draw, and the number of its move in the game.
type DrawStep = reviews.DrawStep[scrabblecards.Step]

// Before returns the position in which the player decided.
func (t Turn) Before() scrabblecards.State { return t.Step.Before }

// Turns returns the turns of a game, up to the first error, which it returns: the move that the
// rules refuse is no turn.
func Turns(game iter.Seq2[scrabblecards.Step, error]) (turns []Turn, err error) {
	n := 0
	first := map[scrabblecards.Player][]DrawStep{} // hands of players who have not had a turn
	for step, err := range game {
		if err != nil {
			return turns, err
		}
		n++
		switch step.Move.Kind() {
		case scrabblecards.KindPlace, scrabblecards.KindExchange, scrabblecards.KindPass:
			turns = append(turns, Turn{N: len(turns) + 1, Player: step.Player, First: n, Step: step, Drawn: first[step.Player]})
			delete(first, step.Player)
		case scrabblecards.KindDraw:
			if last := len(turns) - 1; last >= 0 && turns[last].Player == step.Player {
				turns[last].Drawn = append(turns[last].Drawn, DrawStep{N: n, Step: step})
			} else {
				first[step.Player] = append(first[step.Player], DrawStep{N: n, Step: step})
			}
		case scrabblecards.KindContest:
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
