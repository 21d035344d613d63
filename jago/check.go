package jago

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A plan is what a check finds of a legal move, and what [State.Play] and
// [State.Effect] carry out.
type plan struct {
	drawn    bag.Bag // of a draw, as far as it is named
	decision bool    // the letters that come need not be named
	laying
}

// Check reports why p cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it, the first in the order that is
// told there. A Draw must be completed, unless draws are [Options].Unseen.
func (s State) Check(p Player, m Move) error {
	var found plan
	if v := s.check(p, &m, &found); v != nil {
		return v
	}
	return nil
}

// Each of the functions below returns nil or the first violation that it finds.

func (s *State) check(p Player, m *Move, found *plan) *rulebook.Violation {
	switch {
	case !p.valid() || s.rules == nil:
		return refuse(m, law.JagoPlayers, phrase.NoPlayer)
	case s.phase == Over:
		return refuse(m, endClauses[s.end], phrase.GameOver)
	case m.kind == KindNone:
		return refuse(m, law.JagoTurnOrder, phrase.NoMove)
	case m.kind == KindResign:
		return nil
	case m.kind == KindContest:
		return s.checkContest(p, m, found)
	case p != s.turn && s.phase == Drawing:
		return phrase.Remedied(refuse(m, law.JagoTurnOrder, notOnTurn, s.turn), law.RemedyDrawForgotten)
	case p != s.turn:
		return refuse(m, law.JagoTurnOrder, notOnTurn, s.turn)
	case s.phase == Drawing && m.kind != KindDraw:
		return refuse(m, law.JagoTurnOrder, drawFirst)
	case s.phase == Flipping && m.kind == KindFlag:
		return refuse(m, law.JagoContest, clockStands)
	case s.phase == Flipping && m.kind != KindFlip:
		return refuse(m, law.JagoContest, flipFirst)
	case m.kind == KindDraw:
		return s.checkDraw(m, found)
	case m.kind == KindFlip:
		return s.checkFlip(m)
	case m.kind == KindPlace:
		return s.checkPlace(m, found)
	case m.kind == KindEndTurn:
		return s.checkEnd(m)
	}
	return nil // a flag
}

func (s *State) checkContest(p Player, m *Move, found *plan) *rulebook.Violation {
	switch {
	case s.rules.options.Validation == Strict:
		return refuse(m, law.OfficialContestStrict, phrase.ContestsNone)
	case s.open.kind == KindNone:
		return refuse(m, law.JagoContest, phrase.NoWordOpen)
	case p == s.author:
		return refuse(m, law.JagoContest, phrase.OwnWord)
	}
	s.before.lay(&judge{rules: s.rules}, &found.laying, s.author, &s.open)
	return nil
}

// citeDraw returns the clause that says how many letters are drawn.
func (s *State) citeDraw() rulebook.Clause {
	if s.bagLen() < s.rules.options.Rack-s.held(s.turn) {
		return law.JagoBagEmpty
	}
	return law.JagoPlayers
}

func (s *State) checkDraw(m *Move, found *plan) *rulebook.Violation {
	due, clause := s.Due(), s.citeDraw()
	switch {
	case s.phase != Drawing:
		return refuse(m, law.JagoTurnOrder, phrase.NoLetterDue)
	case m.Count() != due:
		return phrase.Remedied(refuse(m, clause, phrase.LettersDue, due, m.Count()), phrase.Miscounted(due, m.Count()))
	case !m.Completed() && !found.decision && !s.rules.options.Unseen:
		return refuse(m, clause, drawMissing)
	}
	if found.drawn = bagOf(m.codes[:m.more]); !s.bag.Contains(found.drawn) {
		return refuse(m, law.JagoBag, phrase.NotInBag, phrase.Letters(s.bag.Missing(found.drawn).String()))
	}
	return nil
}

