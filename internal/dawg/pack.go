package dawg

import (
	"encoding/binary"
	"math/bits"
)

// A Packed is an array of numbers of width bits each, laid end to end from the
// lowest bit on, read where it lies.
type Packed struct {
	data  []byte // with packPad bytes beyond the last number
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
// PackLen gives, and is not to change.
func OpenPacked(data []byte, width int) Packed { return Packed{data, uint(width)} }

// At is the number at i.
func (p *Packed) At(i uint32) uint32 {
	bit := uint(i) * p.width
	v := binary.LittleEndian.Uint64(p.data[bit>>3:])
	return uint32(v >> (bit & 7) & (1<<(p.width&63) - 1))
}
