package scrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/rulebook"
)

// A window is the move that is open to contest: from the moment it is laid until
// its author draws or, where no tile is left to draw, until the next act
// (scrabble/contest).
type window struct {
	move   Move
	points int
	passes uint16 // in a row, before it
	author Player
	open   bool
}

const all = 0 // of the words of a move

// firstBad is the first word that is not in the lexicon, of those that the mask of a
// contest names; -1 when all are.
func (w *runs) firstBad(r *Rules, mask uint16) int {
	for i := range w.n {
		one := &w.run[i]
		letters := one.letters()
		if (mask == all || mask>>i&1 != 0) && !r.graph.Contains(letters[:one.n]) {
			return i
		}
	}
	return -1
}

func (s *State) checkContest(p Player, m *Move) *rulebook.Violation {
	o := &s.rules.options
	switch {
	case o.Challenge == Void:
		return refuse(m, rulebook.ScrabbleContest, contestsNone)
	case !s.window.open:
		return refuse(m, rulebook.ScrabbleContest, notOpen)
	case p == s.window.author:
		return refuse(m, rulebook.ScrabbleContest, ownMove)
	case (m.drawn != asked) != (o.Validation == Recorded):
		return refuse(m, rulebook.ScrabbleContest, whoRules)
	}
	w := s.runs(s.rules, &s.window.move)
	if m.mask>>w.n != 0 {
		return refuse(m, rulebook.ScrabbleContest, noSuchWord, w.n)
	}
	return nil
}

// contest asks the dictionary about the words contested. One bad word is enough
// (scrabble/contest-mixed).
func (s *State) contest(p Player, m *Move) {
	w := s.runs(s.rules, &s.window.move)
	bad := m.drawn == upheld
	if m.drawn == asked {
		bad = w.firstBad(s.rules, m.mask) >= 0
	}
	if bad {
		s.uphold()
		return
	}
	n := bits.OnesCount16(m.mask)
	if m.mask == all {
		n = w.n
	}
	s.deny(p, n)
}

// uphold takes the move in question back: its tiles return to the rack, and the turn
// is lost, which counts as a pass (scrabble/contest, scrabble/rounds).
func (s *State) uphold() {
	w := s.window
	s.window = window{}
	s.last.undone, s.last.points, s.last.author = w.move, -w.points, w.author
	s.lift(s.rules, &w.move)
	s.put(w.author, bagOf(w.move.tiles[:w.move.n]))
	s.give(w.author, -w.points)
	s.passes = w.passes
	s.count(true)
	if s.phase != Playing {
		s.turn = w.author
		s.advance()
		return
	}
	// The turn has gone on already, over those who had lost theirs.
	for p := s.next(w.author); p != s.turn; p = s.next(p) {
		s.count(true)
	}
	if e := s.blocked(); e != endNone {
		s.finish(e)
	}
}

// deny is what n good words cost the contester p.
func (s *State) deny(p Player, n int) {
	w := s.window
	s.window = window{}
	s.last.good, s.last.author = uint8(n), w.author
	points := n * s.rules.options.ChallengePoints
	switch s.rules.options.Challenge {
	case PointsOff:
		s.give(p, -points)
	case PointsGiven:
		s.give(w.author, points)
	case Double:
		if s.phase != Answer && s.turn == p {
			s.count(true)
			s.advance()
		} else {
			s.skips[p] = true
		}
	}
	if s.phase == Answer {
		s.finish(s.end)
	}
}
