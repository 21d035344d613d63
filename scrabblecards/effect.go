package scrabblecards

import "github.com/jeudelettres/lettres/rulebook"

// last is the last move and what it changed, as a State keeps it.
type last struct {
	move   Move
	undone Move  // the placement that a contest took back
	points int32 // of the placement that was laid, or taken back
	player Player
	author Player // of the move that a contest was about
	good   bool   // a contest has found its words good
}

// An Effect is what a move did.
type Effect struct {
	Player Player          // who moved
	Move   Move            // the move; the zero Move before the first
	Clause rulebook.Clause // the clause by which it did what follows

	// Points is what it has added to the score of the player who laid it: a placement,
	// with the bonus, or below zero one that a contest took back.
	Points int
	// Words is the words that were made, or taken back; the one along it first.
	Words []Word
	// TakenOff is the words of which letters were taken off the table, and Stayed those
	// that the move did not make and that stay (cards/leave).
	TakenOff, Stayed []Word
	// Undone is the placement that a contest took back, and Bad those of Words that are
	// not good.
	Undone Move
	Bad    []Word
	// Penalty is what a contest of good words cost the player who contested.
	Penalty int
}

// Last is what the last move did. At the start of a game, and in a position that was
// set up without a last move, it is the zero Effect.
func (s State) Last() Effect { return s.effect() }

func (s *open) effect() Effect {
	l := &s.last
	e := Effect{Player: l.player, Move: l.move, Undone: l.undone, Points: int(l.points)}
	switch l.move.kind {
	case KindNone:
		return Effect{}
	case KindDraw:
		e.Clause = rulebook.CardsRefill
	case KindPlace:
		e.Clause = rulebook.CardsPlace
		if s.before.n == 0 {
			e.Clause = rulebook.CardsFirst
		} else if l.move.bonus != NoBonus {
			e.Clause = rulebook.CardsBonus
		}
		e.Words = s.before.appendWords(nil, s.rules, &l.move)
		e.TakenOff, e.Stayed = s.leaving(&l.move)
	case KindExchange:
		e.Clause = rulebook.CardsExchange
	case KindPass, KindLetGo, KindResign:
		e.Clause = rulebook.CardsPass
	case KindContest:
		e.Clause = rulebook.CardsContest
		if l.good {
			e.Penalty = s.rules.options.Penalty
			break
		}
		e.Words = s.before.appendWords(nil, s.rules, &l.undone)
		var w words
		s.before.with(&l.undone, &w)
		for i := range w.n {
			if !w.run[i].good(s.rules) {
				e.Bad = append(e.Bad, e.Words[i])
			}
		}
	}
	if s.phase == Over {
		e.Clause = endClauses[s.end]
	}
	return e
}

// leaving is the words that a move did not make, by what became of them.
func (s *open) leaving(m *Move) (off, stayed []Word) {
	var w words
	after := s.before.with(m, &w)
	made := map[run]bool{}
	for _, one := range w.run[:w.n] {
		made[one] = true
	}
	for _, one := range after.appendRuns(nil) {
		if made[one] {
			continue
		}
		word := Word{Text: one.text(), Row: one.row, Column: one.col, Dir: one.dir}
		whole := true
		for i := range one.n {
			whole = whole && s.table.at(one.dir.step(one.row, one.col, i)) != 0
		}
		if whole {
			stayed = append(stayed, word)
		} else {
			off = append(off, word)
		}
	}
	return off, stayed
}
