// Package qr draws addresses as QR codes (ISO/IEC 18004), for cameras to read: bytes, with error
// correction of level M, in the versions 1 to 10. A Code is a square of modules, each dark or
// light; it has no margin, which SVG adds.
package qr

import (
	"errors"
	"fmt"
	"strings"
)

// A Code is the modules of a code, row by row.
type Code struct {
	size int
	dark []bool
}

// ErrLong means a text does not fit into version 10: it has more than 213 bytes.
var ErrLong = errors.New("the text is too long for a code")

// Encode returns the smallest code of a text.
func Encode(text []byte) (Code, error) {
	for number := 1; number < len(versions); number++ {
		if v := versions[number]; len(text)+v.overhead(number) <= v.data() {
			return v.encode(number, text), nil
		}
	}
	return Code{}, ErrLong
}

// Size returns the number of modules on a side.
func (c Code) Size() int { return c.size }

// Dark reports whether a module is dark.
func (c Code) Dark(row, column int) bool { return c.dark[row*c.size+column] }

// margin is the width that has to stay light on each side, in modules.
const margin = 4

// SVG returns a drawing of the code, dark on whatever it lies on, with its margin.
func (c Code) SVG() string {
	var path strings.Builder
	for row := range c.size {
		for column := 0; column < c.size; column++ {
			n := 0
			for column+n < c.size && c.Dark(row, column+n) {
				n++
			}
			if n > 0 {
				fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", column+margin, row+margin, n, n)
				column += n
			}
		}
	}
	side := c.size + 2*margin
	return fmt.Sprintf(`<svg viewBox="0 0 %d %d" aria-hidden="true" shape-rendering="crispEdges"><path d="%s"/></svg>`, side, side, &path)
}

// A version is a size of code at level M: so many blocks, each with so many bytes of data, behind
// which the bytes of correction stand. The last blocks can have one byte more.
type version struct {
	blocks, longer int // of all, and with one byte more
	each           int // bytes of data in a block
	correction     int // bytes for each block
	align          []int
}

var versions = [...]version{
	1:  {1, 0, 16, 10, nil},
	2:  {1, 0, 28, 16, []int{6, 18}},
	3:  {1, 0, 44, 26, []int{6, 22}},
	4:  {2, 0, 32, 18, []int{6, 26}},
	5:  {2, 0, 43, 24, []int{6, 30}},
	6:  {4, 0, 27, 16, []int{6, 34}},
	7:  {4, 0, 31, 18, []int{6, 22, 38}},
	8:  {4, 2, 38, 22, []int{6, 24, 42}},
	9:  {5, 2, 36, 22, []int{6, 26, 46}},
	10: {5, 1, 43, 26, []int{6, 28, 50}},
}

// data returns the bytes of data in all blocks.
func (v version) data() int { return v.blocks*v.each + v.longer }

// overhead returns the bytes that the mode and the length take.
func (v version) overhead(number int) int {
	if number < 10 {
		return 2
	}
	return 3
}

func (v version) encode(number int, text []byte) Code {
	words := v.words(number, text)
	best, least := Code{}, -1
	for mask := range masks {
		c := newCanvas(number, v.align)
		c.lay(words)
		c.mask(masks[mask])
		c.format(mask)
		if p := c.penalty(); least < 0 || p < least {
			best, least = c.Code, p
		}
	}
	return best
}

// words returns the bytes of a code in their order: of each block the first byte, then of each the
// second, and the bytes of correction in the same way.
func (v version) words(number int, text []byte) (all []byte) {
	data := v.message(number, text)
	var blocks, corrections [][]byte
	for i := range v.blocks {
		n := v.each
		if i >= v.blocks-v.longer {
			n++
		}
		blocks = append(blocks, data[:n])
		corrections = append(corrections, correction(data[:n], v.correction))
		data = data[n:]
	}
	for i := range v.each + 1 {
		for _, b := range blocks {
			if i < len(b) {
				all = append(all, b[i])
			}
		}
	}
	for i := range v.correction {
		for _, b := range corrections {
			all = append(all, b[i])
		}
	}
	return all
}

// message returns the bytes of data: the mode of bytes, the length, the text, the end, and a filling.
func (v version) message(number int, text []byte) []byte {
	var b bits
	b.add(4, 4)
	b.add(len(text), 8*(v.overhead(number)-1))
	for _, c := range text {
		b.add(int(c), 8)
	}
	b.add(0, 4)
	for i := 0; len(b.bytes) < v.data(); i++ {
		b.add([]int{0xEC, 0x11}[i%2], 8)
	}
	return b.bytes
}

// bits are bytes to which bits are added, the highest first. The mode and the end have four each, so
// that whole bytes come out.
type bits struct {
	bytes []byte
	free  int // bits of the last byte
}

func (b *bits) add(value, n int) {
	for i := n - 1; i >= 0; i-- {
		if b.free == 0 {
			b.bytes, b.free = append(b.bytes, 0), 8
		}
		b.free--
		b.bytes[len(b.bytes)-1] |= byte(value>>i&1) << b.free
	}
}
