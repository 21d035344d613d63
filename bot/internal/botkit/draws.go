package botkit

import (
	"iter"
	"math/rand/v2"
)

// drawsSampled is the number of draws looked at where there are too many to look at all.
const drawsSampled = 32

// Draws yields what can come with a decision, for [bot.Luck]: all of it or, of a large draw, a sample
// with the chance of a seed.
func Draws[M any](large bool, all iter.Seq2[M, float64], one func(*rand.Rand) M, seed uint64) iter.Seq2[M, float64] {
	if !large {
		return all
	}
	return func(yield func(M, float64) bool) {
		rng := rand.New(rand.NewPCG(seed, drawsSampled))
		for range drawsSampled {
			if !yield(one(rng), 1.0/drawsSampled) {
				return
			}
		}
	}
}
