package jarnac

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// last is the last move and what it changed, as a State keeps it.
type last struct {
	text   word // the word, or the letters drawn, sorted
	former word // the word that it was made of, or the letters set aside, sorted
	kind   Kind
	player Player
	line   int8 // the line that the move names
	to     int8 // the line that the word is on now
	due    due  // why the letters of a draw were due
}

// move is the move itself.
func (l last) move() Move {
	switch l.kind {
	case KindDraw:
		return Draw(0).With(l.text.String())
	case KindSwap:
		return Swap(l.former.String()).With(l.text.String())
	case KindLay, KindExtend, KindJarnac:
		return Move{kind: l.kind, line: int16(l.line), text: l.text.String()}
	}
	return Move{kind: l.kind}
}

// An Effect is what a move did.
type Effect struct {
	Player Player          // who moved
	Move   Move            // the move; the zero Move before the first
	Clause rulebook.Clause // the clause by which it did what follows

	// Line is the line of the player's mat on which the word of a Lay, an Extend
	// or a Jarnac now is, from 1; else 0.
	Line int
	// Former is the word that it was made of, "" for a new word.
	Former string
	// Freed is the line of the opponent's mat that a Jarnac emptied, from 1; else
	// 0.
	Freed int
	// Owed is the number of letters that the player on turn has to draw now, and
	// OwedBy the clause that says so; 0 and "" when there are none.
	Owed   int
	OwedBy rulebook.Clause
	// Returned is the letters of Former that the word left over, which went back
	// to the opponent's rack (classic-competition/last-jarnac-letters).
	Returned bag.Bag
}

// Last is what the last move did. At the start of a game, and in a position
// that was set up without a last move, it is the zero Effect.
func (s State) Last() Effect {
	l := s.last
	if l.kind == KindNone {
		return Effect{}
	}
	e := Effect{Player: l.player, Move: l.move(), Clause: s.lastClause(), Owed: s.due()}
	if e.Owed > 0 {
		e.OwedBy = s.rules.citeDue(s.dueNow())
	}
	switch l.kind {
	case KindJarnac:
		e.Freed = int(l.line)
		e.Returned = returned(l.former, l.text)
		fallthrough
	case KindLay, KindExtend:
		e.Line, e.Former = int(l.to), l.former.String()
	}
	return e
}

// lastClause is the clause that the last move rests on.
func (s *State) lastClause() rulebook.Clause {
	if s.phase == Over {
		return endClauses[s.end]
	}
	switch s.last.kind {
	case KindDraw:
		return s.rules.citeDue(s.last.due)
	case KindSwap:
		return s.rules.cite(citeSwap)
	case KindLay:
		return rulebook.OfficialTurnNewWord
	case KindExtend:
		return rulebook.OfficialTurnExtend
	case KindJarnac:
		return rulebook.OfficialHandoverTake
	}
	return rulebook.OfficialTurnPass
}

// returned is the letters of old that are not in w.
func returned(old, w word) bag.Bag {
	var left []byte
	in := w.letters()
	for letter, n := range old.letters().All() {
		for range max(0, n-in.Count(letter)) {
			left = append(left, letter)
		}
	}
	return bag.Of(left)
}
