// Package dawg keeps sets of words as graphs: directed acyclic word graphs, the
// minimal automata that accept just these words.
//
// A [Graph] holds words whose letters are the numbers 0 to 25, at most 15 of
// them. Every edge has a mask of the letters that lead on from where it leads.
// So the edge of any letter is found by counting bits, and of a node without a
// wanted letter nothing more than the edge to it is looked at, which spares most
// of the misses of the cache. (Siblings in a list, as in Appel and Jacobson, "The
// World's Fastest Scrabble Program", CACM 31(5), 1988, are looked at one by one.)
// An edge also has the number of words of its node that come before. Added up
// along a way these number the words, from 0 in their order: minimal perfect
// hashing (Lucchesi and Kowaltowski, "Applications of Finite Automata
// Representing Large Vocabularies", Software: Practice and Experience 23(1),
// 1993).
//
// It is meant for words that are sorted, their letters in ascending order: one
// word for all anagrams of each other. [Graph.Within] finds those that can be
// made of given letters. The 340,000 sorted words of French are 87,000 nodes
// and 226,000 edges when rare letters come first: 1.8 MB in use, and 0.8 MB as
// bytes, where the same as an array of sorted words would be 3.5 MB and could
// only be scanned.
//
// What always holds in a Graph: edges lead to nodes that come before, so it has
// no cycle; every node has a word; no word is longer than [MaxDepth]. [Open]
// makes sure of it for any bytes.
//
// The package knows nothing of spellings, languages or readings, and adds no
// word to a Graph that is made.
package dawg

import "math/bits"

const (
	// Letters is the size of the alphabet: letters are the numbers below it.
	Letters = 26
	// MaxDepth is the length of the longest word of a Graph.
	MaxDepth = 15
	// MaxWords is the largest number of words of a Graph.
	MaxWords = 1 << 20
)

const (
	childMask = 1<<Letters - 1
	final     = 1 << Letters // in the mask of a node: a word ends here
	maskBits  = Letters + 1
)

// A Graph is an immutable set of words. The zero Graph is empty.
//
// A node is its edges, for the letters in its mask, in their order. An edge has
// from the lowest bit on the mask of the node that it leads to, the place of
// that node, and the number of words of its own node that come before those of
// that one. For 300,000 words that is just 64 bits; where it is more, the number
// stands in skips.
type Graph struct {
	edges []uint64 // children before parents
	skips []uint32 // of each edge, or nil
	root  node
	shift uint // of the number in an edge
	words int
}

type node struct {
	mask  uint32 // the letters of its edges, and final
	place uint32 // of its first edge
}

// follow is where the edge of a node for a letter in its mask leads to, and how
// many words it skips.
func (g *Graph) follow(n node, letter uint32) (target node, skip uint32) {
	at := n.place + uint32(bits.OnesCount32(n.mask&(1<<(letter&31)-1)))
	e := g.edges[at]
	skip = uint32(e >> (g.shift & 63))
	if g.skips != nil {
		skip = g.skips[at]
	}
	return node{uint32(e & (1<<maskBits - 1)), uint32(e>>maskBits) & (1<<((g.shift-maskBits)&31) - 1)}, skip
}

// Len is the number of words.
func (g *Graph) Len() int { return g.words }

// Number is the place of word in the order of all words from 0 on, and whether
// it is there.
func (g *Graph) Number(word []byte) (int, bool) {
	n, number := g.root, uint32(0)
	for _, letter := range word {
		if letter >= Letters || n.mask>>letter&1 == 0 {
			return 0, false
		}
		target, skip := g.follow(n, uint32(letter))
		number += skip
		n = target
	}
	return int(number), n.mask&final != 0
}
