package bag

import (
	"iter"

	"github.com/jeudelettres/lettres/internal/chance"
)

// Draws yields every set of n tiles that can be drawn from b, each once, with its
// probability: that of [Bag.Draw]. The order in which tiles come makes no difference. The
// sets come in the order of their texts, A before B and '?' last. There is none if n is
// below 0 or more than b.Len().
//
// The sets are worked out one by one, in about 50 ns each; of 7 tiles from a full bag of
// Scrabble there are 2,954,029.
func (b Bag) Draws(n int) iter.Seq2[Bag, float64] {
	return func(yield func(Bag, float64) bool) {
		chance.Draws(b.count[:], n, func(drawn []uint8, p float64) bool {
			return yield(Bag{[kinds]uint8(drawn), uint8(n)}, p)
		})
	}
}
