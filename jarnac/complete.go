package jarnac

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
)

// Complete fills in the letters that chance brings p with the decision m, each
// tile in the bag being as likely as any other, and checks the move: the result
// is a legal move whose Decision is m. Moves that leave nothing to chance, and
// those completed already, are only checked. On an error it returns m.
//
// A completed move is taken as it is, whoever chose its letters. So a server takes
// decisions from its clients, Complete(r, p, m.Decision()), and never a draw that a client
// has completed: that client would choose its own letters.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	c := s.Chance(r, p, m)
	if err := s.Check(p, c); err != nil {
		return m, err
	}
	return c, nil
}

// Chance completes a decision as [State.Complete] does, without the check, and allocates
// nothing. A decision for which the bag has too few letters comes back as it is.
func (s State) Chance(r *rand.Rand, p Player, m Move) Move {
	if n := s.drawn(&m); n > 0 {
		if letters, _ := s.bag.Draw(r, n); letters.Len() == n {
			return m.with(letters)
		}
	}
	return m
}

// Chances yields every completion of the decision m of p, each once, with its
// probability: sets of letters, whose order makes no difference, in the order of their
// texts. The probabilities sum up to 1. A move that leaves nothing to chance yields itself,
// with 1; a decision for which the bag has too few letters yields nothing. Whether the
// move is legal is for [State.Check].
//
// They are worked out one by one, as those of [bag.Bag.Draws]: of a first draw from a full
// bag of 2012 there are 605,175, of a single letter at most 26.
func (s State) Chances(p Player, m Move) iter.Seq2[Move, float64] {
	return func(yield func(Move, float64) bool) {
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

// drawn returns the number of letters that chance brings with m, 0 where it leaves nothing to
// chance.
func (s *State) drawn(m *Move) int {
	switch {
	case m.given || s.rules == nil: // nothing
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
