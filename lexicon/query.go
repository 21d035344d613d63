package lexicon

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon/internal/dawg"
)

// A Query says which words [Lexicon.Find] yields.
type Query struct {
	Base          string  // the word has all these letters; "" or A to Z
	Rack          bag.Bag // its other letters are from here; a joker stands for any letter
	Min, Max      int     // the least and most letters of the word, with those of Base
	Classes       Classes // only words for which Admits(word, Classes)
	NoSharedEntry bool    // no words for which ShareEntry(Base, word, Classes)
}

// Find yields the words that match q, each once. It checks classes and entries too, as
// the rules of a game need, without a lookup of each word.
//
// Anagrams of each other come one after the other, in alphabetical order. The groups of
// anagrams come in the order of their sorted letters, where letters are sorted by
// WKJXYQVZHFBGDPMCULOTNRIASE, the rarest first. So the order depends only on the content.
//
// The time depends on the number of words found, 30 to 100 ns each, and not on the size
// of the Lexicon; with jokers there are many more words. Find allocates
// nothing, except for words that are found for the first time: words are parts of a text, which
// they keep in memory.
func (l *Lexicon) Find(q Query) iter.Seq[string] {
	return func(yield func(string) bool) { l.search(&q, yield) }
}

// Anagrams yields the words with exactly the letters of b, in the order of
// [Lexicon.Find]. A joker stands for any letter.
func (l *Lexicon) Anagrams(b bag.Bag) iter.Seq[string] {
	return l.Find(Query{Rack: b, Min: b.Len(), Max: b.Len(), Classes: AllClasses})
}

// Within yields the words of min to max letters that can be made from letters of b, in
// the order of [Lexicon.Find]. A joker stands for any letter.
func (l *Lexicon) Within(b bag.Bag, min, max int) iter.Seq[string] {
	return l.Find(Query{Rack: b, Min: min, Max: max, Classes: AllClasses})
}

// Extensions yields the words of at most max letters that can be made from all letters
// of w and at least one of rack, in the order of [Lexicon.Find]. w need not be a word. A
// joker of the rack stands for any letter.
func (l *Lexicon) Extensions(w string, rack bag.Bag, max int) iter.Seq[string] {
	return l.Find(Query{Base: w, Rack: rack, Min: len(w) + 1, Max: max, Classes: AllClasses})
}

// A candidate is a word with the right letters.
type candidate struct {
	word, length uint32
	place        uint32 // in the text
	kind         uint8
}

// batch is the number of hits, and of candidates, that are handled in a row.
const batch = 64

// search does what Find does. It handles the words found in batches: what it has to read for each
// word is far apart in memory, and when it reads that for a whole batch in a row, the
// processor waits for all of it at the same time.
func (l *Lexicon) search(q *Query, yield func(string) bool) {
	hand, ok := q.hand()
	if !ok || l.Len() == 0 || l.index.open() != nil {
		return
	}
	var (
		base   uint32
		linked bool  // whether words may share an entry with Base, which is a word
		refs   []ref // the readings of Base
		buf    [8]ref
		hits   [batch]dawg.Hit
		words  [batch]candidate
	)
	if q.NoSharedEntry {
		if base, linked = l.find(q.Base); linked {
			refs = l.readings.append(buf[:0], base)
		}
	}
	if q.Classes == AllClasses && !linked {
		l.index.needSpots()
		l.index.graph.Within(&hand, hits[:], func(n int) bool { return l.yieldAll(hits[:n], yield) })
		return
	}
	// offer yields those of the first n candidates that match the query.
	offer := func(n int) bool {
		words := words[:n]
		for i := range words {
			w := &words[i]
			l.need(w.word)
			b := l.words.block(w.word)
			w.place = uint32(b.at(w.word % blockLen))
			w.kind = b.kinds[w.word%blockLen]
		}
		for i := range words {
			w := &words[i]
			if l.readings.admits(w.word, w.kind, q.Classes) &&
				!(linked && l.readings.linkedTo(refs, base, w.word, q.Classes)) &&
				!yield(l.words.part(w.place, int(w.length))) {
				return false
			}
		}
		return true
	}
	l.index.graph.Within(&hand, hits[:], func(found int) bool {
		hits := hits[:found]
		for i := range hits {
			hits[i].Number = l.index.first.At(hits[i].Number)
		}
		n := 0
		for i := range hits {
			v, place := hits[i].Number, uint32(0)
			if v&1 != 0 {
				place = v >> 1
				v = l.index.at(place)
			}
			for {
				if word := v >> 1; word < l.index.len {
					words[n] = candidate{word: word, length: hits[i].Length}
					n++
				}
				if n == len(words) {
					if !offer(n) {
						return false
					}
					n = 0
				}
				if v&1 == 0 {
					break
				}
				place++
				v = l.index.at(place)
			}
		}
		return offer(n)
	})
}

// yieldAll yields the words of at most batch hits. Like search, it reads first what is far
// apart.
func (l *content) yieldAll(hits []dawg.Hit, yield func(string) bool) bool {
	var spots [batch]uint32
	for i, h := range hits {
		spots[i%batch] = l.spot(h.Number, h.Length)
	}
	for i, h := range hits {
		place := spots[i%batch] >> 8
		switch n := spots[i%batch] & 255; n {
		case 1:
			if !yield(l.words.part(place, int(h.Length))) {
				return false
			}
		case tooMany:
			for word := range l.index.of(h.Number) {
				if !yield(l.words.part(l.place(word), int(h.Length))) {
					return false
				}
			}
		default:
			for ; n > 0; n-- {
				if !yield(l.index.groups.part(place, h.Length)) {
					return false
				}
				place += h.Length
			}
		}
	}
	return true
}

// hand returns what a Query asks of the letters; false if no word can match it.
func (q *Query) hand() (h dawg.Hand, ok bool) {
	for i := range len(q.Base) {
		c := q.Base[i] - 'A'
		if c >= 26 || i >= MaxLen {
			return h, false
		}
		h.Need[letterRank[c]]++
	}
	letters, jokers := q.Rack.Counts()
	for c, n := range letters {
		rank := letterRank[c]
		h.Count[rank] = min(n, MaxLen) + h.Need[rank]
	}
	h.Wild = min(jokers, MaxLen)
	h.Min, h.Max = q.Min, q.Max
	if h.Min <= MinLen {
		h.Min = 0 // all words
	}
	return h, true
}
