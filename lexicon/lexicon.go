// Package lexicon is a list of words that can be searched: which words there are, which
// can be made of given letters, and of which dictionary entries a word is a form.
//
// A [Lexicon] is opened from its compiled form. That is bytes in four parts, each small
// and readable without unpacking the whole:
//
//   - the words in alphabetical order, each stored as its difference from the one
//     before, and laid out in memory page by page when a word of the page is needed;
//   - a graph of words with their letters sorted (lexicon/internal/dawg), one for all words that
//     are anagrams of each other;
//   - for each of these, the numbers of its words, read in place;
//   - the readings, about a byte each, read in place, and the entries.
//
// So a program that opens a Lexicon takes little memory, and more as it asks: a check of a word
// lays out the words near it, and the first search builds the graph. A Go map of the words alone
// takes more than all of that, finds no anagrams, and has to be filled first.
//
// These always hold: words are 2 to 15 letters A to Z; the readings of a word are in
// order, without duplicates; the same words and readings make the same bytes and have
// the same [Lexicon.ID], however they were read.
//
// A Lexicon has a [Title], so that a verdict can name the list that it rests on.
//
// The package does not judge: the game says which classes it admits and which words may
// not follow each other (see [Query]). It has no definitions and no other alphabets,
// finds no words by pattern or on a board, and opens no files.
package lexicon

import (
	"encoding/hex"
	"iter"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/jeudelettres/lettres/internal/hook"
)

// A Lexicon holds words from MinLen to MaxLen letters. Readers leave out others.
const (
	MinLen = 2
	MaxLen = 15
)

// A Lexicon is a set of words of A to Z, each with its readings. It never
// changes, and any number of goroutines may use it. The zero Lexicon has no
// words.
type Lexicon struct {
	*content        // nil in the zero Lexicon
	title    Title  // see title.go
	kwg      string // the word graph that it was given, or ""

	derived sync.Map
	origin  *Lexicon // the Lexicon of which it is the same under another title, or nil
}

// A content is the words and readings. Lexicons that differ in their title or graph share it.
type content struct {
	words    wordTable
	index    letterIndex
	readings readingTable
	unread   int
	data     string // the compiled form

	set     []atomic.Bool // of each page, whether it is laid out
	setting sync.Mutex    // held to do it
}

// find returns the number of a word and lays out its page.
func (l *Lexicon) find(w string) (word uint32, ok bool) {
	s, ok := spell(w)
	if !ok || l.Len() == 0 {
		return 0, false
	}
	head := s.head()
	page := l.words.pageOf(s, head)
	l.need(page * pageLen)
	return l.words.find(page, s, head, len(w))
}

// ID identifies the words and readings: two Lexicons with the same content have the
// same ID, however they were read. It is the 128-bit FNV-1a hash, in hexadecimal, of
// what [Lexicon.WriteTagged] writes. It does not protect against lexicons that are made
// to collide.
func (l *Lexicon) ID() string { return hex.EncodeToString([]byte(l.compiled()[idAt:headLen])) }

// Len returns the number of words.
func (l *Lexicon) Len() int {
	if l.content == nil {
		return 0
	}
	return l.words.len
}

// WithoutReadings returns the number of words without a reading.
func (l *Lexicon) WithoutReadings() int {
	if l.content == nil {
		return 0
	}
	return l.unread
}

// Contains reports whether w is a word. Words are in capitals and without accents; see
// [Normalize].
func (l *Lexicon) Contains(w string) bool {
	_, ok := l.find(w)
	return ok
}

// Index returns the number of a word, from 0 in alphabetical order, and false for any other
// text. Numbers are those of this Lexicon: another one with the same [Lexicon.ID] has the same,
// and a list with a word more or less has others. So an array of Len numbers is a mask or a table
// over all words.
//
// It takes the time of [Lexicon.Contains], and allocates nothing but what the first look at some
// words lays out.
func (l *Lexicon) Index(w string) (index int, ok bool) {
	word, ok := l.find(w)
	return int(word), ok
}

// At returns the word with that [Lexicon.Index], and "" for a number that is that of no word. It
// is faster than Index, and allocates as little: the word is a part of a text, which it keeps in
// memory.
func (l *Lexicon) At(index int) string {
	if index < 0 || index >= l.Len() {
		return ""
	}
	l.need(uint32(index))
	return l.words.word(uint32(index))
}

// Words yields every word in alphabetical order, which is that of [Lexicon.Index].
func (l *Lexicon) Words() iter.Seq[string] {
	return func(yield func(string) bool) {
		for word := range uint32(l.Len()) {
			l.need(word)
			if !yield(l.words.word(word)) {
				return
			}
		}
	}
}

// AppendReadings appends the readings of w to dst, ordered by the bytes of the entry,
// then by class, without duplicates. It appends nothing if w is not a word or has no
// readings.
func (l *Lexicon) AppendReadings(dst []Reading, w string) []Reading {
	word, ok := l.find(w)
	if !ok {
		return dst
	}
	return l.appendReadings(dst, word)
}

// appendReadings works like AppendReadings for a word whose page is laid out.
func (l *Lexicon) appendReadings(dst []Reading, word uint32) []Reading {
	var buf [8]ref
	refs := l.readings.append(buf[:0], word)
	dst = slices.Grow(dst, len(refs))
	for _, r := range refs {
		dst = append(dst, Reading{l.readings.entry(r.entry), r.class})
	}
	return dst
}

// Admits reports whether w is a word with a reading in one of the classes of c. A word
// without readings is admitted by any c, since nothing is known against it.
func (l *Lexicon) Admits(w string, c Classes) bool {
	word, ok := l.find(w)
	return ok && l.readings.admits(word, l.words.block(word).kinds[word%blockLen], c)
}

// notAdmitted yields the words for which Admits(w, c) is false, in alphabetical order. Where
// they are few it takes a small part of the time of a look at each word.
func (l *Lexicon) notAdmitted(c Classes) iter.Seq[string] {
	return func(yield func(string) bool) {
		if c&AllClasses == AllClasses {
			return
		}
		var found []uint32
		for page := range (l.Len() + pageLen - 1) / pageLen {
			found = l.readings.without(found[:0], page, l.Len(), c)
			for _, word := range found {
				l.need(word)
				if !l.readings.admits(word, l.words.block(word).kinds[word%blockLen], c) && !yield(l.words.word(word)) {
					return
				}
			}
		}
	}
}

// ShareEntry reports whether a and b are words with a common entry among their readings
// in c. A word without readings shares an entry only with itself.
func (l *Lexicon) ShareEntry(a, b string, c Classes) bool {
	i, oki := l.find(a)
	j, okj := l.find(b)
	return oki && okj && l.readings.linked(i, j, c)
}

// derive returns the result of make, which it calls only once for each key: the result
// is kept with l, and other calls with an equal key return it, or wait for it. It serves
// for an index of the words that should be built once, such as the word graph of the
// board games. As with a context, use a key of a type of your own.
func (l *Lexicon) derive(key any, make func() any) any {
	if l.origin != nil {
		l = l.origin
	}
	once, ok := l.derived.Load(key)
	if !ok {
		once, _ = l.derived.LoadOrStore(key, sync.OnceValue(make))
	}
	return once.(func() any)()
}

// What an index of the words is made with, for packages of this module.
func init() { hook.LexiconDerive, hook.LexiconNotAdmitted = (*Lexicon).derive, (*Lexicon).notAdmitted }
