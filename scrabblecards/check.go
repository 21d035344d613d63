package scrabblecards

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A plan is a legal move worked out. [State.Check] finds it, [State.Play] carries it out,
// and [State.Effect] tells it.
type plan struct {
	laying laying // of a placement, and of the one that a contest is about
	bad    int    // the first bad word that a contest finds, or none
	cards  Cards  // what leaves the rack, or comes back to it
	hidden Cards  // those of cards that are not known to be on the rack
	drawn  Cards  // as far as they are named
	points int32  // of the placement
	end    end    // what the game ends by, if it does
	// decision says that the cards that come need not be named.
	decision bool
}

// Check returns nil if p can make the move m now, and otherwise a [*rulebook.Violation]
// with the clause that forbids it, the first in the order that is told there. A Draw or an
// Exchange must be completed, unless draws are [Options].Unseen.
func (s State) Check(p Player, m Move) error {
	var w plan
	if v := s.check(p, &m, &w); v != nil {
		return v
	}
	return nil
}

func (s *State) check(p Player, m *Move, w *plan) *rulebook.Violation {
	if !s.valid(p) {
		return refuse(m, law.CardsPlayers, phrase.NoPlayer)
	}
	return s.position.check(p, m, &s.racks[p], &s.bag, w)
}

// Each of the functions below returns nil or the first violation that it finds. The rack
// is that of p, as far as it is known, and the bag the cards that can be drawn. A legal placement is rewritten,
// so that the same one leads to the same State.

func (s *Public) check(p Player, m *Move, rack, bag *Cards, w *plan) *rulebook.Violation {
	switch {
	case s.phase == Over:
		return refuse(m, endClauses[s.end], phrase.GameOver)
	case m.kind == KindNone:
		return refuse(m, law.CardsTurn, phrase.NoMove)
	case m.kind == KindResign:
		w.end = endResign
		return nil
	case m.kind == KindContest:
		return s.checkContest(p, m, w)
	case p != s.turn && s.phase == Drawing:
		return phrase.Remedied(refuse(m, law.CardsTurn, phrase.OtherOnTurn, s.turn.String()), law.RemedyDrawForgotten)
	case p != s.turn:
		return refuse(m, law.CardsTurn, phrase.OtherOnTurn, s.turn.String())
	}
	switch {
	case m.kind != KindLetGo && s.phase == Answer:
		return refuse(m, law.CardsContestLast, onlyContest)
	case m.kind != KindDraw && s.phase == Drawing && s.deals():
		return refuse(m, law.CardsDeal, drawFirst)
	case m.kind != KindDraw && s.phase == Drawing:
		return refuse(m, law.CardsRefill, drawFirst)
	case m.kind == KindLetGo && s.phase != Answer:
		return refuse(m, law.CardsContestLast, phrase.NothingToLetGo)
	case m.kind == KindLetGo:
		w.end = endOut
	case m.kind == KindDraw:
		return s.checkDraw(m, bag, w)
	case m.kind == KindPlace:
		return s.checkPlace(m, rack, bag, w)
	case m.kind == KindExchange:
		return s.checkExchange(m, rack, bag, w)
	case s.isShort() && int(s.passes)+1 >= s.rules.options.Players:
		w.end = endBlocked
	}
	return nil
}

func (s *Public) checkContest(p Player, m *Move, w *plan) *rulebook.Violation {
	o := &s.open
	switch {
	case s.rules.options.Validation == Strict:
		return refuse(m, law.OfficialContestStrict, phrase.ContestsNone)
	case s.stands && p == s.lastAuthor():
		return refuse(m, law.CardsContest, ownMove)
	case s.stands:
		return refuse(m, law.CardsContestOnce, contested)
	case o.move.kind == KindNone:
		return refuse(m, law.CardsContest, notOpen)
	case p == o.author:
		return refuse(m, law.CardsContest, ownMove)
	}
	s.layOpen(w)
	if w.bad = w.laying.bad(s.rules, 0); w.bad == none && s.phase == Answer {
		w.end = endOut
	}
	return nil
}

// layOpen works the open move out once more.
func (s *Public) layOpen(w *plan) {
	o := &s.open
	o.before.lay(s.rules, &o.move, &w.laying)
	w.cards, w.points = w.laying.cards(&o.move), int32(w.laying.score(s.rules, &o.move))
}

// deals reports whether a draw is one of the first cards: whoever has laid a word has some on the table.
func (s *Public) deals() bool { return s.phase == Drawing && s.table.n == 0 }

// citeDraw returns the clause that says how many cards are drawn.
func (s *Public) citeDraw() rulebook.Clause {
	switch {
	case s.deals():
		return law.CardsDeal
	case s.phase == Drawing && int(s.deck) < s.rules.options.Rack-int(s.held[s.turn]):
		return law.CardsDeckEmpty
	}
	return law.CardsRefill
}

