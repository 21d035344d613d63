package scrabble

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// Check reports why p cannot make the move m now: nil when it is legal, else a
// [*rulebook.Violation] with the clause that forbids it, the first in the order that is
// told there. A Draw or an Exchange must be completed, unless the game is [Recorded] or its draws are [Options].Unseen.
//
// It allocates nothing for a legal move.
func (s State) Check(p Player, m Move) error {
	var pl plan
	if v := s.check(p, &m, &pl); v != nil {
		return v
	}
	return nil
}

// A plan is what check finds out about a legal move, for apply and Effect to use.
type plan struct {
	tiles  bag.Bag // laid or set aside
	hidden bag.Bag // those of tiles that are not known to be on the rack
	drawn  bag.Bag // as far as they are named
	points int     // of a placement
	words  runs    // of a placement under Strict, and of the one that is contested
	asked  uint16  // the words that are contested, by bit
	bad    bool    // of the words contested, one is
	laid   Move    // in a duplicate game, by the decision of the last player
	// decision says that the tiles that come need not be named.
	decision bool
}

// Each of the functions below returns nil or the first violation that it finds.

func (s *State) check(p Player, m *Move, pl *plan) *rulebook.Violation {
	switch {
	case !s.valid(p):
		return refuse(m, law.ScrabblePlayers, phrase.NoPlayer)
	case m.kind == KindFlag:
		return s.checkFlag(p, m)
	case s.phase == Over:
		return refuse(m, endClauses[s.end], phrase.GameOver)
	case m.kind == KindResign:
		return nil
	case m.kind == KindContest:
		return s.checkContest(p, m, pl)
	case m.kind == KindExchange && s.duplicate():
		return refuse(m, law.ScrabbleDuplicate, noExchange)
	case m.kind == KindNone:
		return refuse(m, law.ScrabbleTurn, phrase.NoMove)
	case p != s.turn && s.phase == Drawing:
		return phrase.Remedied(refuse(m, law.ScrabbleTurn, phrase.OtherOnTurn, s.turn.String()), law.RemedyDrawForgotten)
	case p != s.turn:
		return refuse(m, law.ScrabbleTurn, phrase.OtherOnTurn, s.turn.String())
	}
	switch {
	case m.kind != KindLetGo && s.phase == Answer:
		return refuse(m, law.ScrabbleContestLast, onlyContest)
	case m.kind != KindDraw && s.phase == Drawing:
		return refuse(m, s.citeRack(), drawFirst)
	case m.kind == KindLetGo && s.phase != Answer:
		return refuse(m, law.ScrabbleContestLast, phrase.NothingToLetGo)
	case m.kind == KindDraw:
		return s.checkDraw(m, pl)
	case m.kind == KindPlace:
		return s.checkPlace(m, pl)
	case m.kind == KindExchange:
		return s.checkExchange(m, pl)
	}
	return nil // a pass, or the move that goes out is let stand
}

func (s *State) checkFlag(p Player, m *Move) *rulebook.Violation {
	switch o := &s.rules.options; {
	case s.phase == Over && (o.TimePenalty == 0 || s.end == endResign):
		return refuse(m, endClauses[s.end], phrase.GameOver)
	case s.flags[p] == maxFlags:
		return refuse(m, law.ScrabbleEndTime, tooManyFlags, maxFlags)
	}
	return nil
}

// citeDraw returns the clause that says how many tiles are drawn.
func (s *State) citeDraw() rulebook.Clause {
	if s.phase == Drawing && s.bagLen() < s.rules.options.Rack-int(s.held[s.hand(s.turn)]) {
		return law.ScrabbleBagEmpty
	}
	return s.citeRack()
}

// citeRack returns the clause by which the rack is filled up: in a duplicate game that of the one rack, once a round
// has been played.
func (s *State) citeRack() rulebook.Clause {
	if s.duplicate() && (s.position.laid > 0 || s.passes > 0) {
		return law.ScrabbleDuplicateRack
	}
	return law.ScrabbleRack
}

func (s *State) checkDraw(m *Move, pl *plan) *rulebook.Violation {
	due, clause := s.due(), s.citeDraw()
	pl.drawn = bagOf(m.drawnTiles())
	switch {
	case s.phase != Drawing:
		return refuse(m, clause, noDrawDue)
	case m.Count() != due:
		return phrase.Remedied(refuse(m, clause, drawCount, due, m.Count()), phrase.Miscounted(due, m.Count()))
	case m.Completed() && !s.unseen.Contains(pl.drawn):
		return refuse(m, law.ScrabbleBag, phrase.NotInBag, phrase.Letters(s.unseen.Missing(pl.drawn).String()))
	}
	return s.checkCompleted(m, pl, clause)
}