func (s *State) checkFlip(m *Move) *rulebook.Violation {
	if s.phase != Flipping {
		return refuse(m, law.JagoContest, nothingToFlip)
	}
	if int(m.n) > s.rules.options.Flips {
		return refuse(m, law.JagoContest, flipsTooMany, s.rules.options.Flips)
	}
	for i, q := range m.codes[:m.n] {
		switch {
		case q >= squares || s.cells[q] == 0 || s.cells[q].colour() == s.turn:
			return refuse(m, law.JagoContest, flipsNotTheirs, s.rules.options.nameOf(q))
		case i > 0 && q == m.codes[i-1]:
			return refuse(m, law.JagoContest, flipsTwice, s.rules.options.nameOf(q))
		}
	}
	return nil
}

func (s *State) checkPlace(m *Move, found *plan) *rulebook.Violation {
	if c, says := s.fit(m); says != "" {
		return refuse(m, c, says)
	}
	l := &found.laying
	s.lay(&judge{rules: s.rules}, l, s.turn, m)
	beside := bagOf(m.besides())
	mechanical, lexical := l.refused()
	if mechanical != nil {
		return s.refuseTheft(m, mechanical)
	}
	var needed bool
	if l.own, needed = l.needs.Minus(beside); !needed || !s.beside.Contains(beside) {
		return refuse(m, law.JagoReplaced, notBeside)
	}
	var lacking bag.Bag
	lacking, l.hidden = s.find(l.own)
	taken := beside.Plus(lacking)
	if lacking.Len() > 0 && !s.beside.Contains(taken) {
		return refuse(m, law.JagoPlayers, notOnRack, phrase.Letters(lacking.String()))
	}
	if v := s.refuseWord(m, l, lexical); v != nil || lacking.Len() == 0 {
		return v
	}
	return refuse(m, law.JagoReplaced, takeBeside, phrase.Letters(lacking.String()), m.FromBeside(taken.String()).text(&s.rules.options))
}

// refuseWord says what the dictionary and the meaning of words have against a word.
func (s *State) refuseWord(m *Move, l *laying, lexical *changed) *rulebook.Violation {
	if w := &l.made[0]; s.rules.options.Validation == Strict && !w.good {
		format, args := phrase.Bad(s.rules.lexicon, w.text())
		v := refuse(m, law.JagoWords, format, args...)
		v.Word = w.text()
		return v
	}
	if lexical != nil {
		return s.refuseTheft(m, lexical)
	}
	return nil
}

// refuseTheft says why letters of a word may not be replaced so.
func (s *State) refuseTheft(m *Move, c *changed) *rulebook.Violation {
	word := c.text()
	v := refuse(m, law.JagoStealSenseReplace, ownLetters, word)
	switch c.verdict {
	case givenBack:
		v = refuse(m, law.JagoStealSenseReplace, replacesInNone, word)
	case tooMany:
		v = refuse(m, law.JagoStealReplace, replacesMany, mostReplaced(c.n), word, c.replaced)
	case shapeAgain:
		v = refuse(m, law.JagoStealBack, hadShape, word)
	case keepsPresumed:
		v = refuse(m, law.JagoStealSenseFamily, presumedSame, word)
	case keepsMeaning:
		v = refuse(m, law.JagoStealSense, sameMeaning, word)
	case replacedLoose:
		v = refuse(m, law.JagoStealSenseReplace, replacesInNone, word)
	}
	v.Word = word
	return v
}

func (s *State) checkEnd(m *Move) *rulebook.Violation {
	if s.rules.options.Validation == Strict {
		if bad, found := s.firstBad(s.rules); found {
			v := refuse(m, law.JagoEndOfTurn, runIsNone, bad.text())
			v.Word = bad.text()
			return v
		}
	}
	if s.Lead(s.turn) < 1 {
		return refuse(m, law.JagoEndOfTurn, noLead, s.Score(s.turn), s.Score(s.turn.Opponent()))
	}
	return nil
}

func refuse(m *Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrase.Remedied(phrases.Violation(c, m.String(), "", format, args...), remedies[format])
}
