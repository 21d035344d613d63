// Package dawg keeps sets of words as graphs: directed acyclic word graphs, the
// minimal automata that accept just these words.
//
// A [Graph] holds words whose letters are the numbers 0 to 25, at most 15 of
// them. A node is a mask of the letters that lead on from it, and the place of
// its first edge, so that the edge of any letter is found by counting bits and
// a node without a wanted letter is passed over by one "and" (siblings in a
// list, as in Appel and Jacobson, "The World's Fastest Scrabble Program", CACM
// 31(5), 1988, are looked at one after the other). An edge holds its target and how
// many words of its node come before it. Added up along a way these number the
// words, from 0 in their order: minimal perfect hashing (Lucchesi and
// Kowaltowski, "Applications of Finite Automata Representing Large
// Vocabularies", Software: Practice and Experience 23(1), 1993).
//
// It is meant for words that are sorted, their letters in ascending order: one
// word for all anagrams of each other. [Graph.Within] finds those that can be
// made of given letters. The 340,000 sorted words of French are 87,000 nodes
// and 226,000 edges when rare letters come first: 1.8 MB in use, and 0.8 MB as
// bytes, where the same as an array of sorted words would be 3.5 MB and could
// only be searched.
//
// What always holds in a Graph: edges lead to nodes of lower number, so it has
// no cycle; every node has a word; no word is longer than [MaxDepth]. [Open]
// makes sure of it for any bytes.
//
// The package knows nothing of spellings, languages or readings, and adds no
// word to a Graph that is made.
package dawg

import (
	"encoding/binary"
	"math/bits"
)

const (
	// Letters is the size of the alphabet: letters are the numbers below it.
	Letters = 26
	// MaxDepth is the length of the longest word of a Graph.
	MaxDepth = 15
	// MaxWords is the largest number of words of a Graph.
	MaxWords = 1 << 20
)

const (
	final     = 1 << 31 // in node.mask: a word ends here
	childMask = 1<<Letters - 1
)

// A Graph is an immutable set of words. The zero Graph is empty.
type Graph struct {
	nodes []node // children before parents; the root is the last
	edges edges  // those of one node side by side, in the order of letters
	words int
}

type node struct {
	mask  uint32 // the letters of its edges, and final
	first uint32 // its first edge
}

// edges holds, for each, the node that it leads to and the number of words of
// its node that come before its own: what minimal perfect hashing adds up.
// Both share the few bytes that they need.
type edges struct {
	data   []byte
	stride uint // bytes an edge
	shift  uint // bits of the target, in 0..32
	skips  uint64
}

func makeEdges(n, nodes, words int) edges {
	shift := PackWidth(nodes)
	stride := (shift + PackWidth(words) + 7) / 8
	return edges{make([]byte, n*stride+8), uint(stride), uint(shift), 1<<PackWidth(words) - 1}
}

func (e *edges) set(i uint, target, skip uint32) {
	binary.LittleEndian.PutUint64(e.data[i*e.stride:], uint64(target)|uint64(skip)<<(e.shift&63))
}

func (e *edges) at(i uint) (target, skip uint32) {
	v := binary.LittleEndian.Uint64(e.data[i*e.stride:])
	return uint32(v & (1<<(e.shift&63) - 1)), uint32(v >> (e.shift & 63) & e.skips)
}

// child is the place of the edge of n for a letter that it has.
func (n node) child(letter uint) uint {
	return uint(n.first) + uint(bits.OnesCount32(n.mask&(1<<letter-1)))
}

// Len is the number of words.
func (g *Graph) Len() int { return g.words }

func (g *Graph) root() uint32 { return uint32(len(g.nodes) - 1) }

// Number is the place of word in the order of all words from 0 on, and whether
// it is there.
func (g *Graph) Number(word []byte) (int, bool) {
	if len(g.nodes) == 0 {
		return 0, false
	}
	n := g.nodes[g.root()]
	number := uint32(0)
	for _, letter := range word {
		if letter >= Letters || n.mask>>letter&1 == 0 {
			return 0, false
		}
		target, skip := g.edges.at(n.child(uint(letter)))
		number += skip
		n = g.nodes[target]
	}
	return int(number), n.mask&final != 0
}
