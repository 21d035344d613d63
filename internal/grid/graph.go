package grid

import (
	"iter"
	"math/bits"
	"slices"
	"sync"

	"github.com/jeudelettres/lettres/internal/kwg"
)

// All is the set of all letters.
const All = 1<<27 - 2

// Turning stands in a set of tiles for the turn to the right of the first letter.
const Turning = separator

const (
	separator = 1 << kwg.Separator // bit 0, which is no letter
	accepts   = 1 << 31            // of an arc: a word ends with its letter
	hintShift = 21                 // of an arc: where its hint begins
)

// A Graph is words as a GADDAG (S. A. Gordon, "A Faster Scrabble Move Generation Algorithm",
// Software: Practice and Experience 24(2), 1994). It consists of rows: the set of the tiles
// that can come next, followed by an arc for each of them. An arc is the index of the next row,
// the hint of that row, and the accepting bit. One AND with the letters of the rack and of the
// square leaves the tiles to try, and the number of bits below a tile tells where its arc is.
//
// The rows are read from all over the memory, so a search takes most of its time to fetch them.
// A hint tells of most rows that have no tile to try that they need not be fetched; see [hint].
// In a Graph of more rows than can be counted below the hints, arcs have none.
//
// Row 0 is empty. A Graph never changes.
type Graph struct {
	rows     []uint32
	root     uint32
	index    uint32           // the bits of an arc that are the index of the next row
	blind    uint32           // if arcs have no hints, these bits, else 0
	anagrams func() *anagrams // made at the first call
	banned   *banned          // words that do not count, or nil
}

// Without returns g without some words. Contains, Fits, a [Search] and a [Best] ignore them.
func (g *Graph) Without(words iter.Seq[string]) *Graph {
	b := newBanned(g, words)
	if b == nil {
		return g
	}
	without := *g
	without.banned = b
	return &without
}

// NewGraph makes a Graph from the GADDAG of k. words are the words of k.
func NewGraph(k kwg.Graph, words iter.Seq[string]) *Graph {
	b := builder{k, make([]uint32, 1, 3*len(k)/2), make([]uint32, len(k))}
	root := b.place(k.GADDAG())
	g := newGraph(slices.Clone(b.rows), root, words) // without spare capacity
	if g.blind == 0 {
		g.addHints()
	}
	return g
}

func newGraph(rows []uint32, root uint32, words iter.Seq[string]) *Graph {
	g := &Graph{rows: rows, root: root, index: 1<<hintShift - 1, anagrams: sync.OnceValue(func() *anagrams { return newAnagrams(words) })}
	if len(rows) > 1<<hintShift {
		g.index = accepts - 1
		g.blind = g.index
	}
	return g
}

// hint returns a set of tiles in 10 bits, each of which stands for up to three letters or
// for the separator: two sets with a tile in common have a bit in common.
func hint(set uint32) uint32 {
	letters := set &^ separator
	return (letters|letters>>9|letters>>18)&(1<<9-1)<<hintShift | set&separator<<(hintShift+9)
}

// addHints adds to each arc the hint of the row that it leads to.
func (g *Graph) addHints() {
	for row := 1; row < len(g.rows); {
		arcs := g.rows[row+1:][:bits.OnesCount32(g.rows[row])]
		for i, arc := range arcs {
			arcs[i] |= hint(g.rows[arc&g.index])
		}
		row += 1 + len(arcs)
	}
}

// A builder turns the rows of a word graph into rows of a Graph.
type builder struct {
	from   kwg.Graph
	rows   []uint32
	places []uint32 // by node, the index of the row that begins with it, if it is there already
}

// place returns the index of the row that begins with a node.
func (b *builder) place(at uint32) uint32 {
	if at == 0 || b.places[at] != 0 {
		return b.places[at]
	}
	row := uint32(len(b.rows))
	b.places[at] = row
	mask, n := uint32(0), 0
	for last := false; !last; n++ {
		node := b.from[at+uint32(n)]
		mask |= 1 << node.Tile()
		last = node.Last()
	}
	b.rows = append(b.rows, mask)
	b.rows = append(b.rows, make([]uint32, n)...)
	for _, node := range b.from[at:][:n] {
		arc := b.place(node.Arc())
		if node.Accepts() {
			arc |= accepts
		}
		b.rows[arcOf(row, mask, 1<<node.Tile())] = arc
	}
	return row
}

// LeavesOut reports whether word, which ends with a letter from n, is one of those that
// [Graph.Without] left out. A walk from Node to Node does not ignore them by itself.
func (g *Graph) LeavesOut(n Node, letter uint8, word []uint8) bool {
	return g.banned.has(arcOf(uint32(n), g.rows[n], 1<<letter), word)
}

// Size returns the memory of g in bytes, without that of left-out words.
func (g *Graph) Size() int { return 4*cap(g.rows) + len(anagrams{})*8 }

// arcOf returns the index of the arc for a tile, which must be in the mask of the row.
func arcOf(row, mask, tile uint32) uint32 {
	return row + 1 + uint32(bits.OnesCount32(mask&(tile-1)))
}

