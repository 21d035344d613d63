package lexicon

import (
	"cmp"
	"iter"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/jeudelettres/lettres/lexicon/internal/dawg"
)

// letterOrder is the letters from the rarest in French to the most frequent. A search among
// sorted words fails early when the rare letters come first.
const letterOrder = "WKJXYQVZHFBGDPMCULOTNRIASE"

// letterRank is the place of each letter of A to Z in letterOrder.
var letterRank = func() (rank [26]uint8) {
	for i := range len(letterOrder) {
		rank[letterOrder[i]-'A'] = uint8(i)
	}
	return rank
}()

// sortLetters appends the letters of w to dst, in letterOrder and each as its rank.
func sortLetters(dst []byte, w string) []byte {
	for i := range len(w) {
		dst = append(dst, letterRank[w[i]-'A'])
	}
	slices.Sort(dst)
	return dst
}

// A letterIndex finds words by their letters. It has a graph of sorted words, and for each
// sorted word the words with its letters. Usually there is one, and its number is in first;
// otherwise their numbers are side by side in more, and first has the place of the first.
//
// The first query opens it, since not every program has queries.
type letterIndex struct {
	data        []byte // as it is compiled
	len, inMore uint32

	opening sync.Once
	damage  error
	graph   dawg.Graph
	first   dawg.Packed // number of the word <<1, or place in more <<1 | 1
	more    dawg.Packed // number of the word <<1 | there is another

	spotting sync.Once
	spots    []atomic.Uint32
	groups   groupText
}

// appendIndex appends the index of words, and returns the length of more.
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
	slices.SortFunc(items, func(a, b item) int {
		return cmp.Or(strings.Compare(a.sorted, b.sorted), cmp.Compare(a.number, b.number))
	})

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

var errIndex = phrases.InputError("the index by letters is damaged ¦ l'index par lettres est endommagé")

// open opens the index at the first call. A damaged index finds nothing.
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
	if graph.Len() > int(x.len) || x.inMore > x.len {
		return errIndex
	}
	width := indexWidth(int(x.len))
	firstLen, moreLen := dawg.PackLen(graph.Len(), width), dawg.PackLen(int(x.inMore), width)
	if len(rest) != firstLen+moreLen {
		return errIndex
	}
	x.graph = graph
	x.first = dawg.OpenPacked(rest[:firstLen], width)
	x.more = dawg.OpenPacked(rest[firstLen:], width)
	return nil
}

// needSpots makes room for the spots at the first call, since not every game has queries
// without conditions.
func (x *letterIndex) needSpots() {
	x.spotting.Do(func() {
		x.spots = make([]atomic.Uint32, x.graph.Len())
		x.groups = newGroupText(x.inMore)
	})
}

// Only a forged index has numbers of words that do not exist. They are ignored when a query
// meets them: to check all of them would double the time that open takes.

// at returns the number at a place in more. Beyond the end of more it is noWord, without
// another.
func (x *letterIndex) at(place uint32) uint32 {
	if place >= x.inMore {
		return noWord << 1
	}
	return x.more.At(place)
}

const noWord = 1<<31 - 1

// A query without conditions reads spots, one for each sorted word. A spot has in one place
// what is otherwise in first or more and in the blocks of words: how many words have these
// letters, and <<8 where the first of them is. If there is one, that is its place in the
// text of all words; if there are more, they are side by side in groups. If groups has no
// room for them, it is the number of the sorted word. A spot is 0 until it is needed.

// tooMany stands for the number of words that groups has no room for.
const tooMany = 255

// spot returns the spot of a sorted word of that length, and sets it first if needed.
func (l *content) spot(sorted, length uint32) uint32 {
	if s := l.index.spots[sorted].Load(); s != 0 {
		return s
	}
	return l.setSpot(sorted, length)
}

// setSpot sets a spot. If the index is forged and a number is that of no word, it is taken
// for that of the first.
func (l *content) setSpot(sorted, length uint32) uint32 {
	x := &l.index
	var s uint32
	if v := x.first.At(sorted); v&1 == 0 {
		s = l.place(v>>1)<<8 | 1
	} else {
		x.groups.adding.Lock()
		defer x.groups.adding.Unlock()
		if s := x.spots[sorted].Load(); s != 0 {
			return s // by another goroutine
		}
		s = l.group(sorted, length)
	}
	x.spots[sorted].Store(s)
	return s
}

// place returns where a word is in the text.
func (l *content) place(word uint32) uint32 {
	if word >= l.index.len {
		word = 0
	}
	l.need(word)
	return uint32(l.words.block(word).at(word % blockLen))
}

// A groupText is the words that share their letters with others, those of each group side by
// side. A group is copied here when it is needed first, so that a query reads it in a row.
type groupText struct {
	adding sync.Mutex
	chunks []*[chunkLen]byte // nil until needed
	used   uint32            // bytes
}

const (
	chunkLen  = 1 << 14
	mostWords = 32 // of a group
)

// newGroupText makes room for n words, of which at most mostWords are in a group.
func newGroupText(n uint32) groupText {
	const least = chunkLen - mostWords*MaxLen // bytes that a chunk is filled with
	return groupText{chunks: make([]*[chunkLen]byte, n*MaxLen/least+1)}
}

// group copies the words with these letters to groups, and returns the spot.
func (l *content) group(sorted, length uint32) uint32 {
	var words [mostWords * MaxLen]byte
	text, n := words[:0], uint32(0)
	for word := range l.index.of(sorted) {
		if n++; n > mostWords {
			return sorted<<8 | tooMany
		}
		text = append(text, l.words.part(l.place(word), int(length))...)
	}
	if n == 1 { // only in a forged index
		return sorted<<8 | tooMany
	}
	if place, ok := l.index.groups.add(text); ok {
		return place<<8 | n
	}
	return sorted<<8 | tooMany
}

// add copies text and returns its place, if there is room: a forged index, in which words
// are in several groups, may need more than it has.
func (g *groupText) add(text []byte) (place uint32, ok bool) {
	if left := chunkLen - g.used%chunkLen; left < uint32(len(text)) {
		g.used += left
	}
	chunk := g.used / chunkLen
	if int(chunk) >= len(g.chunks) {
		return 0, false
	}
	if g.chunks[chunk] == nil {
		g.chunks[chunk] = new([chunkLen]byte)
	}
	place = g.used
	copy(g.chunks[chunk][place%chunkLen:], text)
	g.used += uint32(len(text))
	return place, true
}

// part returns the word of that length at a place. What is there never changes, so the word can
// share its memory.
func (g *groupText) part(place, length uint32) string {
	return unsafe.String(&g.chunks[place/chunkLen][place%chunkLen:][:length][0], int(length))
}

// of yields the words with the letters of a sorted word. (A query with conditions does the
// same in steps.)
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

// holds reports whether word is one of the words of a sorted word.
func (x *letterIndex) holds(sorted, word uint32) bool {
	for w := range x.of(sorted) {
		if w == word {
			return true
		}
	}
	return false
}

// count returns the number of words of all sorted words. It is false if the words of one
// are not in order, or if the index has more than that.
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