func (s *Public) checkDraw(m *Move, bag *Cards, w *plan) *rulebook.Violation {
	due, clause := s.Due(), s.citeDraw()
	w.drawn = cardsOf(m.drawnCodes())
	switch {
	case s.phase != Drawing:
		return refuse(m, clause, noDrawDue)
	case m.Count() != due:
		return phrase.Remedied(refuse(m, clause, drawCount, due, m.Count()), phrase.Miscounted(due, m.Count()))
	case s.lacksCards(m, w):
		return refuse(m, clause, drawMissing)
	case !bag.Contains(w.drawn):
		return refuse(m, law.CardsDeck, notInBag, phrase.Letters(bag.Missing(w.drawn).String()))
	}
	return nil
}

// lacksCards reports whether the cards that come are not named, and have to be.
func (s *Public) lacksCards(m *Move, w *plan) bool {
	return !m.Completed() && !w.decision && !s.rules.options.Unseen
}

func (s *Public) checkExchange(m *Move, rack, bag *Cards, w *plan) *rulebook.Violation {
	o := &s.rules.options
	n, held := m.Count(), int(s.held[s.turn])
	w.cards, w.drawn = cardsOf(m.aside()), cardsOf(m.drawnCodes())
	switch {
	case int(s.deck) < o.Exchange:
		return refuse(m, law.CardsExchange, exchangeBag, o.Exchange, int(s.deck))
	case n < 1 || n > held:
		return refuse(m, law.CardsExchange, exchangeCount, held, n)
	case n > int(s.deck):
		return refuse(m, law.CardsExchange, exchangeTooFew, int(s.deck))
	case m.codes[0] == 0 && !o.Unseen:
		return refuse(m, law.CardsExchange, exchangeUnnamed)
	case !s.find(rack, bag, w):
		return refuse(m, law.CardsHand, notInRack)
	case s.lacksCards(m, w):
		return refuse(m, law.CardsExchange, drawMissing)
	case m.Completed() && int(m.drawn) != n:
		return phrase.Remedied(refuse(m, law.CardsExchange, exchangeDrawn, n, int(m.drawn)), phrase.Miscounted(n, int(m.drawn)))
	}
	switch in, _ := bag.Minus(w.hidden); { // the cards set aside are not in the bag yet
	case in.Contains(w.drawn):
	case in.Plus(w.cards).Contains(w.drawn):
		return refuse(m, law.CardsExchange, exchangeNotInBag, phrase.Letters(in.Missing(w.drawn).String()))
	default:
		return refuse(m, law.CardsDeck, exchangeNotInBag, phrase.Letters(in.Missing(w.drawn).String()))
	}
	return nil
}

func (s *Public) checkPlace(m *Move, rack, bag *Cards, w *plan) *rulebook.Violation {
	r, l := s.rules, &w.laying
	switch s.table.lay(r, m, l) {
	case noWord:
		return refuse(m, law.CardsPlace, twoLetters)
	case firstShort:
		return refuse(m, law.CardsFirst, twoLetters)
	case notOrigin:
		return refuse(m, law.CardsFirst, firstAtOrigin)
	case noBonus:
		return refuse(m, law.CardsFirst, firstNoBonus)
	case badBonus:
		return refuse(m, law.CardsBonusLetter, bonusOnLetter)
	case onLetter:
		return refuse(m, law.CardsPlace, letterLies)
	case notWhole:
		return refuse(m, law.CardsPlace, wholeWord)
	case nothing:
		return refuse(m, law.CardsPlace, laysNothing)
	case tooMany:
		return refuse(m, law.CardsHand, tooManyLaid, r.options.Rack)
	case notJoined:
		return refuse(m, law.CardsPlace, touchesNothing)
	case tooLong:
		return refuse(m, law.CardsLengthCap, longRun, int(l.words[l.nWords-1].n))
	}
	if w.cards = l.cards(m); !s.find(rack, bag, w) {
		return refuse(m, law.CardsHand, notInRack)
	}
	strict := r.options.Validation == Strict
	if strict {
		if bad := l.bad(r, 0); bad != none {
			return r.badWord(m, &l.words[bad])
		}
	}
	l.rewrite(m)
	w.points = int32(l.score(r, m))
	if strict && s.deck == 0 && int(s.held[s.turn]) == w.cards.Len() {
		w.end = endOut
	}
	return nil
}

// badWord refuses a move that makes a bad word, and names it.
func (r *Rules) badWord(m *Move, w *run) *rulebook.Violation {
	word := strings.ToUpper(w.text())
	format, args := phrase.BadWord(r.lexicon, word)
	v := refuse(m, law.CardsWords, format, args...)
	v.Word = word
	return v
}

func refuse(m *Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrase.Remedied(phrases.Violation(c, m.String(), "", format, args...), remedies[format])
}
