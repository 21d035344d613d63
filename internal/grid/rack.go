package grid

import (
	"encoding/binary"
	"math/bits"
)

// A Rack is the tiles that a search can lay.
type Rack struct {
	Count [27]uint8 // of each letter, and of jokers at index 0
	Len   int       // the number of tiles
	Most  int       // how many of them one placement can lay; 0 is all
}

func (r *Rack) most() int {
	if r.Most == 0 {
		return r.Len
	}
	return r.Most
}

// A tray is a rack of which some tiles are laid.
type tray struct {
	count [27]uint8 // the tiles left, by letter, and jokers at index 0
	have  uint32    // the letters of the whole rack
	any   uint32    // the letters that a joker can be: All while there is one, else 0
	// tile is the tiles laid, in their order along the line: those to the left of the start of
	// the search end at index 15, and those to its right begin at 16.
	tile [32]uint8
}

func (r *Rack) tray() tray {
	t := tray{count: r.Count}
	for letter := 1; letter < len(t.count); letter++ {
		if t.count[letter] > 0 {
			t.have |= 1 << letter
		}
	}
	if t.count[0] > 0 {
		t.any = All
	}
	return t
}

// first says with which tile a letter is laid first: with its own or, if there is none left,
// with a joker, which is 0.
func (t *tray) first(letter uint8) uint8 {
	if t.count[letter] == 0 {
		return 0
	}
	return letter
}

// take takes a tile from the rack, and returns the letters that are left and the tile as it is
// laid.
func (t *tray) take(letter, from uint8, have uint32) (left uint32, tile uint8) {
	t.count[from]--
	if from == 0 {
		if t.count[0] == 0 {
			t.any = 0
		}
		return have, letter | Joker
	}
	if t.count[from] == 0 {
		have &^= 1 << from
	}
	return have, letter
}

// lay lays a tile of the rack, the one with index i, and returns the letters that are left.
func (t *tray) lay(i uint, letter, from uint8, have uint32) uint32 {
	have, t.tile[i] = t.take(letter, from, have)
	return have
}

// lift takes the tile back, and reports whether there is no joker to try instead.
func (t *tray) lift(from uint8) bool {
	t.count[from]++
	if from == 0 {
		t.any = All
		return true
	}
	return t.any == 0
}

// right returns the index of the next tile to be laid to the right of the start. Bit 15 of
// laid is the first square to the left.
func right(laid uint32) uint { return 16 + uint(bits.OnesCount32(laid>>16))%16 }

// placement returns the placement of the tiles laid on the squares of laid, the first of
// which is the square base.
func (t *tray) placement(l *Line, laid uint32, base int) Placement {
	p := l.placement(laid, base)
	n := int(p.Len)
	tiles := t.tile[uint(16-bits.OnesCount32(laid&0xffff))%32:]
	if p.Tiles.Low = binary.LittleEndian.Uint64(tiles); n < 8 {
		p.Tiles.Low &= 1<<(8*n) - 1
	} else {
		p.Tiles.High = binary.LittleEndian.Uint64(tiles[8:]) & (1<<(8*(n-8)) - 1)
	}
	return p
}

// placement returns a placement on the squares of laid, without its tiles.
func (l *Line) placement(laid uint32, base int) Placement {
	first := bits.TrailingZeros32(laid)
	return Placement{Line: int16(l.Number), Start: int16(base + first), Down: l.Down, Laid: uint16(laid >> first), Len: uint8(bits.OnesCount32(laid))}
}
