package scrabblecards

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
)

// Complete fills in the cards that chance brings p with the decision m, each card of
// the deck being as likely as any other, and checks the move: the result is a legal
// move whose Decision is m. Moves that leave nothing to chance, and those completed
// already, are only checked. On an error it returns m.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	c := m
	if !m.Completed() && s.rules != nil && m.Count() <= s.cards.Len() {
		// Where the deck is short, Check says why not.
		c = m.With(s.cards.draw(r, m.Count()).String())
	}
	if v := s.check(p, &c); v != nil {
		return m, v
	}
	return c, nil
}

// draw draws n cards, of which there are enough.
func (c Cards) draw(r *rand.Rand, n int) (drawn Cards) {
	for range n {
		switch i := r.IntN(c.Len()); {
		case i < int(c.Doubles):
			c.Doubles--
			drawn.Doubles++
		case i < int(c.Doubles)+int(c.Triples):
			c.Triples--
			drawn.Triples++
		default:
			var one bag.Bag
			one, c.Letters = c.Letters.Draw(r, 1)
			drawn.Letters = drawn.Letters.Plus(one)
		}
	}
	return drawn
}
