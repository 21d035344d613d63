package botjarnac

import (
	"math/bits"
	"sync/atomic"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
)

// A growth knows which letters make each word one letter longer. It keeps what it finds out in a
// table of fixed size, which several goroutines may use at once.
//
// A word of up to nine letters is a number of 45 bits, and multiplied by an odd one it is another
// such number: the high bits of that say where in the table it stands, and an entry holds the
// others, the 26 letters, and a bit that says that it holds something.
type growth struct {
	query   lexicon.Query
	words   *lexicon.Lexicon
	entries []atomic.Uint64
}

const (
	growthBits = 14 // 128 KB
	wordBits   = 45
	tagBits    = wordBits - growthBits
)

// everyLetter holds each letter once.
var everyLetter = bag.MustParse("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

func newGrowth(p *policy) *growth {
	return &growth{
		query:   lexicon.Query{Rack: everyLetter, Classes: p.classes, NoSharedEntry: p.options.NoChaining},
		words:   p.rules.Lexicon(),
		entries: make([]atomic.Uint64, 1<<growthBits),
	}
}

// letters returns the letters that make word one letter longer, A in bit 0. Whether the result is
// too long for a game, it does not ask.
func (g *growth) letters(word string) (set uint32) {
	place, tag := placeOf(word)
	entry := &g.entries[place]
	if e := entry.Load(); e != 0 && e>>27 == tag {
		return uint32(e>>1) & (1<<26 - 1)
	}
	q := g.query
	q.Base, q.Min, q.Max = word, len(word)+1, len(word)+1
	for longer := range g.words.Find(q) {
		set |= 1 << (added(longer, word) - 'A')
	}
	entry.Store(tag<<27 | uint64(set)<<1 | 1)
	return set
}

// placeOf returns where in the table a word stands, and what tells it from others that stand there.
func placeOf(word string) (place, tag uint64) {
	key := uint64(0)
	for i := range len(word) {
		key = key<<5 | uint64(word[i]-'A'+1)
	}
	key = key * 0x9e3779b97f4a7c15 & (1<<wordBits - 1)
	return key >> tagBits, key & (1<<tagBits - 1)
}

// added returns the letter that longer has beside those of word.
func added(longer, word string) (letter byte) {
	for i := range len(longer) {
		letter ^= longer[i]
	}
	for i := range len(word) {
		letter ^= word[i]
	}
	return letter
}

// lettersOf returns the letters of a rack as a set.
func lettersOf(rack bag.Bag) (set uint32) {
	counts, _ := rack.Counts()
	for i, n := range counts {
		if n > 0 {
			set |= 1 << i
		}
	}
	return set
}

// tilesIn returns how many of the counted letters are in a set.
func tilesIn(set uint32, counts *[26]uint8) (n int) {
	for ; set != 0; set &= set - 1 {
		n += int(counts[bits.TrailingZeros32(set)])
	}
	return n
}
