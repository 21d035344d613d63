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
	masksLen, targetsLen := PackLen(numNodes, maskWidth), PackLen(numEdges, width)
	if masksLen+targetsLen > len(data) {
		return Graph{}, nil, errCut
	}
	masks := OpenPacked(data[:masksLen], maskWidth)
	targets := OpenPacked(data[masksLen:masksLen+targetsLen], width)
	rest = data[masksLen+targetsLen:]
	if numWords > MaxWords {
		return Graph{}, nil, fmt.Errorf("dawg: %d words", numWords)
	}

	g = Graph{words: int(numWords), skips: 1<<PackWidth(int(numWords)) - 1}
	size := 0
	for g.shift = 64; g.shift+uint(PackWidth(int(numWords))) > 8*g.stride; g.shift = uint(PackWidth(size)) {
		g.stride++
		size = numNodes*maskLen + numEdges*int(g.stride)
	}
	g.data = make([]byte, size+edgePad)
	places := make([]uint32, numNodes)
	tallies := make([]uint32, numNodes) // the words of a node <<4 | its depth
	at, edge, last := uint32(0), uint32(0), uint32(0)
	for i := range tallies {
		m := masks.At(uint32(i))
		children := uint32(bits.OnesCount32(m & childMask))
		if children > uint32(numEdges)-edge {
			return Graph{}, nil, fmt.Errorf("dawg: node %d has more edges than there are", i)
		}
		g.root, places[i] = at, at
		binary.LittleEndian.PutUint32(g.data[at:], m&childMask|m>>Letters<<31)
		at += maskLen
		words, depth := m>>Letters, uint32(0)
		for range children {
			target := targets.At(edge)
			edge++
			if target >= uint32(i) {
				return Graph{}, nil, fmt.Errorf("dawg: node %d leads to node %d", i, target)
			}
			binary.LittleEndian.PutUint64(g.data[at:], uint64(places[target])|uint64(words)<<(g.shift&63))
			at += uint32(g.stride)
			t := tallies[target]
			words += t >> 4
			depth = max(depth, t&15+1)
		}
		if words == 0 || words > numWords || depth > MaxDepth {
			return Graph{}, nil, fmt.Errorf("dawg: node %d has %d words and depth %d", i, words, depth)
		}
		last = words<<4 | depth
		tallies[i] = last
	}
	if edge != uint32(numEdges) {
		return Graph{}, nil, fmt.Errorf("dawg: %d edges of no node", uint32(numEdges)-edge)
	}
	if last>>4 != numWords {
		return Graph{}, nil, fmt.Errorf("dawg: %d words, not %d", last>>4, numWords)
	}
	return g, rest, nil
}

var errCut = errors.New("dawg: the graph is cut off")
