package jago

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// Check reports why p cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it. What cannot be done on the
// board is found before what is wrong in the dictionary. A Draw must be completed.
func (s State) Check(p Player, m Move) error {
	if v := s.check(p, &m); v != nil {
		return v
	}
	return nil
}

// Each of the functions below returns nil or the first violation that it finds.

func (s *State) check(p Player, m *Move) *rulebook.Violation {
	switch {
	case !p.valid() || s.rules == nil:
		return refuse(m, rulebook.JagoPlayers, noPlayer)
	case s.phase == Over:
		return refuse(m, endClauses[s.end], gameOver)
	case m.kind == KindNone:
		return refuse(m, rulebook.JagoPlayers, noMove)
	case m.kind == KindResign:
		return nil
	case m.kind == KindContest:
		return s.checkContest(p, m)
	case p != s.turn:
		return refuse(m, rulebook.JagoPlayers, notOnTurn, s.turn)
	case m.kind == KindDraw:
		return s.checkDraw(m)
	case s.phase == Drawing:
		return refuse(m, rulebook.JagoPlayers, drawFirst)
	case m.kind == KindTurn:
		return s.checkTurn(m)
	case s.phase == Turning && m.kind == KindFlag:
		return refuse(m, rulebook.JagoContest, clockStands)
	case s.phase == Turning:
		return refuse(m, rulebook.JagoContest, turnFirst)
	case m.kind == KindLay:
		return s.checkLay(m)
	case m.kind == KindEnd:
		return s.checkEnd(m)
	}
	return nil // a flag
}

func (s *State) checkContest(p Player, m *Move) *rulebook.Violation {
	switch {
	case !s.window.open:
		return refuse(m, rulebook.JagoContest, notOpen)
	case p == s.window.author:
		return refuse(m, rulebook.JagoContest, ownWord)
	}
	return nil
}

func (s *State) checkDraw(m *Move) *rulebook.Violation {
	due := s.due()
	switch {
	case s.phase != Drawing:
		return refuse(m, rulebook.JagoPlayers, noDrawDue)
	case m.Count() != due:
		return refuse(m, rulebook.JagoPlayers, drawCount, due, m.Count())
	case !m.Completed():
		return refuse(m, rulebook.JagoPlayers, drawMissing)
	case !s.bag.Contains(bag.MustParse(m.Drawn())):
		return refuse(m, rulebook.JagoBag, notInBag, m.Drawn())
	}
	return nil
}

func (s *State) checkTurn(m *Move) *rulebook.Violation {
	if s.phase != Turning {
		return refuse(m, rulebook.JagoContest, nothingToTurn)
	}
	if int(m.n) > s.rules.options.Turned {
		return refuse(m, rulebook.JagoContest, turnsTooMany, s.rules.options.Turned)
	}
	for i, q := range m.Squares() {
		switch {
		case q >= squares || s.letters[q] == 0 || s.colours[q] == s.turn:
			return refuse(m, rulebook.JagoContest, turnsNotTheirs, q)
		case i > 0 && m.codes[i] == m.codes[i-1]:
			return refuse(m, rulebook.JagoContest, turnsTwice, q)
		}
	}
	return nil
}

func (s *State) checkLay(m *Move) *rulebook.Violation {
	switch s.fit(m) {
	case offBoard:
		return refuse(m, rulebook.JagoBoard, beyondBoard)
	case oneLetter:
		return refuse(m, rulebook.JagoTurn, twoLetters)
	case notWhole:
		return refuse(m, rulebook.JagoTurn, wholeWord)
	case nothing:
		return refuse(m, rulebook.JagoTurn, laysNothing)
	case notCentre:
		return refuse(m, rulebook.JagoTurn, centreFree)
	case notJoined:
		return refuse(m, rulebook.JagoTurn, touchesNothing)
	}
	l := s.lay(s.rules, s.turn, m, nil)
	beside := bag.MustParse(m.Beside())
	own, ok := l.needs.Minus(beside)
	switch {
	case !ok || !s.beside.Contains(beside):
		return refuse(m, rulebook.JagoReplaced, notBeside)
	case !s.racks[s.turn].Contains(own):
		return refuse(m, rulebook.JagoPlayers, notOnRack)
	}
	// The word itself is asked for first: a theft can only be judged of words.
	if one := &l.made[0].run; s.rules.options.Validation == Strict && !one.good(s.rules) {
		v := refuse(m, rulebook.JagoWords, s.wrong(one))
		v.Word = one.text()
		return v
	}
	if c := l.refused(); c != nil {
		v := s.refuseTheft(m, c)
		v.Word = c.text()
		return v
	}
	return nil
}

// wrong is what is wrong with a word.
func (s *State) wrong(w *run) (format string) {
	if s.rules.lexicon.Contains(w.text()) {
		return notAdmitted
	}
	return notInLexicon
}

// refuseTheft says why letters of a word may not be replaced so.
func (s *State) refuseTheft(m *Move, c *changed) *rulebook.Violation {
	word := c.text()
	switch c.verdict {
	case replacedOwn:
		return refuse(m, rulebook.JagoStealSenseReplace, ownLetters, word)
	case tooMany:
		return refuse(m, rulebook.JagoStealReplace, replacesMany, mostReplaced(c.n), word, c.replaced)
	case shapeAgain:
		return refuse(m, rulebook.JagoStealBack, hadShape, word)
	case presumed:
		return refuse(m, rulebook.JagoStealSenseFamily, presumedSame, word)
	case sameSense:
		return refuse(m, rulebook.JagoStealSense, keepsSense, word)
	}
	return refuse(m, rulebook.JagoStealSenseReplace, replacesInNone, word)
}

func (s *State) checkEnd(m *Move) *rulebook.Violation {
	lead := s.Lead(s.turn)
	if s.rules.options.Validation == Strict {
		if bad, found := s.firstBad(s.rules); found {
			v := refuse(m, rulebook.JagoEndOfTurn, runIsNone)
			v.Word = bad.text()
			return v
		}
	}
	if lead < 1 {
		return refuse(m, rulebook.JagoEndOfTurn, noLead, s.Shown(s.turn), s.Shown(s.turn.Opponent()))
	}
	return nil
}

func refuse(m *Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrases.Violation(c, m.String(), "", format, args...)
}
