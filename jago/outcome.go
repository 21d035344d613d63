package jago

import (
	"fmt"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An end is why a game is over.
type end uint8

const (
	endNone       end = iota
	endTime           // the last minute ran out for a player who did not lead
	endUnfinished     // it ran out for one who led, and had not ended the turn
	endResign         // a player gave up
)

var endClauses = [...]rulebook.Clause{
	endNone:       law.JagoEnd,
	endTime:       law.JagoEnd,
	endUnfinished: law.JagoEndUnfinished,
	endResign:     law.JagoResign,
}

// An Outcome is the result of a game that is over. There is no draw: a player who cannot
// regain the lead loses.
type Outcome struct {
	Winner Player
	Drawn  bool            // never in Jago
	Scores [2]int          // how many letters show the colour of Red, and of Blue
	End    rulebook.Clause // the clause that ended the game
	// Verdict is the clause that decides it, in Jago that which ended the game.
	Verdict rulebook.Clause
}

// Outcome returns the result of the game, and whether the game is over.
func (s Public) Outcome() (Outcome, bool) {
	if s.phase != Over || s.rules == nil {
		return Outcome{}, false
	}
	clause := endClauses[s.end]
	return Outcome{Winner: s.winner, Scores: s.Scores(), End: clause, Verdict: clause}, true
}

// WonBy reports whether p has won.
func (o Outcome) WonBy(p Player) bool { return o.End != "" && p == o.Winner }

// String returns the result in one line: "red wins, 31 letters red and 28 blue (jago/end)".
func (o Outcome) String() string {
	return fmt.Sprintf("%s wins, %d letters red and %d blue (%s)", o.Winner, o.Scores[Red], o.Scores[Blue], o.End)
}
