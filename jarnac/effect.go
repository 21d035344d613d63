package jarnac

import (
	"cmp"
	"fmt"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An Effect is what a move does.
type Effect struct {
	Player Player          // who moves
	Move   Move            // the move
	Clause rulebook.Clause // the clause by which it does what follows

	// Line is the line of the player's mat on which the word of a Place, an Extend
	// or a Jarnac comes to lie, from 1; else 0.
	Line int `json:",omitzero"`
	// Former is the word that it is made of, "" for a new word.
	Former string `json:",omitzero"`
	// Freed is the line of the opponent's mat that a Jarnac empties, from 1; else 0.
	Freed int `json:",omitzero"`
	// Returned holds the letters of Former that the word leaves over, which go back
	// to the opponent's rack (classic-competition/last-jarnac-letters).
	Returned bag.Bag `json:",omitzero"`
	// Undone lists the words that a contest undoes, in the order in which they were laid.
	Undone []Undone `json:",omitempty"`
	// Penalty holds the cost of a contest for the player who was wrong.
	Penalty Penalty `json:",omitzero"`
	// Owed is the number of letters that the player on turn then has to draw, and
	// OwedBy the clause that says so; 0 and "" when there are none.
	Owed   int             `json:",omitzero"`
	OwedBy rulebook.Clause `json:",omitzero"`
}

// An Undone is a bad word that a contest takes back. Its letters return to where they
// were before (official/contest/undo).
type Undone struct {
	Word   string
	Former string `json:",omitzero"` // the word that it was made of, "" for a new one
	Line   int    `json:",omitzero"` // the line of its author's mat, from 1; 0 for a Jarnac that was only announced
	From   int    `json:",omitzero"` // the line of the opponent's mat that a Jarnac emptied, from 1; else 0
	Jarnac bool   `json:",omitzero"` // it was a Jarnac
	// Clause says what is wrong with the word; official/contest/double for a good
	// Jarnac that falls with a bad one before it.
	Clause rulebook.Clause
}

// A Penalty is what a contest costs the player who was wrong: letters that the other
// player draws more at the coming draw or swap, points that the other player is
// given, or both (official/time/out-penalty-only). The zero Penalty is nothing.
type Penalty struct {
	Against   Player          // who was wrong
	Letters   int             `json:",omitzero"` // that the other player draws more
	LettersBy rulebook.Clause `json:",omitzero"` // the clause by which they come
	Points    int             `json:",omitzero"` // that the other player is given
	PointsBy  rulebook.Clause `json:",omitzero"` // the clause by which they come
}

// String returns the penalty in one line, by what the other player gains: "A +1 letter
// (official/contest/good)"; "" for nothing.
func (p Penalty) String() string {
	if p == (Penalty{}) {
		return ""
	}
	text := p.Against.Opponent().String()
	if p.Points > 0 {
		text += fmt.Sprintf(" +%d points (%s)", p.Points, p.PointsBy)
	}
	if p.Letters > 0 {
		text += fmt.Sprintf(" +%d letter (%s)", p.Letters, p.LettersBy)
	}
	return text
}

// Effect returns what the move m of p does, asked of the position before it. Like
// [State.Play] it takes completed moves only, and its error is that of [State.Check].
func (s State) Effect(p Player, m Move) (Effect, error) {
	var pl plan
	if v := s.check(p, &m, &pl); v != nil {
		return Effect{}, v
	}
	after := s
	after.apply(p, &m, &pl)
	e := Effect{Player: p, Move: m, Clause: s.clauseOf(p, &m, &pl, &after), Owed: after.due()}
	if e.Owed > 0 {
		e.OwedBy = after.citeDue()
	}
	contest := m.kind == KindContest || m.kind == KindContestJarnac
	if contest {
		e.Penalty = s.penalty(&pl, &after)
		if pl.bad < 0 {
			return e, nil
		}
		for i := range int(s.window.n) - int(pl.bad) {
			l := s.laid(int(pl.bad) + i)
			why := pl.why
			if i > 0 {
				why = cmp.Or(s.rules.faultOf(&l).clause, law.OfficialContestDouble)
			}
			e.Undone = append(e.Undone, Undone{
				l.text.String(), l.former.String(), int(l.line), int(l.from), l.jarnac, why,
			})
		}
	}
	e.Line, e.Former = int(pl.line), pl.former.String()
	if pl.line > 0 && (contest || m.kind == KindJarnac) {
		e.Freed, e.Returned = int(pl.from), pl.word.letters().Missing(pl.former.letters())
	}
	return e, nil
}

// penalty returns what the contest of the plan costs, which leads to the state after, and by
// which clauses.
func (s *State) penalty(pl *plan, after *State) (p Penalty) {
	bad, to := pl.bad >= 0, s.window.author
	if bad {
		to = to.Opponent()
	}
	points, letter := s.gains(to, &s.window, bad)
	was, is := &s.mats[to], &after.mats[to]
	if is.tens > was.tens {
		p.Points, p.PointsBy = penaltyPoints, points
	}
	if is.extra > was.extra {
		p.Letters, p.LettersBy = 1, s.rules.citeDue(letter)
	}
	if p != (Penalty{}) {
		p.Against = to.Opponent()
	}
	return p
}

// Effect returns what the move of t does; the zero Effect where it is refused.
func (t Step) Effect() Effect {
	e, _ := t.Before.Effect(t.Player, t.Move)
	return e
}
