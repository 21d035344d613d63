package dawg

import (
	"encoding/binary"
	"math/bits"
)

// A Packed is an array of numbers of width bits each, one after the other from the lowest
// bit. It is read in place.
type Packed struct {
	data  []byte // with packPad bytes beyond the last number
	width uint
}

// packPad is the number of bytes after the last number, so that a load of eight bytes can
// read any number.
const packPad = 8

// PackWidth returns the width for numbers up to most.
func PackWidth(most int) int { return bits.Len64(uint64(most)) }

// PackLen returns the number of bytes that n numbers of width bits take.
func PackLen(n, width int) int { return int((uint64(n)*uint64(width)+7)/8) + packPad }

// AppendPacked appends the numbers, of at most width ≤ 32 bits each.
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

// OpenPacked returns the array that AppendPacked wrote. The length of data must be that of
// PackLen, and data must not change.
func OpenPacked(data []byte, width int) Packed { return Packed{data, uint(width)} }

// At returns the number at i.
func (p *Packed) At(i uint32) uint32 {
	bit := uint(i) * p.width
	v := binary.LittleEndian.Uint64(p.data[bit>>3:])
	return uint32(v >> (bit & 7) & (1<<(p.width&63) - 1))
}
