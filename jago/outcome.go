package jago

import (
	"fmt"

	"github.com/jeudelettres/lettres/rulebook"
)

// An end is why a game is over.
type end uint8

const (
	endNone   end = iota
	endTime       // the last minute has run out
	endResign     // a player gave up
)

var endClauses = [...]rulebook.Clause{
	endNone:   rulebook.JagoEnd,
	endTime:   rulebook.JagoEnd,
	endResign: rulebook.JagoResign,
}

// An Outcome is the result of a game that is over. There is no draw: who cannot regain
// the lead loses.
type Outcome struct {
	Winner Player
	Shown  [2]int          // how many letters show the colour of Red, and of Blue
	End    rulebook.Clause // the clause that ended the game, and decides it
}

// Outcome is the result of the game, and whether there is one yet.
func (s State) Outcome() (Outcome, bool) {
	if s.phase != Over || s.rules == nil {
		return Outcome{}, false
	}
	return Outcome{s.last.player.Opponent(), [2]int{int(s.shown[Red]), int(s.shown[Blue])}, endClauses[s.end]}, true
}

// String is the result in one line: "red wins, 31 letters red and 28 blue (jago/end)".
func (o Outcome) String() string {
	return fmt.Sprintf("%s wins, %d letters red and %d blue (%s)", o.Winner, o.Shown[Red], o.Shown[Blue], o.End)
}
