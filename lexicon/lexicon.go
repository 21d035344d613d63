// Package lexicon knows words: which there are, what can be made of given
// letters, and which dictionary entries a spelling is a form of.
package lexicon

import (
	"crypto/sha256"
	"encoding/hex"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/bag"
)

// The lengths of the words that a Lexicon holds. Readers leave others out.
const (
	MinLen = 2
	MaxLen = 15
)

// A Lexicon is a set of words of A to Z, each with its readings. It never
// changes, and any number of goroutines may use it. The zero Lexicon has no
// words.
type Lexicon struct {
	words    []string // sorted
	readings [][]Reading
}

// ID names the content, words and readings: two Lexicons with the same content
// have the same ID, however they were read.
func (l *Lexicon) ID() string {
	h := sha256.New()
	l.WriteTagged(h)
	return hex.EncodeToString(h.Sum(nil))
}

// Contains reports whether w is a word.
func (l *Lexicon) Contains(w string) bool { _, ok := slices.BinarySearch(l.words, w); return ok }

// Len is the number of words.
func (l *Lexicon) Len() int { return len(l.words) }

// Unread is the number of words without a reading.
func (l *Lexicon) Unread() int {
	n := 0
	for _, r := range l.readings {
		if len(r) == 0 {
			n++
		}
	}
	return n
}

// Words yields every word in alphabetical order.
func (l *Lexicon) Words() iter.Seq[string] { return slices.Values(l.words) }

// AppendReadings appends the readings of w, ordered by entry (by bytes), then
// by class, each once; none where w is no word or is not read.
func (l *Lexicon) AppendReadings(dst []Reading, w string) []Reading {
	if i, ok := slices.BinarySearch(l.words, w); ok {
		dst = append(dst, l.readings[i]...)
	}
	return dst
}

// Admits reports whether w is a word that some reading in c admits. A word
// without readings is admitted by every set, since nothing is known against it.
func (l *Lexicon) Admits(w string, c Classes) bool {
	i, ok := slices.BinarySearch(l.words, w)
	return ok && l.admits(i, c)
}

func (l *Lexicon) admits(i int, c Classes) bool {
	return len(l.readings[i]) == 0 || slices.ContainsFunc(l.readings[i], func(r Reading) bool { return c.Has(r.Class) })
}

// Linked reports whether a and b are words with a common entry among their
// readings in c. A word without readings is an entry of its own, linked to
// itself alone.
func (l *Lexicon) Linked(a, b string, c Classes) bool {
	i, oki := slices.BinarySearch(l.words, a)
	j, okj := slices.BinarySearch(l.words, b)
	if !oki || !okj {
		return false
	}
	if i == j && len(l.readings[i]) == 0 {
		return true
	}
	for _, r := range l.readings[i] {
		for _, s := range l.readings[j] {
			if r.Entry == s.Entry && c.Has(r.Class) && c.Has(s.Class) {
				return true
			}
		}
	}
	return false
}

// Anagrams yields the words that are made of exactly the letters of b. A joker
// stands for any letter.
func (l *Lexicon) Anagrams(b bag.Bag) iter.Seq[string] {
	return l.Find(Query{Rack: b, Min: b.Len(), Max: b.Len(), Classes: AllClasses})
}

// Within yields the words of min to max letters that can be made of letters of
// b. A joker stands for any letter.
func (l *Lexicon) Within(b bag.Bag, min, max int) iter.Seq[string] {
	return l.Find(Query{Rack: b, Min: min, Max: max, Classes: AllClasses})
}

// Extensions yields the words of at most max letters that are made of all the
// letters of w and one or more of rack, in any order. A joker of the rack
// stands for any letter.
func (l *Lexicon) Extensions(w string, rack bag.Bag, max int) iter.Seq[string] {
	return l.Find(Query{Base: w, Rack: rack, Min: len(w) + 1, Max: max, Classes: AllClasses})
}

// A Query says which words [Lexicon.Find] is to yield.
type Query struct {
	Base     string  // all its letters are in the word; "" or letters A to Z
	Rack     bag.Bag // the letters that may be added to them; a joker stands for any
	Min, Max int     // the number of letters of the word, those of Base included
	Classes  Classes // the word is one that Admits(word, Classes)
	Unlinked bool    // and not one that is Linked(Base, word, Classes)
}

// Find yields the words that q asks for, each once. The games ask this: the
// words that a rule admits, without looking up each again by its spelling.
func (l *Lexicon) Find(q Query) iter.Seq[string] {
	return func(yield func(string) bool) {
		if q.Base != "" && !isWord(q.Base) || len(q.Base) > bag.MaxLen-q.Rack.Len() {
			return
		}
		base := bag.MustParse(q.Base)
		for i, w := range l.words {
			if len(w) < q.Min || len(w) > q.Max || !l.admits(i, q.Classes) {
				continue
			}
			rest, ok := bag.MustParse(w).Minus(base)
			missing := 0
			for c, n := range rest.All() {
				missing += max(0, n-q.Rack.Count(c))
			}
			if !ok || missing > q.Rack.Count(bag.Joker) || q.Unlinked && l.Linked(q.Base, w, q.Classes) {
				continue
			}
			if !yield(w) {
				return
			}
		}
	}
}
