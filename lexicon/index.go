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
func openIndex(data string, words, inMore int) (letterIndex, error) {
	graph, rest, err := dawg.Open(data)
	if err != nil {
		return letterIndex{}, err
	}
	width := indexWidth(words)
	firstLen, moreLen := dawg.PackLen(graph.Len(), width), dawg.PackLen(inMore, width)
	if inMore > words || len(rest) != firstLen+moreLen {
		return letterIndex{}, errIndex
	}
	x := letterIndex{graph, dawg.OpenPacked(rest[:firstLen], width), dawg.OpenPacked(rest[firstLen:], width)}
	ok, single := true, 0
	for v := range x.first.All(graph.Len()) {
		limit := uint32(words)
		if v&1 != 0 {
			limit = uint32(inMore)
		} else {
			single++
		}
		ok = ok && v>>1 < limit
	}
	last := uint32(0)
	for v := range x.more.All(inMore) {
		ok = ok && v>>1 < uint32(words)
		last = v
	}
	if !ok || last&1 != 0 || single+inMore != words {
		return letterIndex{}, errIndex
	}
	return x, nil
}

// holds reports whether word is among the words of the given sorted word.
func (x *letterIndex) holds(sorted, word uint32) bool {
	v, at := x.first.At(sorted), uint32(0)
	if v&1 != 0 {
		at = v >> 1
		v = x.more.At(at)
	}
	for v>>1 != word && v&1 != 0 {
		at++
		v = x.more.At(at)
	}
	return v>>1 == word
}
