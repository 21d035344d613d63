package jago

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
)

// Complete fills in the letters that chance brings p with the decision m, as [State.Chance]
// does, and checks the move: the result is a legal move whose Decision is m. Moves that
// leave nothing to chance, and those completed already, are only checked. On an error it
// returns m.
//
// A server completes what its clients decide: m.Decision(), whatever they have sent. Else a
// client could name the letters that it would like to draw.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	c := s.Chance(r, p, m)
	if err := s.Check(p, c); err != nil {
		return m, err
	}
	return c, nil
}

// Chance fills in the letters that chance brings p with the decision m, each letter in the
// bag being as likely as any other, and takes one number of r for each. It does not check
// the move, and allocates nothing. A move that leaves nothing to chance is returned as it
// is, and so is one that draws more letters than the bag has.
func (s State) Chance(r *rand.Rand, p Player, m Move) Move {
	if n := m.Count(); !m.Completed() && n <= min(s.bag.Len(), maxRack) {
		drawn, _ := s.bag.Draw(r, n)
		return m.completed(drawn)
	}
	return m
}

// Chances yields each way in which chance can complete the decision m of p, once, with its
// probability, in the order of the letters. A move that leaves nothing to chance is yielded
// as it is, with 1. The move is not checked; only where the bag has too few letters, or a
// Move has no room for so many, nothing is yielded.
//
// The ways are found one by one, as they are asked for. For the first twelve letters there
// are 819,717,356.
func (s State) Chances(p Player, m Move) iter.Seq2[Move, float64] {
	return func(yield func(Move, float64) bool) {
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
