// Package kwg knows the word graphs that Scrabble programs share, macondo, wolges
// and MAGPIE among them: a DAWG and a GADDAG in one array of 32-bit nodes.
//
// A node is one letter among its siblings, which stand one after the other, the
// last marked:
//
//	bits 24-31  the tile: 1 to 26 for A to Z, 0 for the separator of a GADDAG
//	bit 23      a word ends here
//	bit 22      no sibling follows
//	bits 0-21   the place of the first child, 0 for none
//
// Node 0 leads to the DAWG, which spells words from the left, and node 1 to the
// GADDAG (S. A. Gordon, "A Faster Scrabble Move Generation Algorithm", Software:
// Practice and Experience 24(2), 1994): for each word and each place in it, the
// letters up to there backwards, then the separator and the rest, without a
// separator when there is no rest. Without a GADDAG node 1 leads nowhere.
//
// A Graph that [Read] or [Build] has returned can be walked without a look at
// its bounds: every arc stays in it, every row of siblings ends, and no way comes
// back to where it was.
package kwg

import (
	"encoding/binary"
	"fmt"
	"io"
	"iter"
)

// Separator is the tile between the two parts of a word in a GADDAG.
const Separator = 0

const (
	letters  = 26
	accepts  = 1 << 23
	last     = 1 << 22
	arcMask  = last - 1
	maxNodes = arcMask + 1 // what an arc can tell apart
)

// MaxLen is the length of the longest words of a Graph.
const MaxLen = 15

// A Node is one tile among its siblings.
type Node uint32

// Tile is the tile: 1 for A, or [Separator].
func (n Node) Tile() byte { return byte(n >> 24) }

// Accepts reports whether a word ends with the tile.
func (n Node) Accepts() bool { return n&accepts != 0 }

// Last reports whether no sibling follows.
func (n Node) Last() bool { return n&last != 0 }

// Arc is the place of the first child, 0 for none.
func (n Node) Arc() uint32 { return uint32(n & arcMask) }

// A Graph is the nodes, at least two.
type Graph []Node

// A FormatError says where bytes are no Graph.
type FormatError struct {
	Offset int64 // of the byte at which the fault begins
	Reason string
}

func (e *FormatError) Error() string { return fmt.Sprintf("kwg: byte %d: %s", e.Offset, e.Reason) }

func fault(node int, format string, args ...any) error {
	return &FormatError{4 * int64(node), fmt.Sprintf(format, args...)}
}

