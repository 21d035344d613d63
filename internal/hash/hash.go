// Package hash folds the words and bytes of a position into 64 bits, for tables of
// searches. The same input has the same hash in every process and on every machine. It
// resists chance, and no attack: whoever chooses the input can make collisions.
//
// The mixing is that of wyhash (https://github.com/wangyi-fudan/wyhash): the product of
// two words of 64 bits, its upper half xored with its lower.
package hash

import (
	"encoding/binary"
	"math/bits"
)

// A Hash is a hash under way, a value: each method returns the Hash with more folded in.
//
//	sum := hash.New().Bytes(s.table[:]).Uint64(uint64(s.turn)).Sum()
//
// Order and bounds count: folding "AB" and "C" is not folding "A" and "BC".
type Hash uint64

// The numbers are wyhash's: odd, with half their bits set, in each byte.
const (
	seed   = 0x2d358dccaa6c78a5
	word   = 0x8bb84b93962eacc9
	length = 0x4b33a62ed433d4a3
	last   = 0x4d5a2da51de1aa47
)

// New returns a Hash with nothing folded in.
func New() Hash { return seed }

// Uint64 folds in a number.
func (h Hash) Uint64(x uint64) Hash { return mix(uint64(h)^x, word) }

// Bytes folds in b and its length.
func (h Hash) Bytes(b []byte) Hash {
	h = mix(uint64(h)^uint64(len(b)), length)
	for ; len(b) >= 16; b = b[16:] {
		h = mix(binary.LittleEndian.Uint64(b)^word, binary.LittleEndian.Uint64(b[8:])^uint64(h))
	}
	if len(b) >= 8 {
		h = h.Uint64(binary.LittleEndian.Uint64(b))
		b = b[8:]
	}
	var rest uint64
	for i, c := range b {
		rest |= uint64(c) << (8 * i)
	}
	return h.Uint64(rest)
}

// Sum returns the hash of all that was folded in.
func (h Hash) Sum() uint64 { return uint64(mix(uint64(h), last)) }

func mix(a, b uint64) Hash {
	hi, lo := bits.Mul64(a, b)
	return Hash(hi ^ lo)
}
