// Package chance counts what can come out of a bag.
package chance

import "math/bits"

// Pick makes a number below n of the random bits x, as rand.Uint64N does. It never asks for
// more bits instead, so the chances of two numbers differ, by less than one in 2^56.
func Pick(x uint64, n uint8) uint8 {
	if n&(n-1) == 0 {
		return uint8(x) & (n - 1)
	}
	i, _ := bits.Mul64(x, uint64(n))
	return uint8(i)
}

// Draws yields every choice of n things, of kinds that are there so many times, each once:
// how many it has of each kind, and how probable it is when one thing after the other is
// drawn at random. The order of the draw makes no difference. The choices with the most of
// the first kind come first, and among them those with the most of the second. There is none
// if n is below 0 or larger than the number of things.
//
// The slice belongs to Draws and changes from one call of yield to the next.
func Draws(have []uint8, n int, yield func(drawn []uint8, p float64) bool) {
	later := make([]int, len(have)+1) // things of the kinds from each one on
	for k := len(have) - 1; k >= 0; k-- {
		later[k] = later[k+1] + int(have[k])
	}
	if n < 0 || n > later[0] {
		return
	}
	all := choices(later[0], n)
	drawn := make([]uint8, len(have))
	var draw func(kind, left int, ways float64) bool
	draw = func(kind, left int, ways float64) bool {
		if left == 0 {
			return yield(drawn, ways/all)
		}
		n := int(have[kind])
		for c := min(n, left); c >= 0 && left-c <= later[kind+1]; c-- {
			drawn[kind] = uint8(c)
			if !draw(kind+1, left-c, ways*choices(n, c)) {
				return false
			}
		}
		drawn[kind] = 0
		return true
	}
	draw(0, n, 1)
}

// choices returns the number of ways to choose k of n things.
func choices(n, k int) float64 {
	c := 1.0
	for i := range min(k, n-k) {
		c = c * float64(n-i) / float64(i+1)
	}
	return c
}
