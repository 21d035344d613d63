// Package lexicon knows words: which there are, what can be made of given
// letters, and which dictionary entries a spelling is a form of.
//
// A [Lexicon] is its compiled form, opened. That is plain bytes in four parts,
// and each is as small as it can be and still be read at once:
//
//   - the words in alphabetical order, each told by how it differs from the one
//     before, which are laid out in memory page by page when one is asked for;
//   - a graph of sorted letters (internal/dawg), a word of which stands for all
//     anagrams of each other;
//   - for each of these the numbers of its words, read where they lie;
//   - the readings, about a byte each, read where they lie, and the entries.
//
// The 406,000 words of French with 68,000 entries are 3.7 MB of bytes. A Lexicon
// that nobody asks takes 0.1 MB of memory; the words and readings take 4.7 MB more
// when one is asked for, and the search by letters 3.6 MB when there is one. A Go
// map of the words alone takes 14 MB, knows no anagrams, and has to be filled.
//
// What always holds: words are 2 to 15 letters A to Z; the readings of a word
// are in order, without repeats; the same words and readings make the same
// bytes and have the same [Lexicon.ID], however they were read.
//
// The package does not judge. Which classes a game admits and what may not be
// chained is the game's to say (see [Query]). It knows nothing of definitions
// and of the letters of other alphabets, finds no words by pattern or on a
// board, and opens no files.
package lexicon

import (
	"encoding/hex"
	"iter"
	"slices"
	"sync"
	"sync/atomic"
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
	words    wordTable
	index    letterIndex
	readings readingTable
	unread   int
	data     string // the compiled form

	set     []atomic.Bool // of each page, whether it is laid out
	setting sync.Mutex    // held to do it
}

// find is the number of a word, the page of which is set then.
func (l *Lexicon) find(w string) (word uint32, ok bool) {
	s, ok := spell(w)
	if !ok || l.words.len == 0 {
		return 0, false
	}
	head := s.head()
	page := l.words.pageOf(s, head)
	l.need(page * pageLen)
	return l.words.find(page, s, head, len(w))
}

// ID names the content, words and readings: two Lexicons with the same content
// have the same ID, however they were read. It is the 128-bit FNV-1a hash, in
// hexadecimal, of what [Lexicon.WriteTagged] writes. That keeps apart what was
// not made to be confused; a cryptographic hash would add 0.2 MB to every
// program.
func (l *Lexicon) ID() string { return hex.EncodeToString([]byte(l.compiled()[idAt:headLen])) }

// Len is the number of words.
func (l *Lexicon) Len() int { return l.words.len }

// Unread is the number of words without a reading.
func (l *Lexicon) Unread() int { return l.unread }

// Contains reports whether w is a word. Anything but A to Z is in none; see
// [Normalize].
func (l *Lexicon) Contains(w string) bool {
	_, ok := l.find(w)
	return ok
}

// Words yields every word in alphabetical order.
func (l *Lexicon) Words() iter.Seq[string] {
	return func(yield func(string) bool) {
		for word := range uint32(l.words.len) {
			l.need(word)
			if !yield(l.words.word(word)) {
				return
			}
		}
	}
}

// AppendReadings appends the readings of w, ordered by entry (by bytes), then
// by class, each once; none where w is no word or is not read.
func (l *Lexicon) AppendReadings(dst []Reading, w string) []Reading {
	word, ok := l.find(w)
	if !ok {
		return dst
	}
	return l.appendReadings(dst, word)
}

// appendReadings is AppendReadings for a word, the page of which is set.
func (l *Lexicon) appendReadings(dst []Reading, word uint32) []Reading {
	var buf [8]ref
	refs := l.readings.append(buf[:0], word)
	dst = slices.Grow(dst, len(refs))
	for _, r := range refs {
		dst = append(dst, Reading{l.readings.entry(r.entry), r.class})
	}
	return dst
}

// Admits reports whether w is a word that some reading in c admits. A word
// without readings is admitted by every set, since nothing is known against it.
func (l *Lexicon) Admits(w string, c Classes) bool {
	word, ok := l.find(w)
	return ok && l.readings.admits(word, l.words.blocks[word/blockLen].kinds[word%blockLen], c)
}

// Linked reports whether a and b are words with a common entry among their
// readings in c. A word without readings is an entry of its own, linked to
// itself alone.
func (l *Lexicon) Linked(a, b string, c Classes) bool {
	i, oki := l.find(a)
	j, okj := l.find(b)
	return oki && okj && l.readings.linked(i, j, c)
}
