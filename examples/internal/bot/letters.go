package bot

import "github.com/jeudelettres/lettres/bag"

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

// bag is l as a Bag.
func (l letters) bag() bag.Bag {
	var buf [most * 26]byte
	out := buf[:0]
	for i, field := range l {
		for k := 0; field != 0; k, field = k+1, field>>letterBits {
			for range field & (1<<letterBits - 1) {
				out = append(out, 'A'+byte(i*perWord+k))
			}
		}
	}
	return bag.Of(out)
}
