package lexicon

import (
	"errors"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/dawg"
)

// letterOrder is the letters from the rarest in French to the most frequent
// one: with the rare ones first, a search among sorted words fails early.
const letterOrder = "WKJXYQVZHFBGDPMCULOTNRIASE"

// letterRank is the place of each letter of A to Z in letterOrder.
var letterRank = func() (rank [26]uint8) {
	for i := range len(letterOrder) {
		rank[letterOrder[i]-'A'] = uint8(i)
	}
	return rank
}()

// sortLetters is the letters of w in letterOrder, each as its rank.
func sortLetters(dst []byte, w string) []byte {
	for i := range len(w) {
		dst = append(dst, letterRank[w[i]-'A'])
	}
	slices.Sort(dst)
	return dst
}

// A letterIndex finds words by their letters: a graph of sorted words, and by
// the number of each the words that are made of its letters. Most are one word,
// and its number stands in first; of others the numbers stand side by side in
// more, and first has the place of the first one of them.
type letterIndex struct {
	graph dawg.Graph
	first dawg.Packed // number of the word <<1, or place in more <<1 | 1
	more  dawg.Packed // number of the word <<1 | there is another

	words, inMore uint32
}

// appendIndex appends the index of words, and returns how many numbers are in
// more.
func appendIndex(dst []byte, words []string) (_ []byte, inMore int, err error) {
	type item struct {
		sorted string
		number uint32
	}
	items := make([]item, len(words))
	var buf [MaxLen]byte
	for i, w := range words {
		items[i] = item{string(sortLetters(buf[:0], w)), uint32(i)}
	}
	slices.SortStableFunc(items, func(a, b item) int { return strings.Compare(a.sorted, b.sorted) })

	var graph dawg.Builder
	var first, more []uint32
	for i := 0; i < len(items); {
		n := 1
		for i+n < len(items) && items[i+n].sorted == items[i].sorted {
			n++
		}
		if err := graph.Add([]byte(items[i].sorted)); err != nil {
			return nil, 0, err
		}
		if n == 1 {
			first = append(first, items[i].number<<1)
		} else {
			first = append(first, uint32(len(more))<<1|1)
			for k := range n {
				another := uint32(1)
				if k == n-1 {
					another = 0
				}
				more = append(more, items[i+k].number<<1|another)
			}
		}
		i += n
	}
	dst = graph.AppendTo(dst)
	width := indexWidth(len(words))
	dst = dawg.AppendPacked(dst, width, first)
	return dawg.AppendPacked(dst, width, more), len(more), nil
}

func indexWidth(words int) int { return dawg.PackWidth(words) + 1 }

var errIndex = errors.New("the index by letters is damaged")

// openIndex reads the index of so many words.
func openIndex(data []byte, words, inMore int) (letterIndex, error) {
	graph, rest, err := dawg.Open(data)
	if err != nil {
		return letterIndex{}, err
	}
	width := indexWidth(words)
	firstLen, moreLen := dawg.PackLen(graph.Len(), width), dawg.PackLen(inMore, width)
	if inMore > words || len(rest) != firstLen+moreLen {
		return letterIndex{}, errIndex
	}
	return letterIndex{
		graph: graph,
		first: dawg.OpenPacked(rest[:firstLen], width),
		more:  dawg.OpenPacked(rest[firstLen:], width),
		words: uint32(words), inMore: uint32(inMore),
	}, nil
}

// at is the first word of a sorted word and its successor: the place in more of
// the next one. A number that leads nowhere, as only a forged index can have
// it, is taken for none: to look at all of them would double the time that
// Open takes.
func (x *letterIndex) at(sorted uint32) (word, next uint32, ok bool) {
	v := x.first.At(sorted)
	if v&1 == 0 {
		return v >> 1, none, v>>1 < x.words
	}
	return x.next(v >> 1)
}

// next is the word at that place in more, and its successor.
func (x *letterIndex) next(place uint32) (word, next uint32, ok bool) {
	if place >= x.inMore {
		return 0, none, false
	}
	v := x.more.At(place)
	next = none
	if v&1 != 0 {
		next = place + 1
	}
	return v >> 1, next, v>>1 < x.words
}

const none = 1<<32 - 1

// holds reports whether word is among the words of the given sorted word.
func (x *letterIndex) holds(sorted, word uint32) bool {
	w, next, ok := x.at(sorted)
	for ok && w != word && next != none {
		w, next, ok = x.next(next)
	}
	return ok && w == word
}

// count is the number of words of all sorted words, and whether those of each
// are in order and there is nothing beside them.
func (x *letterIndex) count() (n int, ok bool) {
	inMore := 0
	for sorted := range uint32(x.graph.Len()) {
		last, next, ok := x.at(sorted)
		if !ok {
			return 0, false
		}
		if n++; x.first.At(sorted)&1 != 0 {
			inMore++
		}
		for next != none {
			var word uint32
			if word, next, ok = x.next(next); !ok || word <= last {
				return 0, false
			}
			last = word
			n++
			inMore++
		}
	}
	return n, inMore == int(x.inMore)
}
