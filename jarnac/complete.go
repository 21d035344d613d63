package jarnac

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// Complete fills in the letters that chance brings p with the decision m, each
// tile in the bag being as likely as any other, and checks the move: the result
// is a legal move whose Decision is m.Decision(). On an error it returns m.
//
// It takes what a client has sent: letters that came with m are dropped, so that nobody
// chooses their own, and a flag is refused with [rulebook.ErrNoDecision], since the clock says
// who is out of time. Referees and records, which know the letters and the flags, use
// [State.Check] and [State.Play].
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	if m.kind == KindFlag {
		return m, rulebook.ErrNoDecision
	}
	c := s.Chance(r, p, m)
	if err := s.Check(p, c); err != nil {
		return m, err
	}
	return c, nil
}

// Chance completes a decision as [State.Complete] does, without the check, and allocates
// nothing. A decision for which the bag has too few letters comes back without any, and so
// does each where r is nil.
func (s State) Chance(r *rand.Rand, p Player, m Move) Move {
	m = m.Decision()
	if n := s.drawn(&m); n > 0 && r != nil {
		if letters, _ := s.bag.Draw(r, n); letters.Len() == n {
			return m.with(letters)
		}
	}
	return m
}

// Chances yields every completion of the decision m of p, each once, with its
// probability: sets of letters, whose order makes no difference, in the order of their
// texts. The probabilities sum up to 1. Letters that came with m are dropped. A move that
// leaves nothing to chance yields itself, with 1; a decision for which the bag has too few
// letters yields nothing. Whether the move is legal is for [State.Check].
//
// They are worked out one by one, as those of [bag.Bag.Draws]: of a first draw from a full
// bag of 2012 there are 605,175, of a single letter at most 26.
func (s State) Chances(p Player, m Move) iter.Seq2[Move, float64] {
	return func(yield func(Move, float64) bool) {
		m := m.Decision()
		if m.Completed() {
			yield(m, 1)
			return
		}
		n := s.drawn(&m)
		if n == 0 {
			return
		}
		for letters, chance := range s.bag.Draws(n) {
			if !yield(m.with(letters), chance) {
				return
			}
		}
	}
}

// drawn returns the number of letters that chance brings with the decision m, 0 where it leaves
// nothing to chance.
func (s *State) drawn(m *Move) int {
	switch {
	case s.rules == nil: // nothing
	case m.kind == KindDraw:
		return int(m.n)
	case m.kind == KindSwap:
		return s.swapDraws()
	}
	return 0
}

// with returns the decision m completed with letters.
func (m Move) with(letters bag.Bag) Move {
	m.more, _ = letters.Counts()
	m.given = true
	return m
}
