package dawg

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
)

const (
	headLen   = 3 * 4       // numbers of nodes, edges and words
	maskWidth = Letters + 1 // bits of a node: its letters, then whether a word ends
)

// Open reads a Graph off the front of data, and returns what follows it. It
// takes time and memory in proportion to what it reads, and trusts none of it:
// every edge leads to an earlier node (so there is no cycle), no word is longer
// than MaxDepth, no node is without words, and the words are as many as it says.
func Open(data string) (g Graph, rest string, err error) {
	if len(data) < headLen {
		return Graph{}, "", errCut
	}
	head := []byte(data[:headLen])
	numNodes := int(binary.LittleEndian.Uint32(head))
	numEdges := int(binary.LittleEndian.Uint32(head[4:]))
	numWords := binary.LittleEndian.Uint32(head[8:])
	data = data[headLen:]
	if numNodes > 8*len(data) || numEdges > 8*len(data) {
		return Graph{}, "", errCut
	}
	width := PackWidth(numNodes)
	masksLen, targetsLen := PackLen(numNodes, maskWidth), PackLen(numEdges, width)
	if masksLen+targetsLen > len(data) {
		return Graph{}, "", errCut
	}
	masks := packedReader{data: data[:masksLen], width: maskWidth}
	targets := packedReader{data: data[masksLen : masksLen+targetsLen], width: uint(width)}
	rest = data[masksLen+targetsLen:]
	if numWords > MaxWords {
		return Graph{}, "", fmt.Errorf("dawg: %d words", numWords)
	}

	g = Graph{make([]node, numNodes), makeEdges(numEdges, numNodes, int(numWords)), int(numWords)}
	type tally struct{ words, depth uint32 }
	tallies := make([]tally, numNodes)
	edge, last := uint(0), tally{}
	for i := range g.nodes {
		m := masks.next()
		n := node{m&childMask | m>>Letters<<31, uint32(edge)}
		g.nodes[i] = n
		t := tally{words: m >> Letters}
		children := uint(bits.OnesCount32(n.mask & childMask))
		if children > uint(numEdges)-edge {
			return Graph{}, "", fmt.Errorf("dawg: node %d has more edges than there are", i)
		}
		for range children {
			target := targets.next()
			if target >= uint32(i) {
				return Graph{}, "", fmt.Errorf("dawg: node %d leads to node %d", i, target)
			}
			g.edges.set(edge, target, t.words)
			edge++
			child := tallies[target]
			t.words += child.words
			t.depth = max(t.depth, child.depth+1)
		}
		if t.words == 0 || t.words > numWords || t.depth > MaxDepth {
			return Graph{}, "", fmt.Errorf("dawg: node %d has %d words and depth %d", i, t.words, t.depth)
		}
		tallies[i] = t
		last = t
	}
	if edge != uint(numEdges) {
		return Graph{}, "", fmt.Errorf("dawg: %d edges of no node", uint(numEdges)-edge)
	}
	if last.words != numWords {
		return Graph{}, "", fmt.Errorf("dawg: %d words, not %d", last.words, numWords)
	}
	return g, rest, nil
}

var errCut = errors.New("dawg: the graph is cut off")
