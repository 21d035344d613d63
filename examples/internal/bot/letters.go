package bot

import (
	"math/bits"

	"github.com/jeudelettres/lettres/bag"
)

// letters is a multiset of up to 15 of each letter, five bits a letter, whose
// top bit stays clear for contains to borrow from.
type letters [3]uint64

const (
	perWord    = 12
	letterBits = 5
	guard      = 0x0842108421084210 // the top bit of each of twelve fields
	most       = 15
)

func lettersOf(word string) (l letters) {
	for i := range len(word) {
		k := uint(word[i] - 'A')
		l[k/perWord] += 1 << (k % perWord * letterBits)
	}
	return l
}

// lettersOfBag is the letters of b. Beyond 15 of one there is no word to tell.
func lettersOfBag(b bag.Bag) (l letters) {
	for letter, n := range b.All() {
		k := uint(letter - 'A')
		l[k/perWord] += uint64(min(n, most)) << (k % perWord * letterBits)
	}
	return l
}

// contains reports whether l has all letters of o.
func (l letters) contains(o letters) bool {
	return ((l[0]|guard)-o[0])&((l[1]|guard)-o[1])&((l[2]|guard)-o[2])&guard == guard
}

// minus is l without o, which it contains.
func (l letters) minus(o letters) letters {
	return letters{l[0] - o[0], l[1] - o[1], l[2] - o[2]}
}

// count is how often letter is in l.
func (l letters) count(letter byte) int {
	k := uint(letter - 'A')
	return int(l[k/perWord] >> (k % perWord * letterBits) & most)
}

// beyond is the letter that l has and o has not, or has more of; 0 where there is
// none. It reports false where there are others.
func (l letters) beyond(o letters) (letter byte, ok bool) {
	for i := range l {
		d := (l[i] | guard) - o[i]
		more := d & guard                // of these letters l has as many or more
		d &= more - more>>(letterBits-1) // and so many more
		if d == 0 {
			continue
		}
		at := bits.TrailingZeros64(d)
		if letter != 0 || d != 1<<at || at%letterBits != 0 {
			return 0, false
		}
		letter = 'A' + byte(i*perWord+at/letterBits)
	}
	return letter, true
}
