package grid

import (
	"iter"
	"math/bits"
	"slices"

	"github.com/jeudelettres/lettres/internal/kwg"
)

// All is the set of the letters A to Z: bit 1 for A, to bit 26 for Z.
const All = 1<<27 - 2

const (
	separator = 1 << kwg.Separator // the bit that no letter has
	accepts   = 1 << 31            // of an arc: a word ends with its letter
	arcMask   = accepts - 1
)

// A Graph is the words as a GADDAG (S. A. Gordon, "A Faster Scrabble Move
// Generation Algorithm", Software: Practice and Experience 24(2), 1994), row by
// row: the set of the tiles that can come next, then an arc for each of them, the
// place of the row behind it with the accepting bit. So one AND with what the
// rack has and the square admits leaves the tiles that are worth a look, and the
// number of bits below a tile finds its arc.
//
// Row 0 is empty. A Graph never changes.
type Graph struct {
	rows     []uint32
	root     uint32
	anagrams *anagrams
	banned   *banned // words that are not to count, or nil
}

// Without is g without some words. Contains, Fits and a [Search] pass them over.
func (g *Graph) Without(words iter.Seq[string]) *Graph {
	b := newBanned(g, words)
	if b == nil {
		return g
	}
	without := *g
	without.banned = b
	return &without
}

// NewGraph is the GADDAG of a word graph, which must have one.
func NewGraph(k kwg.Graph) *Graph {
	g := &Graph{rows: make([]uint32, 1, 3*len(k)/2)}
	places := make([]uint32, len(k)) // of the rows that stand in g already
	var place func(at uint32) uint32
	place = func(at uint32) uint32 {
		if at == 0 || places[at] != 0 {
			return places[at]
		}
		row := uint32(len(g.rows))
		places[at] = row
		var mask uint32
		for i := at; ; i++ {
			mask |= 1 << k[i].Tile()
			if k[i].Last() {
				break
			}
		}
		g.rows = append(g.rows, mask)
		g.rows = append(g.rows, make([]uint32, bits.OnesCount32(mask))...)
		for i := at; ; i++ {
			arc := place(k[i].Arc())
			if k[i].Accepts() {
				arc |= accepts
			}
			g.rows[arcOf(row, mask, 1<<k[i].Tile())] = arc
			if k[i].Last() {
				return row
			}
		}
	}
	g.root = place(k.GADDAG())
	g.rows = slices.Clone(g.rows) // without the room that was kept for more
	g.anagrams = g.newAnagrams()
	return g
}

// LeavesOut reports whether a word that ends with a letter from n is one of those that
// [Graph.Without] has left out. A walk from Node to Node finds them all the same.
func (g *Graph) LeavesOut(n Node, letter uint8, word []uint8) bool {
	return g.banned.has(arcOf(uint32(n), g.rows[n], 1<<letter), word)
}

// Size is the memory that g takes, in bytes.
func (g *Graph) Size() int { return 4*cap(g.rows) + len(g.anagrams)*8 }

// arcOf is where the arc of a tile stands, which the mask of the row has.
func arcOf(row, mask, tile uint32) uint32 {
	return row + 1 + uint32(bits.OnesCount32(mask&(tile-1)))
}

// next is the arc of a tile from a row, 0 when there is none.
func (g *Graph) next(row, tile uint32) uint32 {
	mask := g.rows[row]
	if mask&tile == 0 {
		return 0
	}
	return g.rows[arcOf(row, mask, tile)]
}

// walk is the row behind letters, read in their order, and 0 when no word goes
// there.
func (g *Graph) walk(row uint32, letters []uint8) uint32 {
	for _, c := range letters {
		row = g.next(row, 1<<c) & arcMask
	}
	return row
}

// accepting is the set of the letters with which a word ends from a row.
func (g *Graph) accepting(row uint32) (set uint32) {
	mask := g.rows[row]
	for m, at := mask, row+1; m != 0; m, at = m&(m-1), at+1 {
		set |= m & -m & (g.rows[at] >> 31 * arcMask)
	}
	return set &^ separator
}

// Contains reports whether letters, 1 to 26 each, are a word.
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
		row = g.rows[at] & arcMask
	}
	return false
}

// Fits is the set of the letters that make a word between the letters before a
// square and those after it, each read away from the square; one of the two may be
// empty. This is the cross-set of A. W. Appel and G. J. Jacobson ("The World's
// Fastest Scrabble Program", Communications of the ACM 31(5), 1988), without a
// search for the letter where one of the two is empty.
func (g *Graph) Fits(before, after []uint8) (set uint32) {
	set = g.fits(before, after)
	if g.banned == nil || len(before)+len(after) >= kwg.MaxLen {
		return set
	}
	var word [kwg.MaxLen]uint8
	n := len(before)
	for i, c := range before {
		word[n-1-i] = c
	}
	n += 1 + copy(word[n+1:], after)
	for m := set; m != 0; m &= m - 1 {
		word[len(before)] = uint8(bits.TrailingZeros32(m))
		if g.banned.words[string(word[:n])] {
			set &^= m & -m
		}
	}
	return set
}

func (g *Graph) fits(before, after []uint8) (set uint32) {
	if len(before) == 0 {
		var back [kwg.MaxLen]uint8
		n := copy(back[:], after)
		if n < len(after) {
			return 0
		}
		for i, j := 0, n-1; i < j; i, j = i+1, j-1 {
			back[i], back[j] = back[j], back[i]
		}
		return g.accepting(g.walk(g.root, back[:n]))
	}
	row := g.next(g.walk(g.root, before), separator) & arcMask
	if len(after) == 0 {
		return g.accepting(row)
	}
	last := len(after) - 1
	mask := g.rows[row]
	for m := mask; m != 0; m &= m - 1 {
		letter := m & -m
		end := g.walk(g.rows[arcOf(row, mask, letter)]&arcMask, after[:last])
		if g.next(end, 1<<after[last])&accepts != 0 {
			set |= letter
		}
	}
	return set
}

// A Node is where a search is in a Graph: behind the letters that it has read, from a
// square to the left and then, after a turn, to the right.
type Node uint32

// Root is the Node before all letters.
func (g *Graph) Root() Node { return Node(g.root) }

// Letters is the letters that can come next.
func (g *Graph) Letters(n Node) uint32 { return g.rows[n] &^ separator }

// Next is the Node behind one of these letters, and whether a word ends there: that of
// the letters read so far, when the square beyond them is free.
func (g *Graph) Next(n Node, letter uint8) (next Node, word bool) {
	arc := g.next(uint32(n), 1<<letter)
	return Node(arc & arcMask), arc&accepts != 0
}

// Turn is the Node from which the letters to the right of the first one come; 0, which
// has no letters, where there are none.
func (g *Graph) Turn(n Node) Node {
	if g.rows[n]&separator == 0 {
		return 0
	}
	return Node(g.rows[n+1] & arcMask)
}
