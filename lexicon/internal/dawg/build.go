package dawg

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// A Builder makes the minimal Graph of words that are added in order, by algorithm 1 of
// Daciuk, Mihov, Watson and Watson, "Incremental Construction of Minimal Acyclic Finite-State
// Automata", Computational Linguistics 26(1), 2000: only the nodes on the path of the last
// word can still change; a node that leaves the path is registered, or replaced by an equal
// one.
type Builder struct {
	masks    []uint32
	targets  []uint32
	register map[string]uint32
	path     []open // the nodes of the last word, the root first
	last     []byte
	key      []byte
	words    int
}

// An open is a node on the path. Its last edge has no target yet.
type open struct {
	mask    uint32
	targets []uint32
}

// Add adds a word of 1 to MaxDepth letters below Letters. It must come after the last word
// added.
func (b *Builder) Add(word []byte) error {
	if b.register == nil {
		b.register = map[string]uint32{}
		b.path = make([]open, 1, MaxDepth+1)
	}
	same := 0
	for same < min(len(word), len(b.last)) && word[same] == b.last[same] {
		same++
	}
	if len(word) > MaxDepth || slices.ContainsFunc(word, func(l byte) bool { return l >= Letters }) ||
		same == len(word) || same < len(b.last) && word[same] < b.last[same] {
		return fmt.Errorf("dawg: word %v after %v", word, b.last)
	}
	if b.words++; b.words > MaxWords {
		return fmt.Errorf("dawg: more than %d words", MaxWords)
	}
	b.close(same)
	for _, letter := range word[same:] {
		b.path[len(b.path)-1].mask |= 1 << letter
		b.path = b.path[:len(b.path)+1]
		top := &b.path[len(b.path)-1]
		top.mask, top.targets = 0, top.targets[:0]
	}
	b.path[len(b.path)-1].mask |= final
	b.last = append(b.last[:0], word...)
	return nil
}

// close registers the nodes of the path that are deeper than depth.
func (b *Builder) close(depth int) {
	for len(b.path)-1 > depth {
		top := b.path[len(b.path)-1]
		b.path = b.path[:len(b.path)-1]
		parent := &b.path[len(b.path)-1]
		parent.targets = append(parent.targets, b.registered(top))
	}
}

// registered returns the number of the node equal to n, which it adds if there is none.
func (b *Builder) registered(n open) uint32 {
	b.key = binary.LittleEndian.AppendUint32(b.key[:0], n.mask)
	for _, t := range n.targets {
		b.key = binary.LittleEndian.AppendUint32(b.key, t)
	}
	i, ok := b.register[string(b.key)]
	if !ok {
		i = uint32(len(b.masks))
		b.register[string(b.key)] = i
		b.masks = append(b.masks, n.mask)
		b.targets = append(b.targets, n.targets...)
	}
	return i
}

// AppendTo finishes the Graph and appends it in the form that Open reads.
func (b *Builder) AppendTo(dst []byte) []byte {
	if b.words > 0 {
		b.close(0)
		b.registered(b.path[0])
		b.path = nil
	}
	for _, n := range []int{len(b.masks), len(b.targets), b.words} {
		dst = binary.LittleEndian.AppendUint32(dst, uint32(n))
	}
	dst = AppendPacked(dst, maskBits, b.masks)
	return AppendPacked(dst, PackWidth(len(b.masks)), b.targets)
}