// next returns the arc of a row for a tile, 0 if there is none.
func (g *Graph) next(row, tile uint32) uint32 {
	mask := g.rows[row]
	if mask&tile == 0 {
		return 0
	}
	return g.rows[arcOf(row, mask, tile)]
}

// walk returns the row after letters, in their order, 0 if no word has them there.
func (g *Graph) walk(row uint32, letters []uint8) uint32 {
	for _, c := range letters {
		row = g.next(row, 1<<c) & g.index
	}
	return row
}

// accepting returns the set of the letters of a row with which a word ends, and of those
// with which a banned word may end.
func (g *Graph) accepting(row uint32) (set, doubtful uint32) {
	mask := g.rows[row]
	for m, at := mask, row+1; m != 0; m, at = m&(m-1), at+1 {
		ends := m & -m & -(g.rows[at] >> 31)
		if set |= ends; ends != 0 && g.banned.mayEnd(at) {
			doubtful |= ends
		}
	}
	return set &^ separator, doubtful &^ separator
}

// Contains reports whether letters are a word.
func (g *Graph) Contains(letters []uint8) bool {
	row := g.root
	for i := len(letters) - 1; i >= 0; i-- {
		mask, tile := g.rows[row], uint32(1)<<letters[i]
		if mask&tile == 0 {
			return false
		}
		at := arcOf(row, mask, tile)
		if i == 0 {
			return g.rows[at]&accepts != 0 && !g.banned.has(at, letters)
		}
		row = g.rows[at] & g.index
	}
	return false
}

// Fits returns the set of the letters that make a word with the letters before a square and
// those after it. Both are in order away from the square, so before is backwards; one of
// them may be empty. This is the cross-set of A. W. Appel and G. J. Jacobson ("The World's
// Fastest Scrabble Program", Communications of the ACM 31(5), 1988). If before or after is
// empty, it does not try the letters one by one.
func (g *Graph) Fits(before, after []uint8) (set uint32) {
	set, doubtful := g.fits(before, after)
	if doubtful == 0 || len(before)+len(after) >= kwg.MaxLen {
		return set
	}
	var word [kwg.MaxLen]uint8
	n := len(before)
	for i, c := range before {
		word[n-1-i] = c
	}
	n += 1 + copy(word[n+1:], after)
	for m := doubtful; m != 0; m &= m - 1 {
		word[len(before)] = uint8(bits.TrailingZeros32(m))
		if g.banned.words[string(word[:n])] {
			set &^= m & -m
		}
	}
	return set
}

// fits works like Fits with banned words too, and those of its letters that may make one.
func (g *Graph) fits(before, after []uint8) (set, doubtful uint32) {
	if len(before) == 0 {
		var back [kwg.MaxLen]uint8
		n := copy(back[:], after)
		if n < len(after) {
			return 0, 0
		}
		for i, j := 0, n-1; i < j; i, j = i+1, j-1 {
			back[i], back[j] = back[j], back[i]
		}
		return g.accepting(g.walk(g.root, back[:n]))
	}
	row := g.next(g.walk(g.root, before), separator) & g.index
	if len(after) == 0 {
		return g.accepting(row)
	}
	last := len(after) - 1
	mask := g.rows[row]
	for m := mask; m != 0; m &= m - 1 {
		letter := m & -m
		end := g.walk(g.rows[arcOf(row, mask, letter)]&g.index, after[:last])
		if tile := uint32(1) << after[last]; g.next(end, tile)&accepts != 0 {
			set |= letter
			if g.banned.mayEnd(arcOf(end, g.rows[end], tile)) {
				doubtful |= letter
			}
		}
	}
	return set, doubtful
}

// A Node is a state of a search in a Graph, after the letters that the search has read: from a
// square to the left and then, after a turn, to the right.
type Node uint32

// Root returns the Node before all letters.
func (g *Graph) Root() Node { return Node(g.root) }

// Letters returns the set of the letters that can come next.
func (g *Graph) Letters(n Node) uint32 { return g.rows[n] &^ separator }

// Arc returns the way on from n by one of its letters.
func (g *Graph) Arc(n Node, letter uint8) Arc {
	return Arc(g.rows[arcOf(uint32(n), g.rows[n], 1<<letter)])
}

// An Arc leads from a Node to the next.
type Arc uint32

// Word reports whether the letters read so far, with that of the Arc, are a word.
func (a Arc) Word() bool { return a&accepts != 0 }

// Leads reports whether some tile that ahead stands for can come next; it may err and say yes.
func (a Arc) Leads(ahead Ahead) bool { return uint32(a)&uint32(ahead) != 0 }

// An Ahead stands for a set of tiles.
type Ahead uint32

// Ahead returns for [Arc.Leads]: letters, and [Turning].
func (g *Graph) Ahead(tiles uint32) Ahead { return Ahead(hint(tiles) | g.blind) }

// End returns the Node to which an Arc leads.
func (g *Graph) End(a Arc) Node { return Node(uint32(a) & g.index) }

// Turn returns the Arc behind which the letters to the right of the first one are read. If
// none can come there, it leads nowhere.
func (g *Graph) Turn(n Node) Arc {
	if g.rows[n]&separator == 0 {
		return 0
	}
	return Arc(g.rows[n+1])
}
