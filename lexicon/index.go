package lexicon

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

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
//
// It is opened by the first query, since not every program has one.
type letterIndex struct {
	data        []byte // as it is compiled
	len, inMore uint32

	opening sync.Once
	damage  error
	graph   dawg.Graph
	first   dawg.Packed // number of the word <<1, or place in more <<1 | 1
	more    dawg.Packed // number of the word <<1 | there is another
	spots   []atomic.Uint32
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

// open opens the index at the first call. One that is damaged finds nothing.
func (x *letterIndex) open() error {
	x.opening.Do(func() {
		if x.data != nil {
			x.damage = x.read()
		}
	})
	return x.damage
}

func (x *letterIndex) read() error {
	graph, rest, err := dawg.Open(x.data)
	if err != nil {
		return err
	}
	width := indexWidth(int(x.len))
	firstLen, moreLen := dawg.PackLen(graph.Len(), width), dawg.PackLen(int(x.inMore), width)
	if graph.Len() > int(x.len) || x.inMore > x.len || len(rest) != firstLen+moreLen {
		return errIndex
	}
	x.graph = graph
	x.first = dawg.OpenPacked(rest[:firstLen], width)
	x.more = dawg.OpenPacked(rest[firstLen:], width)
	x.spots = make([]atomic.Uint32, graph.Len()+int(x.inMore)+1)
	return nil
}

// A number that leads nowhere, as only a forged index can have it, is taken for
// none when it is met: to look at all of them would double the time that Open
// takes.

// at is the number at that place in more. Beyond the end there is the last
// number of words that are none.
func (x *letterIndex) at(place uint32) uint32 {
	if place >= x.inMore {
		return noWord << 1
	}
	return x.more.At(place)
}

const noWord = 1<<31 - 1

// Spots are what a query without conditions reads instead: in one place what it
// would else take from first or more and from the block of a word. There is one for
// each number in first, after these one for each in more, and one that ends them.
// Its lowest bit is 1 when it is set. The next is the lowest one of the number,
// and the rest is the place of the word in the text, or of several words the
// number of the spot of the first one.

// spot is the spot with that number. It is set when it is asked for.
func (l *Lexicon) spot(i uint32) uint32 {
	if s := l.index.spots[i].Load(); s != 0 {
		return s
	}
	return l.setSpot(i)
}

// setSpot takes a number that leads nowhere for the end, or for the first word.
func (l *Lexicon) setSpot(i uint32) uint32 {
	x := &l.index
	sorted := uint32(x.graph.Len())
	var v, target uint32
	if i < sorted {
		v = x.first.At(i)
		target = sorted + min(v>>1, x.inMore)
	} else {
		v = x.at(i - sorted)
	}
	if i >= sorted || v&1 == 0 {
		word := v >> 1
		if word >= x.len {
			word = 0
		}
		l.need(word)
		target = uint32(l.words.blocks[word/blockLen].at(word % blockLen))
	}
	s := target<<2 | v&1<<1 | 1
	x.spots[i].Store(s)
	return s
}

// of yields the words of a sorted word. (A query does the same, step by step.)
func (x *letterIndex) of(sorted uint32) iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		v, place := x.first.At(sorted), uint32(0)
		if v&1 != 0 {
			place = v >> 1
			v = x.at(place)
		}
		for yield(v>>1) && v&1 != 0 {
			place++
			v = x.at(place)
		}
	}
}

// holds reports whether word is among the words of the given sorted word.
func (x *letterIndex) holds(sorted, word uint32) bool {
	for w := range x.of(sorted) {
		if w == word {
			return true
		}
	}
	return false
}

// count is the number of words of all sorted words, and whether those of each
// are in order and there is nothing beside them.
func (x *letterIndex) count() (n int, ok bool) {
	single := 0
	for sorted := range uint32(x.graph.Len()) {
		single += int(^x.first.At(sorted) & 1)
		last := -1
		for w := range x.of(sorted) {
			if int(w) <= last || w >= x.len {
				return 0, false
			}
			last = int(w)
			n++
		}
	}
	return n, n == single+int(x.inMore)
}
