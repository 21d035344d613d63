package game

import (
	"iter"

	"github.com/jeudelettres/lettres/rulebook"
)

// A View is what one seat knows of a position, and no more. It can be read from its text
// without a position behind it.
//
// It has the methods of [Public] too.
type View struct{ public }

func (v View) ops() *viewOps {
	if v.rules == nil {
		return &noView
	}
	return &v.rules.game.ops.view
}

// Viewer returns the seat whose view it is.
func (v View) Viewer() int { return v.ops().viewer(v.of) }

// Position returns the whole position, and true, in a game that hides nothing: where the View
// of the game has a method State.
func (v View) Position() (Position, bool) {
	if v.rules == nil || v.rules.game.whole == nil {
		return Position{}, false
	}
	return v.rules.at(v.rules.game.whole(v.of)), true
}

// Moves yields the decisions of the viewer, each once.
func (v View) Moves() iter.Seq[Move] { return v.ops().moves(v.of) }

// Check reports why a move of the viewer is refused, as far as the viewer can know.
func (v View) Check(m Move) error { return v.ops().check(v.of, m) }

// ParseMove reads a move of the viewer as people write it.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) {
	return v.ops().parseMove(v.of, text)
}
