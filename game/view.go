package game

import (
	"iter"

	"github.com/jeudelettres/lettres/rulebook"
)

// A View is what one seat knows of a position, and no more. It can be read from its text
// without a position behind it.
type View struct {
	rules *Rules
	view  any
}

func (v View) ops() *viewOps {
	if v.rules == nil {
		return &noView
	}
	return &v.rules.game.ops.view
}

// Rules returns the rules by which the game is played, nil for the zero View.
func (v View) Rules() *Rules { return v.rules }

// Of returns the concrete view, such as a jarnac.View.
func (v View) Of() any { return v.view }

// Viewer returns the seat whose view it is.
func (v View) Viewer() int { return v.ops().viewer(v.view) }

// Turn returns the seat that has to act.
func (v View) Turn() int { return v.ops().turn(v.view) }

// Position returns the whole position, and true, in a game that hides nothing: where the View
// of the game has a method State.
func (v View) Position() (Position, bool) {
	if v.rules == nil || v.rules.game.whole == nil {
		return Position{}, false
	}
	return v.rules.at(v.rules.game.whole(v.view)), true
}

// CanAct reports whether a seat has anything to do: on turn, or to contest.
func (v View) CanAct(seat int) bool { return v.ops().canAct(v.view, seat) }

// Due returns the number of letters that the seat on turn has to draw.
func (v View) Due() int { return v.ops().due(v.view) }

// Score returns the points of a seat.
func (v View) Score(seat int) int { return v.ops().score(v.view, seat) }

// Points returns what a legal move of the viewer, who is on turn, is worth by itself.
func (v View) Points(m Move) int { return v.ops().points(v.view, m) }

// Open yields the moves that can be contested, with their seats.
func (v View) Open() iter.Seq2[int, Move] { return v.ops().open(v.view) }

// Moves yields the decisions of the viewer, each once.
func (v View) Moves() iter.Seq[Move] { return v.ops().moves(v.view) }

// Check reports why a move of the viewer is refused, as far as the viewer can know.
func (v View) Check(m Move) error { return v.ops().check(v.view, m) }

// ParseMove reads a move of the viewer as people write it.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) {
	return v.ops().parseMove(v.view, text)
}

// Outcome returns how the game has ended, and whether it has.
func (v View) Outcome() (Outcome, bool) { return v.ops().outcome(v.view) }

// Hash returns a hash of what the viewer knows.
func (v View) Hash() uint64 { return v.ops().hash(v.view) }

// MarshalText returns the text of the view, which [Rules.ParseView] reads.
func (v View) MarshalText() ([]byte, error) {
	return v.ops().text(v.view)
}

// String returns the text of the view, "" for the zero View.
func (v View) String() string {
	text, _ := v.MarshalText()
	return string(text)
}
