package lexicon

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/dawg"
)

// A Query says which words [Lexicon.Find] is to yield.
type Query struct {
	Base     string  // all its letters are in the word; "" or letters A to Z
	Rack     bag.Bag // the letters that may be added to them; a joker stands for any
	Min, Max int     // the number of letters of the word, those of Base included
	Classes  Classes // the word is one that Admits(word, Classes)
	Unlinked bool    // and none that is Linked(Base, word, Classes)
}

// Find yields the words that q asks for, each once. The rules of a game ask
// for more than letters, and here the rest of it is answered without looking up
// each word again.
//
// Words of the same letters come one after the other, in alphabetical order.
// Beyond that the order is the index's own, always the same for the same
// content: that of their letters sorted, by WKJXYQVZHFBGDPMCULOTNRIASE, from
// the rarest one to the most frequent one.
//
// The time is about that of the words found, 30 to 100 ns each, whatever the
// size of the Lexicon; with jokers many more words are found. Nothing is
// allocated: words are parts of one text, which they keep in memory.
func (l *Lexicon) Find(q Query) iter.Seq[string] {
	return func(yield func(string) bool) { l.search(&q, yield) }
}

// Anagrams yields the words that are made of exactly the letters of b, in the
// order of [Lexicon.Find]. A joker stands for any letter.
func (l *Lexicon) Anagrams(b bag.Bag) iter.Seq[string] {
	return l.Find(Query{Rack: b, Min: b.Len(), Max: b.Len(), Classes: AllClasses})
}

// Within yields the words of min to max letters that can be made of letters of
// b, in the order of [Lexicon.Find]. A joker stands for any letter.
func (l *Lexicon) Within(b bag.Bag, min, max int) iter.Seq[string] {
	return l.Find(Query{Rack: b, Min: min, Max: max, Classes: AllClasses})
}

// Extensions yields the words of at most max letters that are made of all the
// letters of w and one or more of rack, in any order; they come in the order
// of [Lexicon.Find]. w need not be a word, and a joker of the rack stands for
// any letter.
func (l *Lexicon) Extensions(w string, rack bag.Bag, max int) iter.Seq[string] {
	return l.Find(Query{Base: w, Rack: rack, Min: len(w) + 1, Max: max, Classes: AllClasses})
}

// A candidate is a word made of the right letters.
type candidate struct {
	word, length uint32
	place        uint32 // in the text
	kind         uint8
}

// search is Find. What is found passes through it some words at a time: what
// is to be read of each lies far apart, and when it is read for all of them at
// once the processor waits for it once.
func (l *Lexicon) search(q *Query, yield func(string) bool) {
	hand, ok := q.hand()
	if !ok || l.index.open() != nil {
		return
	}
	var (
		base   uint32
		linked bool  // words may be linked to Base, which is a word
		refs   []ref // the readings of Base
		buf    [8]ref
		hits   [64]dawg.Hit
		words  [64]candidate
	)
	if q.Unlinked {
		if base, linked = l.find(q.Base); linked {
			refs = l.readings.append(buf[:0], base)
		}
	}
	if q.Classes == AllClasses && !linked {
		l.index.graph.Within(&hand, hits[:], func(n int) bool { return l.yieldAll(hits[:n], yield) })
		return
	}
	// offer yields those of the first n words that the query asks for.
	offer := func(n int) bool {
		words := words[:n]
		for i := range words {
			w := &words[i]
			l.need(w.word)
			b := &l.words.blocks[w.word/blockLen]
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

// yieldAll yields the words of hits.
func (l *Lexicon) yieldAll(hits []dawg.Hit, yield func(string) bool) bool {
	for _, h := range hits {
		spot, length := l.spot(h.Number), int(h.Length)
		next := spot >> 2
		if spot&2 != 0 {
			spot = l.spot(next)
		}
		for {
			if !yield(l.words.part(spot>>2, length)) {
				return false
			}
			if spot&2 == 0 {
				break
			}
			next++
			spot = l.spot(next)
		}
	}
	return true
}

// hand is what a Query asks of the letters; false where no word can answer it.
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
	return h, true
}
