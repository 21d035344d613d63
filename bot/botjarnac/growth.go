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
	rules   *jarnac.Rules
	grown   []atomic.Pointer[grown]  // what words become with one letter more
	makings []atomic.Pointer[making] // what words and racks make
}

// A grown holds what a word becomes with one letter more.
type grown struct {
	former  string
	letters uint32 // that make it longer, A in bit 0
	made    uint32 // those of them with which the house admits a word
	words   string // for each of made, in their order, the first such word in the alphabet
}

// word returns the word for a letter of made.
func (g *grown) word(letter int) string {
	n := len(g.former) + 1
	return g.words[bits.OnesCount32(g.made&(1<<letter-1))*n:][:n]
}

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

// shared is the growth of the rules that were asked for last: the games of a server or of a match, and their
// players, go by the same rules, and most words come again.
var shared atomic.Pointer[growth]

// growthOf returns a growth for the rules of a policy.
func growthOf(p *policy) *growth {
	g := shared.Load()
	if g == nil || g.rules != p.rules {
		g = newGrowth(p)
		shared.Store(g)
	}
	return g
}

func newGrowth(p *policy) *growth {
	return &growth{
		query:   lexicon.Query{Rack: everyLetter, Classes: p.classes, NoSharedEntry: p.options.NoChaining},
		rules:   p.rules,
		grown:   make([]atomic.Pointer[grown], 1<<growthBits), // so many words, each with those that it becomes
		makings: make([]atomic.Pointer[making], 1<<13),        // less than 1 MB
	}
}

// letters returns the letters that make word one letter longer, A in bit 0. Whether the result is
// too long for a game, it does not ask, nor what the house says.
func (g *growth) letters(word string) uint32 { return g.grow(word).letters }

// grow returns what word becomes.
func (g *growth) grow(word string) *grown {
	at := &g.grown[placeOf(word)]
	if w := at.Load(); w != nil && w.former == word {
		return w
	}
	w := &grown{former: word}
	q := g.query
	q.Base, q.Min, q.Max = word, len(word)+1, len(word)+1
	var first [26]string
	for longer := range g.rules.Lexicon().Find(q) {
		i := added(longer, word) - 'A'
		w.letters |= 1 << i
		if (first[i] == "" || longer < first[i]) && g.rules.CheckMade(longer, word) == nil {
			first[i] = longer
		}
	}
	var text [26 * (lexicon.MaxLen + 1)]byte
	words := text[:0]
	for i, longer := range first {
		if longer != "" {
			w.made |= 1 << i
			words = append(words, longer...)
		}
	}
	w.words = string(words)
	at.Store(w)
	return w
}

// making returns what a policy makes of a word and letters of a rack: of those asked for before it
// remembers many, and others it finds out.
func (g *growth) making(former string, rack bag.Bag, find func(*making)) *making {
	counts, _ := rack.Counts()
	at := &g.makings[hash.New().Bytes(counts[:]).Uint64(uint64(placeOf(former))).Sum()%uint64(len(g.makings))]
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
func (g *growth) longerByOne(former string, letters uint32) (best string) {
	w := g.grow(former)
	bestBurden := 0
	for set := w.made & letters; set != 0; set &= set - 1 {
		i := bits.TrailingZeros32(set)
		if best != "" && burden[i] < bestBurden {
			continue
		}
		if word := w.word(i); best == "" || burden[i] > bestBurden || word < best {
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

// growthBits is the binary logarithm of how many words a growth remembers.
const growthBits = 16

// placeOf returns where in the table a word stands.
func placeOf(word string) uint32 {
	key := uint64(0)
	for i := range len(word) {
		key = key<<5 | uint64(word[i]-'A'+1)
	}
	return uint32(key * 0x9e3779b97f4a7c15 >> (64 - growthBits))
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
