// Package dawg stores sets of words as directed acyclic word graphs: the minimal automata
// that accept exactly these words.
//
// A [Graph] has words of at most 15 letters, which are the numbers 0 to 25. Every edge has a
// mask of the letters that can follow after it. So counting bits finds the edge of a letter,
// and a search that wants another letter reads no more than the edge to a node, which avoids
// most cache misses. (With siblings in a list, as in Appel and Jacobson, "The World's Fastest
// Scrabble Program", CACM 31(5), 1988, a search reads one after the other.) An edge also has
// the number of words of its node that come before it. The sum along a path is the number of
// the word, counted from 0 in the order of the words: minimal perfect hashing (Lucchesi and
// Kowaltowski, "Applications of Finite Automata Representing Large Vocabularies", Software:
// Practice and Experience 23(1), 1993).
//
// It is meant for words with their letters sorted, one for all anagrams of each other.
// [Graph.Within] finds those that can be made from given letters. When rare letters come
// first, the 340,000 sorted words of French make 87,000 nodes and 226,000 edges: 1.8 MB in
// memory and 0.8 MB in a file. An array of the sorted words would take 3.5 MB and could only
// be scanned.
//
// These always hold: edges lead to nodes that come before in a file, so a Graph has no cycle;
// every node has a word; no word is longer than [MaxDepth]. [Open] checks them for any bytes.
//
// The package knows no spellings, languages or readings. A Graph cannot be changed.
package dawg

import "math/bits"

const (
	// Letters is the size of the alphabet: letters are the numbers below it.
	Letters = 26
	// MaxDepth is the largest length of a word.
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
// A node is stored as its edges, in the order of the letters in its mask. From its lowest
// bit, an edge has the mask of the node that it leads to, the place of that node, and the
// number of words of its own node that come before. For 300,000 words that takes exactly 64
// bits; for more words the number is in skips.
type Graph struct {
	edges  []uint64 // nodes by their distance from the root, see Open
	skips  []uint32 // of each edge, or nil
	root   node
	shift  uint   // of the number in an edge
	places uint32 // the bits of a place in an edge
	words  int
}

type node struct {
	mask  uint32 // the letters of its edges, and final
	place uint32 // of its first edge
}

// follow returns the node to which the edge for a letter of n's mask leads, and how many
// words it skips. The letter is its bit in the mask.
func (g *Graph) follow(n node, letter uint32) (target node, skip uint32) {
	at := n.place + uint32(bits.OnesCount32(n.mask&(letter-1)))
	e := g.edges[at]
	skip = uint32(e >> (g.shift & 63))
	if g.skips != nil {
		skip = g.skips[at]
	}
	return node{uint32(e & (1<<maskBits - 1)), uint32(e>>maskBits) & g.places}, skip
}

// Len returns the number of words.
func (g *Graph) Len() int { return g.words }

// Number returns the number of word in the order of all words, counted from 0, and whether it
// is one of them.
func (g *Graph) Number(word []byte) (int, bool) {
	n, number := g.root, uint32(0)
	for _, letter := range word {
		if letter >= Letters || n.mask>>letter&1 == 0 {
			return 0, false
		}
		target, skip := g.follow(n, 1<<letter)
		number += skip
		n = target
	}
	return int(number), n.mask&final != 0
}
