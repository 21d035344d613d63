package jago

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// Complete fills in the letters that chance brings p with the decision m, as [State.Chance]
// does, and checks the move: the result is a legal move whose Decision is m.Decision(). On an
// error it returns m.
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

// Chance fills in the letters that chance brings p with the decision m, each letter that may be in the
// bag being as likely as any other, and takes one number of r for each; letters that came with
// m are dropped. It does not check the move, and allocates nothing. A move that leaves nothing
// to chance is returned as it is. A draw of more letters than the bag has comes back without
// any, and so does each where r is nil.
func (s State) Chance(r *rand.Rand, p Player, m Move) Move {
	m = m.Decision()
	if n := m.Count(); r != nil && !m.Completed() && n <= min(s.bag.Len(), maxRack) {
		drawn, _ := s.bag.Draw(r, n)
		return m.completed(drawn)
	}
	return m
}

// Chances yields each way in which chance can complete the decision m of p, once, with its
// probability, in the order of the letters. Letters that came with m are dropped. A move that
// leaves nothing to chance is yielded as it is, with 1. The move is not checked; only where the
// bag has too few letters, or a Move has no room for so many, nothing is yielded.
//
// The ways are found one by one, as they are asked for. For the first twelve letters there
// are 819,717,356.
func (s State) Chances(p Player, m Move) iter.Seq2[Move, float64] {
	return func(yield func(Move, float64) bool) {
		m := m.Decision()
		switch n := m.Count(); {
		case m.Completed():
			yield(m, 1)
		case n <= maxRack:
			for drawn, p := range s.bag.Draws(n) {
				if !yield(m.completed(drawn), p) {
					return
				}
			}
		}
	}
}

// completed returns the decision m with letters for which it has room.
func (m Move) completed(drawn bag.Bag) Move {
	letters, _ := drawn.Counts()
	for i, n := range letters {
		for range n {
			m.codes[m.more] = uint8(i + 1)
			m.more++
		}
	}
	return m
}
