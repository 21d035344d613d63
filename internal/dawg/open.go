package dawg

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
)

const headLen = 3 * 4 // numbers of nodes, edges and words

// Open reads a Graph off the front of data, and returns what follows it. It
// takes time and memory in proportion to what it reads, and trusts none of it:
// every edge leads to an earlier node (so there is no cycle), no word is longer
// than MaxDepth, no node is without words, and the words are as many as it says.
func Open(data []byte) (g Graph, rest []byte, err error) {
	if len(data) < headLen {
		return Graph{}, nil, errCut
	}
	numNodes := int(binary.LittleEndian.Uint32(data))
	numEdges := int(binary.LittleEndian.Uint32(data[4:]))
	numWords := binary.LittleEndian.Uint32(data[8:])
	data = data[headLen:]
	if numNodes > 8*len(data) || numEdges > Letters*numNodes {
		return Graph{}, nil, errCut
	}
	width := PackWidth(numNodes)
	masksLen, targetsLen := PackLen(numNodes, maskBits), PackLen(numEdges, width)
	if masksLen+targetsLen > len(data) {
		return Graph{}, nil, errCut
	}
	masks := OpenPacked(data[:masksLen], maskBits)
	targets := OpenPacked(data[masksLen:masksLen+targetsLen], width)
	rest = data[masksLen+targetsLen:]
	if numWords > MaxWords {
		return Graph{}, nil, fmt.Errorf("dawg: %d words", numWords)
	}

	g = Graph{
		edges: make([]uint64, numEdges),
		shift: uint(maskBits + PackWidth(numEdges)),
		words: int(numWords),
	}
	if g.shift+uint(PackWidth(int(numWords))) > 64 {
		g.skips = make([]uint32, numEdges)
	}
	type opened struct {
		node
		tally uint32 // the words of a node <<4 | its depth
	}
	nodes := make([]opened, numNodes)
	edge := uint32(0)
	var last opened
	for i := range nodes {
		m := masks.At(uint32(i))
		children := uint32(bits.OnesCount32(m & childMask))
		if children > uint32(numEdges)-edge {
			return Graph{}, nil, fmt.Errorf("dawg: node %d has more edges than there are", i)
		}
		last.node = node{m, edge}
		words, depth := m>>Letters, uint32(0)
		for range children {
			target := targets.At(edge)
			if target >= uint32(i) {
				return Graph{}, nil, fmt.Errorf("dawg: node %d leads to node %d", i, target)
			}
			t := &nodes[target]
			g.edges[edge] = uint64(t.mask) | uint64(t.place)<<maskBits
			if g.skips != nil {
				g.skips[edge] = words
			} else {
				g.edges[edge] |= uint64(words) << (g.shift & 63)
			}
			edge++
			words += t.tally >> 4
			depth = max(depth, t.tally&15+1)
		}
		if words == 0 || words > numWords || depth > MaxDepth {
			return Graph{}, nil, fmt.Errorf("dawg: node %d has %d words and depth %d", i, words, depth)
		}
		last.tally = words<<4 | depth
		nodes[i] = last
	}
	g.root = last.node
	if edge != uint32(numEdges) {
		return Graph{}, nil, fmt.Errorf("dawg: %d edges of no node", uint32(numEdges)-edge)
	}
	if last.tally>>4 != numWords {
		return Graph{}, nil, fmt.Errorf("dawg: %d words, not %d", last.tally>>4, numWords)
	}
	return g, rest, nil
}

var errCut = errors.New("dawg: the graph is cut off")
