package scrabblecards

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/chance"
)

// Complete draws the cards for the decision m of p at random, as [State.Chance] does, and
// checks the move. The result is a legal move whose Decision is m.Decision(). On an error it
// returns m.
//
// A server completes what its clients send. Cards that come with m are dropped, so that no
// client chooses its own. [State.Play] takes them, for referees and records.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	c := s.Chance(r, p, m.Decision())
	if err := s.Check(p, c); err != nil {
		return m, err
	}
	return c, nil
}

// Chance draws the cards for the decision m of p at random, each card that may be in the bag with the
// same chance, and takes one number of r for each; cards that came with m are dropped. It does
// not check the move, and allocates nothing. A move that leaves nothing to chance is returned as
// it is. A draw of more cards than the bag has comes back without any, and so does each where r
// is nil.
func (s State) Chance(r *rand.Rand, p Player, m Move) Move {
	m = m.Decision()
	n, bag := m.Count(), s.drawable(p, &m)
	if r == nil || m.Completed() || n > min(bag.Len(), maxRack) {
		return m
	}
	drawn, rest := counts{}, bag.counts()
	for left := bag.Len(); n > 0; n-- {
		rest.move(rest.nth(chance.Pick(r.Uint64(), uint8(left))), &drawn)
		left--
	}
	return m.completed(drawn[:])
}

// Chances yields each way in which chance can complete the decision m of p, once, with its
// probability. The cards come in the order of their texts, A before B and ?, 2 and 3 last; those
// that came with m are dropped. A move that leaves nothing to chance is yielded as it is, with
// 1. The move is not checked; only where the bag has too few cards, or a Move has no room for so
// many, nothing is yielded.
//
// The ways are found one by one, as they are asked for. A draw of seven cards from the full
// deck has 4,852,567.
func (s State) Chances(p Player, m Move) iter.Seq2[Move, float64] {
	return m.chances(s.drawable(p, &m))
}

// drawable returns the cards that the decision m of p can draw: those that p sets aside are
// not in the bag yet.
func (s *State) drawable(p Player, m *Move) Cards {
	if m.kind == KindExchange && s.valid(p) && s.unknown(p) > 0 {
		if in, ok := s.bag.Minus(s.racks[p].Missing(cardsOf(m.aside()))); ok {
			return in
		}
	}
	return s.bag
}

// Chances yields every set of cards that can come with the decision m of the viewer, as the
// completed move, with its probability by what the viewer knows: each unseen card is as likely to
// come as any other. A move that leaves nothing to chance yields itself.
func (v View) Chances(m Move) iter.Seq2[Move, float64] { return m.chances(v.unseen) }

// chances yields the ways to complete the decision m with these cards.
func (m Move) chances(cards Cards) iter.Seq2[Move, float64] {
	return func(yield func(Move, float64) bool) {
		m := m.Decision()
		n := m.Count()
		switch {
		case m.Completed():
			yield(m, 1)
		case n <= maxRack:
			have := cards.counts()
			chance.Draws(have[:], n, func(drawn []uint8, p float64) bool { return yield(m.completed(drawn), p) })
		}
	}
}

// A counts is how many there are of each card, in the order of their codes.
type counts [triple]uint8

func (c *Cards) counts() (k counts) {
	letters, jokers := c.Letters.Counts()
	copy(k[:], letters[:])
	k[blank-1], k[double-1], k[triple-1] = uint8(jokers), c.Doubles, c.Triples
	return k
}

func (k *counts) cards() Cards {
	return Cards{bag.OfCounts([26]uint8(k[:26]), int(k[blank-1])), k[double-1], k[triple-1]}
}

// nth returns the place in k of a card, counted from 0 through all that there are.
func (k *counts) nth(i uint8) (at int) {
	for ; i >= k[at]; at++ {
		i -= k[at]
	}
	return at
}

// move moves a card to another set.
func (k *counts) move(at int, to *counts) {
	k[at]--
	to[at]++
}

// completed returns the decision m with the cards drawn, of which m has room for all.
func (m Move) completed(drawn []uint8) Move {
	codes := m.codes[:]
	if m.kind == KindExchange {
		codes = m.codes[maxRack:]
	}
	n := 0
	for at, count := range drawn {
		for range count {
			codes[n] = uint8(at + 1)
			n++
		}
	}
	m.drawn = uint8(n)
	return m
}
