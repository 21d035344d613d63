package dawg

import (
	"iter"
	"math/bits"
)

// A Packed is an array of numbers of width bits each, laid end to end from the
// lowest bit on, read where it lies.
type Packed struct {
	data  string // with at least packPad bytes beyond the last number
	width uint
}

// packPad is what stands after the last number, so that one load of eight
// bytes reads any.
const packPad = 8

// PackWidth is the width that numbers up to most need.
func PackWidth(most int) int { return bits.Len64(uint64(most)) }

// PackLen is the number of bytes that n numbers of width bits take.
func PackLen(n, width int) int { return (n*width+7)/8 + packPad }

// AppendPacked appends the numbers, none wider than width ≤ 32 bits.
func AppendPacked(dst []byte, width int, numbers []uint32) []byte {
	var acc uint64
	n := 0
	for _, v := range numbers {
		acc |= uint64(v) << n
		for n += width; n >= 8; n -= 8 {
			dst = append(dst, byte(acc))
			acc >>= 8
		}
	}
	if n > 0 {
		dst = append(dst, byte(acc))
	}
	return append(dst, make([]byte, packPad)...)
}

// OpenPacked is the array that AppendPacked wrote; data has the length that
// PackLen gives.
func OpenPacked(data string, width int) Packed { return Packed{data, uint(width)} }

// At is the number at i.
func (p Packed) At(i uint32) uint32 {
	bit := uint(i) * p.width
	return uint32(load64(p.data, bit>>3) >> (bit & 7) & (1<<(p.width&63) - 1))
}

// A packedReader goes through a Packed from its first number on.
type packedReader struct {
	data       string
	bit, width uint
}

func (r *packedReader) next() uint32 {
	v := load64(r.data, r.bit>>3) >> (r.bit & 7) & (1<<(r.width&63) - 1)
	r.bit += r.width
	return uint32(v)
}

func load64(s string, i uint) uint64 {
	s = s[i : i+8]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// All yields the first n numbers.
func (p Packed) All(n int) iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		r := packedReader{p.data, 0, p.width}
		for range n {
			if !yield(r.next()) {
				return
			}
		}
	}
}