// Read reads a Graph, of no more than 16 MiB, and finds whether it is one. The
// error is a [*FormatError], or that of r.
func Read(r io.Reader) (Graph, error) {
	data, err := io.ReadAll(io.LimitReader(r, 4*maxNodes+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > 4*maxNodes:
		return nil, fault(maxNodes, "there are more nodes than arcs can tell apart")
	case len(data)%4 != 0 || len(data) < 8:
		return nil, &FormatError{int64(len(data)), "the last node is cut off, or there are fewer than two"}
	}
	g := make(Graph, len(data)/4)
	for i := range g {
		g[i] = Node(binary.LittleEndian.Uint32(data[4*i:]))
	}
	if err := g.check(); err != nil {
		return nil, err
	}
	return g, nil
}

// Trusted is the Graph in data that Read has accepted once, such as a file that was
// built with this module. It panics when bytes are missing, and checks nothing else.
func Trusted(data string) Graph {
	g := make(Graph, len(data)/4)
	for i := range g {
		b := data[4*i : 4*i+4]
		g[i] = Node(uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24)
	}
	return g
}

// check finds whether g keeps its promises.
func (g Graph) check() error {
	for i, n := range g {
		switch {
		case int(n.Arc()) >= len(g):
			return fault(i, "its arc leads to node %d of %d", n.Arc(), len(g))
		case n.Arc() == 1:
			return fault(i, "its arc leads to a root")
		case n.Tile() > letters:
			return fault(i, "there is no tile %d", n.Tile())
		}
		var row uint32
		for j := i; i > 1; j++ {
			switch bit := uint32(1) << g[j].Tile(); {
			case row&bit != 0:
				return fault(j, "tile %d stands twice among its siblings", g[j].Tile())
			case !g[j].Last() && j+1 == len(g):
				return fault(j, "its siblings do not end")
			default:
				row |= bit
			}
			if g[j].Last() {
				break
			}
		}
	}
	depth := make([]byte, len(g)) // the longest way from each row that was seen
	for root := range 2 {
		if _, err := g.depthOf(depth, g[root].Arc(), root, 1); err != nil {
			return err
		}
	}
	return nil
}

// depthOf is the number of tiles on the longest way from a row, which the node
// from leads to after taken tiles.
func (g Graph) depthOf(depth []byte, row uint32, from, taken int) (byte, error) {
	const onWay = 255
	switch {
	case row == 0 || depth[row] > 0 && depth[row] != onWay:
		return depth[row], nil
	case depth[row] == onWay:
		return 0, fault(from, "its arc leads back to node %d", row)
	case taken > MaxLen+1:
		return 0, fault(from, "it is on a way of more than %d tiles", MaxLen+1)
	}
	depth[row] = onWay
	longest := byte(0)
	for i := row; ; i++ {
		d, err := g.depthOf(depth, g[i].Arc(), int(i), taken+1)
		if err != nil {
			return 0, err
		}
		if longest = max(longest, d+1); longest > MaxLen+1 {
			return 0, fault(int(i), "it is on a way of more than %d tiles", MaxLen+1)
		}
		if g[i].Last() {
			break
		}
	}
	depth[row] = longest
	return longest, nil
}

// DAWG is the place of the first letters of words, 0 when there are no words.
func (g Graph) DAWG() uint32 { return g[0].Arc() }

// GADDAG is the place of the first tiles of the GADDAG, 0 when there is none.
func (g Graph) GADDAG() uint32 { return g[1].Arc() }

// WriteTo writes g as Read reads it.
func (g Graph) WriteTo(w io.Writer) (int64, error) {
	data := make([]byte, 0, 4*len(g))
	for _, n := range g {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	n, err := w.Write(data)
	return int64(n), err
}

// Words yields the words of the DAWG, in the order of its siblings, in a buffer
// that the next one overwrites. It takes time in proportion to the nodes and the
// words: rows that lead to no word are not entered, since the ways through a few
// hundred nodes can be more than anybody could walk.
func (g Graph) Words() iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		leads := g.countWords(1)
		var word [MaxLen + 1]byte
		var walk func(at uint32, n int) bool
		walk = func(at uint32, n int) bool {
			for leads[at] > 1 {
				node := g[at]
				word[n] = 'A' + node.Tile() - 1
				if node.Accepts() && !yield(word[:n+1]) || !walk(node.Arc(), n+1) {
					return false
				}
				if at++; node.Last() {
					at = 0
				}
			}
			return true
		}
		walk(g.DAWG(), 0)
	}
}

// CountWords is the number of words of the DAWG, or limit when there are more:
// few nodes can stand for more words than anything could hold.
func (g Graph) CountWords(limit int) int {
	return max(0, int(g.countWords(limit)[g.DAWG()])-1)
}

// countWords is by place in the DAWG the number of words from there to the end of
// its row, limit at most, and 1 more. It is 0 at 0 and where no way leads.
func (g Graph) countWords(limit int) []int32 {
	counts := make([]int32, len(g))
	var count func(at uint32) int32
	count = func(at uint32) int32 {
		if at == 0 {
			return 0
		}
		if counts[at] == 0 {
			n := int64(count(g[at].Arc()))
			if g[at].Accepts() {
				n++
			}
			if !g[at].Last() {
				n += int64(count(at + 1))
			}
			counts[at] = int32(min(n, int64(limit))) + 1
		}
		return counts[at] - 1
	}
	count(g.DAWG())
	return counts
}
