package grid

import (
	"iter"
	"math/bits"
)

// An anagrams says whether some word has exactly the letters of a set, in any order. If it
// says no, that is certain; if it says yes, it is wrong a few times in a hundred. It is a
// Bloom filter (B. H. Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors",
// Communications of the ACM 13(7), 1970) that keeps all bits of a set in one 64-bit word.
type anagrams [1 << 16]uint64

// A sum is a multiset of letters: the sum of their keys.
type sum uint64

// keys are the sums of single letters, which begin with 1.
var keys = func() (k [27]sum) {
	seed := uint64(0)
	for letter := range k {
		// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014)
		seed += 0x9e3779b97f4a7c15
		z := seed
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		k[letter] = sum(z ^ z>>31)
	}
	return k
}()

// bits returns the index and the bits of a set in the filter. The keys are random, and so is
// their sum.
func (s sum) bits() (at uint16, set uint64) {
	h := uint64(s)
	for range 4 {
		set |= 1 << (h & 63)
		h = bits.RotateLeft64(h, -6)
	}
	return uint16(h >> 8), set
}

func (a *anagrams) add(s sum) {
	at, set := s.bits()
	a[at] |= set
}

func (a *anagrams) has(s sum) bool {
	at, set := s.bits()
	return a[at]&set == set
}

// newAnagrams returns the filter of words.
func newAnagrams(words iter.Seq[string]) *anagrams {
	a := new(anagrams)
	for w := range words {
		var s sum
		for i := range len(w) {
			s += keys[w[i]-'A'+1]
		}
		a.add(s)
	}
	return a
}
