package botjarnac

import (
	"math/bits"
	"sync/atomic"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// A growth remembers what words become. It keeps what it finds out in tables of fixed size, which
// several goroutines may use at once.
type growth struct {
	query   lexicon.Query
	words   *lexicon.Lexicon
	entries []atomic.Uint64          // which letters make a word one letter longer
	makings []atomic.Pointer[making] // what words and racks make
}

// A word of up to nine letters is a number of 45 bits, and multiplied by an odd one it is another
// such number: the high bits of that say where in the table of letters it stands, and an entry holds the
// others, the 26 letters, and a bit that says that it holds something.
const (
	growthBits = 14 // 128 KB
	wordBits   = 45
	tagBits    = wordBits - growthBits
)

// A making holds what a policy that overlooks no word makes of a word and letters of a rack, or of
// a rack alone. Policies of one growth make the same.
type making struct {
	former string
	rack   bag.Bag
	word   string // "" if there is none
	step   string // of a new word, on the way to it
}

// everyLetter holds each letter once.
var everyLetter = bag.MustParse("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

// singles holds each letter alone.
var singles = func() (all [26]bag.Bag) {
	for i := range all {
		all[i] = bag.Of([]byte{'A' + byte(i)})
	}
	return all
}()

func newGrowth(p *policy) *growth {
	return &growth{
		query:   lexicon.Query{Rack: everyLetter, Classes: p.classes, NoSharedEntry: p.options.NoChaining},
		words:   p.rules.Lexicon(),
		entries: make([]atomic.Uint64, 1<<growthBits),
		makings: make([]atomic.Pointer[making], 1<<13), // less than 1 MB, when it is full
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

// making returns what a policy makes of a word and letters of a rack: of those asked for before it
// remembers many, and others it finds out.
func (g *growth) making(former string, rack bag.Bag, find func(*making)) *making {
	counts, _ := rack.Counts()
	place, _ := placeOf(former)
	at := &g.makings[hash.New().Bytes(counts[:]).Uint64(place).Sum()%uint64(len(g.makings))]
	if m := at.Load(); m != nil && m.rack == rack && m.former == former {
		return m
	}
	m := &making{former: former, rack: rack}
	find(m)
	at.Store(m)
	return m
}

// longer returns the best word that can be made of former and two letters or more of a rack, or "".
func (g *growth) longer(b *policy, former string, rack bag.Bag) string {
	return g.making(former, rack, func(m *making) {
		most := min(rack.Len(), b.options.MaxLength-len(former))
		m.word = b.lengthen(former, rack, eyes{}, 2, most)
	}).word
}

// longerByOne returns the best word that can be made of former and one of some letters, or "".
func (g *growth) longerByOne(b *policy, former string, letters uint32) (best string) {
	bestBurden := 0
	for set := g.letters(former) & letters; set != 0; set &= set - 1 {
		i := bits.TrailingZeros32(set)
		if best != "" && burden[i] < bestBurden {
			continue
		}
		word := g.making(former, singles[i], func(m *making) {
			m.word = b.lengthen(former, singles[i], eyes{}, 1, 1)
		}).word
		if word != "" && (best == "" || burden[i] > bestBurden || word < best) {
			best, bestBurden = word, burden[i]
		}
	}
	return best
}

// newWord returns the best new word of the player on turn, and the first step of a way there; or "".
func (g *growth) newWord(b *policy, s *jarnac.State) (word, step string) {
	m := g.making("", s.Rack(s.Turn()), func(m *making) { m.word, m.step = b.open(s, eyes{}) })
	return m.word, m.step
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
