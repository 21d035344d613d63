package scrabble

import (
	"iter"
	"math/bits"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// An open is the placement that can be contested: from the moment it is laid until
// its author draws or, where no tile is left to draw, until the next act
// (scrabble/contest). The zero open is that of no placement.
type open struct {
	move      Move
	author    Player
	passes    uint16 // in a row, before it
	contested uint16 // by bit, the words that were found good; everyWord when all were
	charged   uint8  // by bit, who has lost a turn for that; nobody when all words were contested
}

// everyWord is more words than a move has.
const everyWord = 1<<16 - 1

func (o *open) is() bool { return o.move.kind != KindNone }

// contestable reports whether a word of the move has not been contested yet.
func (o *open) contestable() bool { return o.is() && o.contested != everyWord }

func (o open) all() iter.Seq2[Player, Move] {
	return func(yield func(Player, Move) bool) {
		if o.contestable() {
			yield(o.author, o.move)
		}
	}
}

// before returns s without the open move: the position in which its author decided on it.
// What has happened since stays as it is: minutes that ran out, racks that became known.
func (s *State) before() State {
	b, o := *s, &s.open
	b.open = open{}
	if s.phase == Playing { // the turn has gone on, over those who had lost theirs
		for p := s.next(o.author); p != s.turn; p = s.next(p) {
			b.skips[p]++
		}
	}
	b.lift(s.rules, &o.move)
	b.put(o.author, bagOf(o.move.tiles[:o.move.n]))
	b.scores[o.author] -= b.score(s.rules, &o.move)
	b.turn, b.phase, b.passes, b.end = o.author, Playing, o.passes, endNone
	return b
}

const all = 0 // of the words of a move

// firstBad returns the first word that is not in the lexicon, of those that the mask of a
// contest names; -1 when all are.
func (w *runs) firstBad(r *Rules, mask uint16) int {
	for i := range w.n {
		if (mask == all || mask>>i&1 != 0) && !w.run[i].good(r) {
			return i
		}
	}
	return -1
}

// good reports whether the word is in the lexicon.
func (w *run) good(r *Rules) bool {
	letters := w.letters()
	return r.graph.Contains(letters[:w.n])
}

func (s *State) checkContest(p Player, m *Move, pl *plan) *rulebook.Violation {
	o := &s.rules.options
	switch {
	case o.Validation == Strict:
		return refuse(m, law.OfficialContestStrict, phrase.ContestsNone)
	case !s.open.is():
		return refuse(m, law.ScrabbleContest, notOpen)
	case p == s.open.author:
		return refuse(m, law.ScrabbleContest, ownMove)
	case (m.drawn != asked) != (o.Validation == Recorded):
		return refuse(m, law.ScrabbleContest, whoRules)
	}
	s.runs(s.rules, &s.open.move, &pl.words)
	switch pl.asked = s.open.asked(m, pl.words.n); {
	case m.mask>>pl.words.n != 0:
		return refuse(m, law.ScrabbleContest, noSuchWord, pl.words.n)
	case pl.asked&s.open.contested != 0:
		return refuse(m, law.ScrabbleContestOnce, contestedOnce, pl.words.run[bits.TrailingZeros16(pl.asked&s.open.contested)].text())
	}
	if pl.bad = m.drawn == upheld; m.drawn == asked {
		pl.bad = pl.words.firstBad(s.rules, pl.asked) >= 0
	}
	return nil
}

// asked returns the words that a contest is about, by bit, of a move that has n. One that
// names none is of all that were not contested yet.
func (o *open) asked(m *Move, n int) uint16 {
	every := uint16(1)<<n - 1
	if rest := every &^ o.contested; m.mask == all && rest != 0 {
		return rest
	} else if m.mask == all {
		return every
	}
	return m.mask
}

// contest returns the contest of the words that were found good, the zero Move where there
// are none.
func (o *open) contest() Move {
	switch o.contested {
	case 0:
		return Move{}
	case everyWord:
		return Contest()
	}
	return Move{kind: KindContest, mask: o.contested}
}

// close notes words that were found good, of a move that has n.
func (o *open) close(mask uint16, n int) {
	if o.contested |= mask; o.contested == 1<<n-1 {
		o.contested, o.charged = everyWord, 0
	}
}

// contest takes the open move back where one of the words contested is bad: its tiles
// return to the rack, and the turn is lost, which counts as a pass (scrabble/contest,
// scrabble/contest-mixed, scrabble/rounds). Else the contester p pays, and those words
// are contested no more (scrabble/contest-once). The move that goes out ends the game
// when all its words are good.
func (s *State) contest(p Player, pl *plan) {
	if pl.bad {
		*s = s.before()
		s.count(true)
		s.advance()
		return
	}
	author := s.open.author
	c := s.penalty(p, bits.OnesCount16(pl.asked))
	if c.Turn {
		s.open.charged |= 1 << p
	}
	s.open.close(pl.asked, pl.words.n)
	switch {
	case c.Given:
		s.scores[author] += c.Points
	case !c.Turn:
		s.scores[p] -= c.Points
	case s.phase != Answer && s.turn == p:
		s.count(true)
		s.advance()
	case s.skips[p] < maxSkips:
		s.skips[p]++
	}
	if s.phase == Answer && !s.open.contestable() {
		s.finish(s.end)
	}
}

// maxSkips bounds the turns that a player can owe. No game has as many moves to contest.
const maxSkips = 255

// penalty returns what n good words of the open move cost the contester p: in turns, one for
// the move, however many of its words p contests (scrabble/contest-double).
func (s *State) penalty(p Player, n int) Penalty {
	o := &s.rules.options
	c := Penalty{Against: p, Clause: law.ScrabbleContest}
	switch points := n * o.PenaltyPoints; {
	case o.Penalty == DoubleChallenge && s.open.charged>>p&1 != 0:
		return Penalty{}
	case o.Penalty == DoubleChallenge:
		c.Turn, c.Clause = true, law.ScrabbleContestDouble
	case o.Penalty > PointsGiven || points == 0:
		return Penalty{}
	default:
		c.Points, c.Given = points, o.Penalty == PointsGiven
	}
	return c
}
