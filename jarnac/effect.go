package jarnac

import (
	"cmp"
	"fmt"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// last is the last move and what it changed, as a State keeps it.
type last struct {
	move   Move
	former word // what the word of the move was made of
	player Player
	to     int8 // the line that the word is on now
	due    due  // why the letters of a draw were due
	gain   gain
	undone [2]laid // words of the opponent that a contest undid
}

// A gain is what a contest brought the player who was right.
type gain uint8

const (
	gainNone gain = iota
	gainLetter
	gainPoints
)

var gainNames = []string{"none", "letter", "points"}

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
	// Returned is the letters of Former that the word left over, which went back
	// to the opponent's rack (classic-competition/last-jarnac-letters).
	Returned bag.Bag
	// Undone is the words that a contest undid, in the order in which they were
	// laid; those without a Word are none.
	Undone [2]Undone
	// Gain is what a contest brought the player who was right.
	Gain Gain
	// Owed is the number of letters that the player on turn has to draw now, and
	// OwedBy the clause that says so; 0 and "" when there are none.
	Owed   int
	OwedBy rulebook.Clause
}

// An Undone is a bad word that a contest took back. Its letters are where they
// were before (official/contest/undo).
type Undone struct {
	WindowWord
	// Clause is what is wrong with the word; official/contest/double for a good
	// Jarnac that fell with a bad one before it.
	Clause rulebook.Clause
}

// String is the word as [WindowWord.String] has it, and what is wrong with it.
func (u Undone) String() string {
	if u.Word == "" {
		return ""
	}
	return fmt.Sprintf("%s (%s)", u.WindowWord, u.Clause)
}

// A Gain is what a contest brings: a letter more at the player's coming draw or
// swap, or points. The zero Gain is nothing.
type Gain struct {
	To      Player
	Letters int
	Points  int
	Clause  rulebook.Clause
}

// String is the gain in one line: "A +1 letter (official/contest/good)"; "" for
// nothing.
func (g Gain) String() string {
	switch {
	case g == Gain{}:
		return ""
	case g.Points > 0:
		return fmt.Sprintf("%s +%d points (%s)", g.To, g.Points, g.Clause)
	}
	return fmt.Sprintf("%s +%d letter (%s)", g.To, g.Letters, g.Clause)
}

// Last is what the last move did. At the start of a game, and in a position
// that was set up without a last move, it is the zero Effect.
func (s State) Last() Effect {
	l := &s.last
	if l.move.kind == KindNone {
		return Effect{}
	}
	e := Effect{Player: l.player, Move: l.move, Clause: s.lastClause(), Line: int(l.to), Owed: s.due()}
	if e.Owed > 0 {
		e.OwedBy = s.rules.citeDue(s.dueNow())
	}
	switch {
	case l.to == 0:
	case l.move.kind == KindJarnac || l.move.kind == KindContestJarnac:
		e.Freed = l.move.Line()
		e.Returned = returned(l.former, pack(l.move.text))
	}
	e.Former = l.former.String()
	for i, w := range l.undone {
		if w.text != 0 {
			why := cmp.Or(s.rules.faultOf(w).clause, rulebook.OfficialContestDouble)
			e.Undone[i] = Undone{w.windowWord(), why}
		}
	}
	e.Gain = s.lastGain()
	return e
}

// lastGain is what the last contest brought, and by which clause.
func (s *State) lastGain() Gain {
	l := &s.last
	upheld := l.undone[0].text != 0
	g := Gain{To: l.player}
	if !upheld {
		g.To = l.player.Opponent()
	}
	switch {
	case l.gain == gainNone:
		return Gain{}
	case l.gain == gainPoints && !upheld && !s.mats[l.player].out:
		g.Points, g.Clause = penaltyPoints, rulebook.OfficialTimeFlagContest
	case l.gain == gainPoints:
		g.Points, g.Clause = penaltyPoints, rulebook.OfficialTimeOutPenalty
	case !upheld:
		g.Letters, g.Clause = 1, rulebook.OfficialContestGood
	case s.mats[l.player.Opponent()].out:
		g.Letters, g.Clause = 1, rulebook.OfficialTimeFlagContest
	case l.undone[0].jarnac:
		g.Letters, g.Clause = 1, rulebook.OfficialContestBadJarnac
	default:
		g.Letters, g.Clause = 1, rulebook.OfficialContestBad
	}
	return g
}

// lastClause is the clause that the last move rests on.
func (s *State) lastClause() rulebook.Clause {
	if s.phase == Over {
		return endClauses[s.end]
	}
	switch l := &s.last; l.move.kind {
	case KindDraw:
		return s.rules.citeDue(l.due)
	case KindSwap:
		if l.move.Count() > swapSize {
			return rulebook.OfficialContestSwapReturns
		}
		return s.rules.cite(citeSwap)
	case KindLay:
		return rulebook.OfficialTurnNewWord
	case KindExtend:
		return rulebook.OfficialTurnExtend
	case KindJarnac:
		if l.to == 0 {
			return rulebook.OfficialTimeOut
		}
		return rulebook.OfficialHandoverTake
	case KindContest, KindContestJarnac:
		return s.citeContest()
	case KindFlag:
		return s.citeFlag(l.player)
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
