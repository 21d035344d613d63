package scrabble

import (
	"github.com/jeudelettres/lettres/rulebook"
)

// Check reports why p cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it. What cannot be done on the
// table is found before what is wrong in the dictionary. A Draw or an Exchange must
// be completed, unless the game is [Recorded].
//
// It allocates nothing for a legal move.
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
		return refuse(m, rulebook.ScrabblePlayers, noPlayer)
	case m.kind == KindFlag:
		return s.checkFlag(p, m)
	case s.phase == Over:
		return refuse(m, endClauses[s.end], gameOver)
	case m.kind == KindResign:
		return nil
	case m.kind == KindContest:
		return s.checkContest(p, m)
	case m.kind == KindNone:
		return refuse(m, rulebook.ScrabblePlayers, noMove)
	case p != s.turn:
		return refuse(m, rulebook.ScrabblePlayers, notOnTurn, s.turn.String())
	}
	switch {
	case m.kind == KindLetGo && s.phase != Answer:
		return refuse(m, rulebook.ScrabbleContestLast, notLastMove)
	case m.kind != KindLetGo && s.phase == Answer:
		return refuse(m, rulebook.ScrabbleContestLast, onlyContest)
	case m.kind == KindDraw:
		return s.checkDraw(m)
	case s.phase == Drawing:
		return refuse(m, rulebook.ScrabbleRack, drawFirst)
	case m.kind == KindPlace:
		return s.checkPlace(m)
	case m.kind == KindExchange:
		return s.checkExchange(m)
	}
	return nil // a pass, or the move that goes out is let stand
}

func (s *State) checkFlag(p Player, m *Move) *rulebook.Violation {
	switch o := &s.rules.options; {
	case s.phase == Over && (o.TimePenalty == 0 || s.end == endResign):
		return refuse(m, endClauses[s.end], gameOver)
	case s.flags[p] == maxFlags:
		return refuse(m, rulebook.ScrabbleEndTime, tooManyFlags, maxFlags)
	}
	return nil
}

func (s *State) checkDraw(m *Move) *rulebook.Violation {
	due := s.due()
	switch {
	case s.phase != Drawing:
		return refuse(m, rulebook.ScrabbleRack, noDrawDue)
	case m.Count() != due:
		return refuse(m, rulebook.ScrabbleRack, drawCount, due, m.Count())
	case m.Completed() && !s.unseen.Contains(bagOf(m.drawnTiles())):
		return refuse(m, rulebook.ScrabbleBag, notInBag, m.Drawn())
	}
	return s.checkCompleted(m, rulebook.ScrabbleRack)
}

// checkCompleted finds whether tiles that come are named, where they have to be.
func (s *State) checkCompleted(m *Move, c rulebook.Clause) *rulebook.Violation {
	if m.Completed() || s.rules.options.Validation == Recorded {
		return nil
	}
	return refuse(m, c, drawMissing)
}

func (s *State) checkExchange(m *Move) *rulebook.Violation {
	o := &s.rules.options
	n := m.Count()
	switch {
	case s.bagLen() < o.Exchange:
		return refuse(m, rulebook.ScrabbleExchange, exchangeBag, o.Exchange, s.bagLen())
	case n < 1 || n > int(s.held[s.turn]):
		return refuse(m, rulebook.ScrabbleExchange, exchangeCount, int(s.held[s.turn]), n)
	case n > s.bagLen():
		return refuse(m, rulebook.ScrabbleExchangeOrder, exchangeTooFew, s.bagLen())
	case m.tiles[0] == 0 && o.Validation != Recorded:
		return refuse(m, rulebook.ScrabbleExchange, exchangeUnnamed)
	case !s.has(s.turn, bagOf(m.asideTiles())):
		return refuse(m, rulebook.ScrabbleExchange, notOnRack)
	case m.Completed() && int(m.drawn) != n:
		return refuse(m, rulebook.ScrabbleExchange, exchangeDrawn, n, int(m.drawn))
	}
	if m.Completed() {
		// The tiles that are set aside are not in the bag yet.
		if in, _ := s.unseen.Minus(lacking(s.racks[s.turn], bagOf(m.asideTiles()))); !in.Contains(bagOf(m.drawnTiles())) {
			return refuse(m, rulebook.ScrabbleExchangeOrder, exchangeNotInBag, m.Drawn())
		}
	}
	return s.checkCompleted(m, rulebook.ScrabbleExchange)
}

func (s *State) checkPlace(m *Move) *rulebook.Violation {
	switch s.misfit(m) {
	case noTiles:
		return refuse(m, rulebook.ScrabblePlace, noTilesLaid)
	case offBoard:
		return refuse(m, rulebook.ScrabbleBoard, beyondBoard)
	case onTile:
		return refuse(m, rulebook.ScrabblePlace, squareTaken)
	case withGap:
		return refuse(m, rulebook.ScrabblePlace, gapLeft)
	case notCentre:
		return refuse(m, rulebook.ScrabbleFirst, centreFree)
	case oneLetter:
		return refuse(m, rulebook.ScrabbleFirst, twoLetters)
	case notJoined:
		return refuse(m, rulebook.ScrabblePlace, touchesNothing)
	}
	if !s.has(s.turn, bagOf(m.tiles[:m.n])) {
		return refuse(m, rulebook.ScrabbleRack, notOnRack)
	}
	if s.rules.options.Validation != Strict {
		return nil
	}
	w := s.runs(s.rules, m)
	if bad := w.firstBad(s.rules, all); bad >= 0 {
		v := refuse(m, rulebook.ScrabbleAllWords, notInLexicon)
		v.Word = w.run[bad].text()
		return v
	}
	return nil
}

func refuse(m *Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrases.Violation(c, m.String(), "", format, args...)
}
