package scrabblecards

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An Effect is what a move does.
type Effect struct {
	Player Player          // who makes the move
	Move   Move            // the move
	Clause rulebook.Clause // the clause that says what the move does

	// Points holds the score of a placement, with the bonus. For a contest that takes a
	// placement back it is what the author loses, a negative number.
	Points int `json:",omitzero"`
	// Words is the words that the move makes, or those that a contest is about. The one along the placement
	// comes first.
	Words []Word `json:",omitempty"`
	// TakenOff is the words that lose letters, and Stayed the older words that stay whole,
	// each with the clause that decides it (cards/leave).
	TakenOff, Stayed []Word `json:",omitempty"`
	// Undone is the placement that a contest takes back, and Bad its bad words.
	Undone Move   `json:",omitzero"`
	Bad    []Word `json:",omitempty"`
	// Penalty holds the cost of the contest.
	Penalty Penalty `json:",omitzero"`
}

// A Penalty is what a contest costs. Whoever contests good words loses points; the author
// of a bad word loses the turn. The zero Penalty means no penalty.
type Penalty struct {
	Against Player
	Points  int  `json:",omitzero"`
	Turn    bool `json:",omitzero"` // the turn is lost
	Clause  rulebook.Clause
}

// Effect tells what the move m of p would do now, without playing it. The error is that of
// [State.Check].
func (s State) Effect(p Player, m Move) (Effect, error) {
	var w plan
	as := m
	if v := s.check(p, &as, &w); v != nil {
		return Effect{}, v
	}
	return s.effect(p, m, &as, &w), nil
}

var kindClauses = [...]rulebook.Clause{
	KindPlace:    law.CardsPlace,
	KindExchange: law.CardsExchange,
	KindPass:     law.CardsPass,
	KindContest:  law.CardsContest,
	KindResign:   law.CardsResign,
}

// effect returns what a legal move does; m is as the check has written it.
func (s *Public) effect(p Player, given Move, m *Move, w *plan) Effect {
	e := Effect{Player: p, Move: given, Clause: kindClauses[m.kind]}
	l := &w.laying
	switch {
	case m.kind == KindDraw:
		e.Clause = s.citeDraw()
	case m.kind == KindPlace:
		if l.first {
			e.Clause = law.CardsFirst
		} else if m.bonus != NoBonus {
			e.Clause = law.CardsBonus
		} else if l.nLaid == s.rules.options.Rack && s.rules.options.Bonus > 0 {
			e.Clause = law.CardsScrabble
		}
		e.Points, e.Words = int(w.points), l.appendWords(nil, s.rules, m)
		var v leaving
		l.leave(s.rules, &v)
		e.TakenOff, e.Stayed = l.others(&v)
	case m.kind == KindContest && w.bad == none:
		e.Words = l.appendWords(nil, s.rules, &s.open.move)
		e.Penalty = Penalty{Against: p, Points: s.rules.options.PenaltyPoints, Clause: law.CardsContest}
		if len(e.Words) > 1 { // which cost as much as one
			e.Penalty.Clause = law.CardsContestSeveral
		}
	case m.kind == KindContest:
		o := &s.open
		e.Undone, e.Points, e.Words = o.move, -int(w.points), l.appendWords(nil, s.rules, &o.move)
		for i := w.bad; i != none; i = l.bad(s.rules, i+1) {
			e.Bad = append(e.Bad, e.Words[i])
		}
		e.Penalty = Penalty{Against: o.author, Turn: true, Clause: law.CardsContest}
		if o.move.bonus != NoBonus || o.before.n+uint8(l.nLaid) > s.table.n { // words were taken off
			e.Clause = law.CardsContestRestore
		}
	}
	if w.end != endNone {
		e.Clause = endClauses[w.end]
	}
	return e
}
