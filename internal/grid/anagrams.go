package grid

import "math/bits"

// An anagrams knows of sets of letters whether a word is made of them all: for
// certain when it says no, and for all but some in a hundred when it says yes. It is
// a Bloom filter (B. H. Bloom, "Space/Time Trade-offs in Hash Coding with Allowable
// Errors", Communications of the ACM 13(7), 1970), with all bits of a set in one
// word of memory.
type anagrams [1 << 16]uint64

// A sum is a set of letters, whatever their order: the sum of their keys.
type sum uint64

// keys are the sums of single letters, from 1 on.
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

// bits is the word of memory of a set, and its bits there: as the keys are random, so
// is their sum.
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

// anagrams is those of the words of g.
func (g *Graph) newAnagrams() *anagrams {
	a := new(anagrams)
	var walk func(row uint32, s sum)
	walk = func(row uint32, s sum) {
		mask := g.rows[row] &^ separator
		for m := mask; m != 0; m &= m - 1 {
			arc := g.rows[arcOf(row, g.rows[row], m&-m)]
			s := s + keys[bits.TrailingZeros32(m)]
			if arc&accepts != 0 {
				a.add(s)
			}
			if arc &= arcMask; arc != 0 {
				walk(arc, s)
			}
		}
	}
	walk(g.root, 0)
	return a
}
