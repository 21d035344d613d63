// Package kwg reads and builds the word graphs that Scrabble programs such as macondo, wolges
// and MAGPIE share: a DAWG and a GADDAG in one array of 32-bit nodes.
//
// A node is one letter. Siblings are one after the other, and the last one is marked:
//
//	bits 24-31  the tile: 1 to 26 for A to Z, 0 for the separator of a GADDAG
//	bit 23      a word ends here
//	bit 22      no sibling follows
//	bits 0-21   the index of the first child, 0 for none
//
// Node 0 leads to the DAWG, which spells words from the left, and node 1 to the
// GADDAG (S. A. Gordon, "A Faster Scrabble Move Generation Algorithm", Software:
// Practice and Experience 24(2), 1994): for each word and each place in it, the
// letters up to there backwards, then the separator and the rest, without a
// separator when there is no rest. Without a GADDAG node 1 leads nowhere.
//
// A Graph that [Read] or [Build] returned can be walked without checks: every arc leads to a
// node of it, every row of siblings ends, and there is no cycle.
package kwg

import (
	"bytes"
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
	maxNodes = arcMask + 1 // as many as an arc can address
)

// MaxLen is the largest length of a word.
const MaxLen = 15

// A Node is one tile among its siblings.
type Node uint32

// Tile returns the tile: 1 for A, or [Separator].
func (n Node) Tile() byte { return byte(n >> 24) }

// Accepts reports whether a word ends with the tile.
func (n Node) Accepts() bool { return n&accepts != 0 }

// Last reports whether no sibling follows.
func (n Node) Last() bool { return n&last != 0 }

// Arc returns the index of the first child, 0 for none.
func (n Node) Arc() uint32 { return uint32(n & arcMask) }

// A Graph is the nodes, at least two.
type Graph []Node

// A FormatError reports data that is not a Graph.
type FormatError struct {
	Offset int64 // the byte at which the damage begins
	Reason string
}

func (e *FormatError) Error() string { return fmt.Sprintf("kwg: byte %d: %s", e.Offset, e.Reason) }

func fault(node int, format string, args ...any) error {
	return &FormatError{4 * int64(node), fmt.Sprintf(format, args...)}
}

// Read reads and checks a Graph of at most 16 MiB. The error is a [*FormatError] or an error
// of r.
func Read(r io.Reader) (Graph, error) {
	data, err := io.ReadAll(io.LimitReader(r, 4*maxNodes+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > 4*maxNodes:
		return nil, fault(maxNodes, "there are more nodes than an arc can address")
	case len(data)%4 != 0 || len(data) < 8:
		return nil, &FormatError{int64(len(data)), "the last node is truncated, or there are fewer than two"}
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

// check checks what the package comment promises of a Graph.
func (g Graph) check() error {
	var row uint32 // the tiles of the siblings so far
	for i, n := range g {
		switch {
		case int(n.Arc()) >= len(g):
			return fault(i, "its arc leads to node %d of %d", n.Arc(), len(g))
		case n.Arc() == 1:
			return fault(i, "its arc leads to a root")
		case n.Tile() > letters:
			return fault(i, "there is no tile %d", n.Tile())
		case i < 2:
			continue
		case row>>n.Tile()&1 != 0:
			return fault(i, "an earlier sibling has the same tile, %d", n.Tile())
		}
		row |= 1 << n.Tile()
		if n.Last() {
			row = 0
		}
	}
	if row != 0 {
		return fault(len(g)-1, "it is the last node, but not marked as a last sibling")
	}
	depth := make([]byte, len(g)) // of each row seen so far, the length of its longest path
	for root := range 2 {
		if _, err := g.depthOf(depth, g[root].Arc(), root, 1); err != nil {
			return err
		}
	}
	return nil
}

// depthOf returns the number of tiles on the longest path from a row on. The arc of node
// from leads to the row, which has the tile number taken of the path.
func (g Graph) depthOf(depth []byte, row uint32, from, taken int) (byte, error) {
	const onWay = 255
	switch {
	case row == 0 || depth[row] > 0 && depth[row] != onWay:
		return depth[row], nil
	case depth[row] == onWay:
		return 0, fault(from, "its arc leads back to node %d", row)
	case taken > MaxLen+1:
		return 0, fault(from, "it is on a path of more than %d tiles", MaxLen+1)
	}
	depth[row] = onWay
	longest := byte(0)
	for i := row; ; i++ {
		d, err := g.depthOf(depth, g[i].Arc(), int(i), taken+1)
		if err != nil {
			return 0, err
		}
		if longest = max(longest, d+1); longest > MaxLen+1 {
			return 0, fault(int(i), "it is on a path of more than %d tiles", MaxLen+1)
		}
		if g[i].Last() {
			break
		}
	}
	depth[row] = longest
	return longest, nil
}

// DAWG returns the index of the first letters of words, 0 if there are no words.
func (g Graph) DAWG() uint32 { return g[0].Arc() }

// GADDAG returns the index of the first tiles of the GADDAG, 0 if there is none.
func (g Graph) GADDAG() uint32 { return g[1].Arc() }

// WriteTo writes g in the form that Read reads.
func (g Graph) WriteTo(w io.Writer) (int64, error) {
	data := make([]byte, 0, 4*len(g))
	for _, n := range g {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	return bytes.NewReader(data).WriteTo(w)
}

// Words yields the words of the DAWG in the order of its siblings. The next word overwrites
// the slice of the last one. It takes time in proportion to the nodes and the words: it does
// not enter rows that lead to no word, since a few hundred nodes can have more paths than
// could ever be walked.
func (g Graph) Words() iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		leads := g.countFrom(g.DAWG(), 1)
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

// CountWords returns the number of words of the DAWG, or limit if there are more: a few
// nodes can spell more words than any memory holds.
func (g Graph) CountWords(limit int) int { return g.count(g.DAWG(), limit) }

// count returns the number of paths from a row on that end a word, or limit if there are more.
func (g Graph) count(row uint32, limit int) int {
	return max(0, int(g.countFrom(row, limit)[row])-1)
}

// countFrom counts paths that end a word. For each node below a row, it is the number of those
// that begin with the node or a later sibling, but at most limit, plus 1. For other nodes it
// is 0.
func (g Graph) countFrom(row uint32, limit int) []int32 {
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
	count(row)
	return counts
}
