package scrabblecards

import "github.com/jeudelettres/lettres/rulebook"

// Check reports why p cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it. What cannot be done on the
// table is found before what is wrong in the dictionary. A Draw or an Exchange must be
// completed.
func (s State) Check(p Player, m Move) error {
	if v := s.check(p, &m); v != nil {
		return v
	}
	return nil
}

// Each of the functions below returns nil or the first violation that it finds.

func (s *State) check(p Player, m *Move) *rulebook.Violation {
	switch {
	case !s.valid(p):
		return refuse(m, rulebook.CardsPlayers, noPlayer)
	case s.phase == Over:
		return refuse(m, endClauses[s.end], gameOver)
	case m.kind == KindNone:
		return refuse(m, rulebook.CardsPlayers, noMove)
	case m.kind == KindResign:
		return nil
	case m.kind == KindContest:
		return s.checkContest(p, m)
	case p != s.turn:
		return refuse(m, rulebook.CardsPlayers, notOnTurn, s.turn.String())
	}
	switch {
	case m.kind == KindLetGo && s.phase != Answer:
		return refuse(m, rulebook.CardsContestLast, notLastMove)
	case m.kind != KindLetGo && s.phase == Answer:
		return refuse(m, rulebook.CardsContestLast, onlyContest)
	case m.kind == KindDraw:
		return s.checkDraw(m)
	case s.phase == Drawing:
		return refuse(m, rulebook.CardsRefill, drawFirst)
	case m.kind == KindPlace:
		return s.checkPlace(m)
	case m.kind == KindExchange:
		return s.checkExchange(m)
	}
	return nil // a pass, or to let the game end
}

func (s *State) checkContest(p Player, m *Move) *rulebook.Violation {
	switch {
	case !s.window.open:
		return refuse(m, rulebook.CardsContest, notOpen)
	case p == s.window.author:
		return refuse(m, rulebook.CardsContest, ownMove)
	}
	return nil
}

func (s *State) checkDraw(m *Move) *rulebook.Violation {
	due := s.due()
	switch {
	case s.phase != Drawing:
		return refuse(m, rulebook.CardsRefill, noDrawDue)
	case m.Count() != due:
		return refuse(m, rulebook.CardsRefill, drawCount, due, m.Count())
	case !m.Completed():
		return refuse(m, rulebook.CardsRefill, drawMissing)
	case !s.cards.Contains(cardsOf(m.drawnCodes())):
		return refuse(m, rulebook.CardsDeck, notInDeck, m.Drawn())
	}
	return nil
}

func (s *State) checkExchange(m *Move) *rulebook.Violation {
	o := &s.rules.options
	n, held := m.Count(), int(s.held[s.turn])
	switch {
	case s.DeckLen() < o.Exchange:
		return refuse(m, rulebook.CardsExchange, exchangeDeck, o.Exchange, s.DeckLen())
	case n < 1 || n > held:
		return refuse(m, rulebook.CardsExchange, exchangeCount, held, n)
	case n > s.DeckLen():
		return refuse(m, rulebook.CardsExchange, exchangeTooFew, s.DeckLen())
	case m.codes[0] == 0:
		return refuse(m, rulebook.CardsExchange, exchangeUnnamed)
	case !s.hands[s.turn].Contains(cardsOf(m.aside())):
		return refuse(m, rulebook.CardsExchange, notInHand)
	case !m.Completed():
		return refuse(m, rulebook.CardsExchange, drawMissing)
	case int(m.drawn) != n:
		return refuse(m, rulebook.CardsExchange, exchangeDrawn, n, int(m.drawn))
	case !s.cards.Contains(cardsOf(m.drawnCodes())):
		return refuse(m, rulebook.CardsExchange, exchangeNotInDeck, m.Drawn())
	}
	return nil
}

func (s *State) checkPlace(m *Move) *rulebook.Violation {
	switch s.misfit(m) {
	case noWord:
		return refuse(m, rulebook.CardsPlace, twoLetters)
	case firstShort:
		return refuse(m, rulebook.CardsFirst, twoLetters)
	case notOrigin:
		return refuse(m, rulebook.CardsFirst, firstAtOrigin)
	case noBonus:
		return refuse(m, rulebook.CardsFirst, firstNoBonus)
	case badBonus:
		return refuse(m, rulebook.CardsBonusLetter, bonusOnLetter)
	case onLetter:
		return refuse(m, rulebook.CardsPlace, letterLies)
	case notWhole:
		return refuse(m, rulebook.CardsPlace, wholeWord)
	case nothing:
		return refuse(m, rulebook.CardsPlace, laysNothing)
	case tooMany:
		return refuse(m, rulebook.CardsDeal, tooManyLaid, s.rules.options.Hand)
	case notJoined:
		return refuse(m, rulebook.CardsPlace, touchesNothing)
	case tooLong:
		return refuse(m, rulebook.CardsWords, longRun)
	}
	var w words
	s.table.with(m, &w)
	if !s.hands[s.turn].Contains(played(&w, m)) {
		return refuse(m, rulebook.CardsDeal, notInHand)
	}
	if s.rules.options.Validation == OnContest {
		return nil
	}
	if bad := w.firstBad(s.rules); bad >= 0 {
		one := &w.run[bad]
		v := refuse(m, rulebook.CardsWords, s.wrong(one))
		v.Word = one.text()
		return v
	}
	return nil
}

// wrong is what is wrong with a word.
func (s *State) wrong(w *run) (format string) {
	var text [16]byte
	letters := w.letters()
	for i, c := range letters[:w.n] {
		text[i] = codeByte(c)
	}
	if s.rules.lexicon.Contains(string(text[:w.n])) {
		return notAdmitted
	}
	return notInLexicon
}

// played is the cards that a placement takes from the hand.
func played(w *words, m *Move) Cards {
	c := cardsOf(w.laid())
	switch m.bonus {
	case DoubleWord:
		c.Doubles = 1
	case TripleWord:
		c.Triples = 1
	}
	return c
}

func refuse(m *Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrases.Violation(c, m.String(), "", format, args...)
}
