package dawg

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
)

const headLen = 3 * 4 // numbers of nodes, edges and words

// Open reads a Graph from the front of data, and returns the rest of data. It takes time and
// memory in proportion to what it reads, and trusts nothing: it checks that every edge leads
// to an earlier node (so there is no cycle), that no word is longer than MaxDepth, that every
// node has a word, and the number of words.
func Open(data []byte) (g Graph, rest []byte, err error) {
	if len(data) < headLen {
		return Graph{}, nil, errCut
	}
	numNodes := binary.LittleEndian.Uint32(data)
	numEdges := binary.LittleEndian.Uint32(data[4:])
	numWords := binary.LittleEndian.Uint32(data[8:])
	data = data[headLen:]
	width := bits.Len32(numNodes)
	if uint64(numEdges) > Letters*uint64(numNodes) || uint64(numNodes)*maskBits+uint64(numEdges)*uint64(width) > 8*uint64(len(data)) {
		return Graph{}, nil, errCut
	}
	masksLen, targetsLen := PackLen(int(numNodes), maskBits), PackLen(int(numEdges), width)
	if masksLen+targetsLen > len(data) {
		return Graph{}, nil, errCut
	}
	masks := OpenPacked(data[:masksLen], maskBits)
	targets := OpenPacked(data[masksLen:masksLen+targetsLen], width)
	rest = data[masksLen+targetsLen:]
	if numWords > MaxWords {
		return Graph{}, nil, fmt.Errorf("dawg: %d words, more than %d", numWords, MaxWords)
	}

	type opened struct {
		edge  uint32 // the first of its edges in targets
		tally uint32 // its words <<4 | its depth
		place uint32 // in edges, or noPlace
	}
	const noPlace = 1<<32 - 1
	nodes := make([]opened, numNodes)
	edge := uint32(0)
	for i := range nodes {
		m := masks.At(uint32(i))
		children := uint32(bits.OnesCount32(m & childMask))
		if children > numEdges-edge {
			return Graph{}, nil, fmt.Errorf("dawg: node %d has more edges than are left", i)
		}
		first, words, depth := edge, m>>Letters, uint32(0)
		for range children {
			target := targets.At(edge)
			if target >= uint32(i) {
				return Graph{}, nil, fmt.Errorf("dawg: node %d leads to node %d", i, target)
			}
			edge++
			tally := nodes[target].tally
			words += tally >> 4
			depth = max(depth, tally&15+1)
		}
		if words == 0 || words > numWords || depth > MaxDepth {
			return Graph{}, nil, fmt.Errorf("dawg: node %d has %d words and depth %d", i, words, depth)
		}
		nodes[i] = opened{first, words<<4 | depth, noPlace}
	}
	if edge != numEdges {
		return Graph{}, nil, fmt.Errorf("dawg: %d edges belong to no node", numEdges-edge)
	}
	if numNodes == 0 {
		if numWords > 0 {
			return Graph{}, nil, fmt.Errorf("dawg: it has no words, not %d", numWords)
		}
		return Graph{}, rest, nil
	}
	root, rootMask := &nodes[numNodes-1], masks.At(numNodes-1)
	if root.tally>>4 != numWords {
		return Graph{}, nil, fmt.Errorf("dawg: it has %d words, not %d", root.tally>>4, numWords)
	}

	// Lay the nodes out by their distance from the root, since a search reads most often those
	// that are near it. Then they share cache lines.
	g = Graph{
		edges: make([]uint64, numEdges),
		root:  node{mask: rootMask},
		shift: uint(maskBits + bits.Len32(numEdges)),
		words: int(numWords),
	}
	g.places = 1<<(g.shift-maskBits) - 1
	if g.shift+uint(bits.Len32(numWords)) > 64 {
		g.skips = make([]uint32, numEdges)
	}
	root.place = 0
	order := append(make([]uint32, 0, numNodes), numNodes-1)
	place, next := 0, uint32(bits.OnesCount32(rootMask&childMask))
	for k := 0; k < len(order); k++ {
		mask, edge := masks.At(order[k]), nodes[order[k]].edge
		words := mask >> Letters
		for range bits.OnesCount32(mask & childMask) {
			target := targets.At(edge)
			edge++
			t, mask := &nodes[target], masks.At(target)
			if t.place == noPlace {
				t.place = next
				next += uint32(bits.OnesCount32(mask & childMask))
				order = append(order, target)
			}
			g.edges[place] = uint64(mask) | uint64(t.place)<<maskBits
			if g.skips != nil {
				g.skips[place] = words
			} else {
				g.edges[place] |= uint64(words) << (g.shift & 63)
			}
			place++
			words += t.tally >> 4
		}
	}
	return g, rest, nil
}

var errCut = errors.New("dawg: the graph is truncated")