// unseen reports whether draws need not say which tiles came.
func (o *Options) unseen() bool { return o.Unseen || o.Validation == Recorded }

// checkCompleted finds whether tiles that come are named, where they have to be.
func (s *State) checkCompleted(m *Move, pl *plan, c rulebook.Clause) *rulebook.Violation {
	if m.Completed() || pl.decision || s.rules.options.unseen() {
		return nil
	}
	return refuse(m, c, drawMissing)
}

func (s *State) checkExchange(m *Move, pl *plan) *rulebook.Violation {
	o := &s.rules.options
	n := m.Count()
	pl.tiles, pl.drawn = bagOf(m.asideTiles()), bagOf(m.drawnTiles())
	switch {
	case s.bagLen() < o.Exchange:
		return refuse(m, law.ScrabbleExchange, exchangeBag, o.Exchange, s.bagLen())
	case n < 1 || n > int(s.held[s.turn]):
		return refuse(m, law.ScrabbleExchange, exchangeCount, int(s.held[s.turn]), n)
	case n > s.bagLen():
		return refuse(m, law.ScrabbleExchangeOrder, exchangeTooFew, s.bagLen())
	case m.tiles[0] == 0 && !o.unseen():
		return refuse(m, law.ScrabbleExchange, exchangeUnnamed)
	case !s.find(s.turn, pl):
		return refuse(m, law.ScrabbleRack, notOnRack)
	case m.Completed() && int(m.drawn) != n:
		return phrase.Remedied(refuse(m, law.ScrabbleExchange, exchangeDrawn, n, int(m.drawn)), phrase.Miscounted(n, int(m.drawn)))
	}
	if m.Completed() {
		// The tiles that are set aside are not in the bag yet.
		if in, _ := s.unseen.Minus(pl.hidden); !in.Contains(pl.drawn) {
			c := law.ScrabbleBag
			if in.Plus(pl.tiles).Contains(pl.drawn) {
				c = law.ScrabbleExchangeOrder
			}
			return refuse(m, c, exchangeNotInBag, phrase.Letters(in.Missing(pl.drawn).String()))
		}
	}
	return s.checkCompleted(m, pl, law.ScrabbleExchange)
}

func (s *State) checkPlace(m *Move, pl *plan) *rulebook.Violation {
	switch s.misfit(m) {
	case noTiles:
		return refuse(m, law.ScrabblePlace, noTilesLaid)
	case offBoard:
		return refuse(m, law.ScrabbleBoard, phrase.BeyondBoard)
	case onTile:
		return refuse(m, law.ScrabblePlace, squareTaken, s.rules.options.Squares.Name(s.firstTaken(m), board.Across))
	case withGap:
		return refuse(m, law.ScrabblePlace, gapLeft)
	case tooMany:
		return refuse(m, law.ScrabbleSevenOfEight, tooManyLaid, s.rules.options.most(), m.Count())
	case notCentre:
		return refuse(m, law.ScrabbleFirst, centreFree)
	case oneLetter:
		return refuse(m, law.ScrabbleFirst, twoLetters)
	case notJoined:
		return refuse(m, law.ScrabblePlace, touchesNothing)
	}
	pl.tiles = bagOf(m.tiles[:m.n])
	if !s.find(s.hand(s.turn), pl) {
		return refuse(m, law.ScrabbleRack, notOnRack)
	}
	if s.rules.options.Validation != Strict {
		pl.points = s.score(s.rules, m)
		return nil
	}
	s.runs(s.rules, m, &pl.words)
	pl.points = pl.words.points() + s.rules.bonus(m)
	if bad := pl.words.firstBad(s.rules, all); bad >= 0 {
		return s.rules.badWord(m, pl.words.run[bad].text())
	}
	return nil
}

// badWord refuses a move that makes a word which is not in the lexicon, or not admitted.
func (r *Rules) badWord(m *Move, word string) *rulebook.Violation {
	clause, spelling := law.ScrabbleAllWords, strings.ToUpper(word)
	if r.lexicon.Contains(spelling) {
		clause = law.ScrabbleWordsClasses
	}
	format, args := phrase.BadWord(r.lexicon, spelling)
	v := refuse(m, clause, format, args...)
	v.Word = word
	return v
}

func refuse(m *Move, c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrase.Remedied(phrases.Violation(c, m.String(), "", format, args...), remedies[format])
}
