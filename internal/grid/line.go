package grid

import (
	"encoding/binary"
)

// MaxTiles is the most tiles that one placement can lay, since no word is longer.
const MaxTiles = 15

// Joker is added to the letter for which a joker is laid.
const Joker = 32

// MaxLine is the largest number of squares of a Line.
const MaxLine = 159

// A Line is a row or a column, square by square. Beyond Len all is 0.
type Line struct {
	Len     int
	Letters [MaxLine + 1]uint8  // 1 to 26, or 0 for an empty square
	Lying   [MaxLine + 1]uint8  // the points of these letters
	Fits    [MaxLine + 1]uint32 // of an empty square: the letters that can be laid there
	// Crossing is the sum of the points of the letters that would cross a tile laid on the
	// square, or -1 if there are none.
	Crossing [MaxLine + 1]int16
	// LetterTimes and WordTimes are the premium of the square: by what they multiply a letter
	// laid there, and its words. Both are at least 1.
	LetterTimes, WordTimes [MaxLine + 1]uint8
	// Start is the square that a placement must cover if it joins no letters, or -1.
	Start int
	// Number and Down identify the line in its placements.
	Number int
	Down   bool
}

// A Placement is tiles laid in one line.
type Placement struct {
	Line   int16 // its number
	Start  int16 // the square of the first tile
	Down   bool
	Len    uint8  // the number of tiles
	Laid   uint16 // bit i: a tile is laid i squares beyond Start
	Points int32  // what it scores, if the search counts points
	Tiles  Tiles
}

// Tiles is up to 16 tiles in order, each 1 to 26, plus [Joker] for a joker. They are two words
// and not bytes, so that a Placement is passed in registers.
type Tiles struct{ Low, High uint64 }

// At returns the tile with index i.
func (t Tiles) At(i int) uint8 {
	if i < 8 {
		return uint8(t.Low >> (8 * i))
	}
	return uint8(t.High >> (8 * (i - 8)))
}

// Bytes returns the tiles, and 0 after them.
func (t Tiles) Bytes() (tiles [16]uint8) {
	binary.LittleEndian.PutUint64(tiles[:8], t.Low)
	binary.LittleEndian.PutUint64(tiles[8:], t.High)
	return tiles
}

// before returns t with one more tile at its beginning.
func (t Tiles) before(tile uint8) Tiles {
	return Tiles{t.Low<<8 | uint64(tile), t.High<<8 | t.Low>>56}
}

// after returns t, which has n tiles, with one more at its end.
func (t Tiles) after(n int, tile uint8) Tiles {
	if n < 8 {
		t.Low |= uint64(tile) << (8 * n & 63)
	} else {
		t.High |= uint64(tile) << (8 * n & 63)
	}
	return t
}

// flip makes a joker of the tile with index i, or the tile of a joker.
func (t *Tiles) flip(i int) {
	if i < 8 {
		t.Low ^= Joker << (8 * i)
	} else {
		t.High ^= Joker << (8 * (i - 8))
	}
}

// A start is where a search for placements begins. Each placement has exactly one start:
//
//   - the first block of letters of the line that the placement joins, or
//   - if it joins none, the first square of the placement that touches a letter of another
//     line.
//
// These are the anchors of Appel and Jacobson, divided by what is certain: a block is read
// before any tile is tried.
type start struct {
	at       int // the last letter of the block, or the square
	min, max int // the first and the last square on which tiles may be laid
	block    bool
}

// starts iterates over the starts of a line.
type starts struct {
	at   int // the next square to look at
	gap  int // the first square that does not join the block before
	free int // and that is after the square of the start before
}

// next returns the next start; false if there is none.
func (s *starts) next(l *Line) (from start, ok bool) {
	for ; s.at < l.Len; s.at++ {
		at := s.at
		switch {
		case l.Letters[at] != 0:
			for l.Letters[at+1] != 0 {
				at++
			}
			from = start{at, s.gap, l.Len - 1, true}
			*s = starts{at + 2, at + 2, at + 2}
			return from, true
		case l.Crossing[at] < 0 && at != l.Start:
		case l.Letters[at+1] != 0: // it joins that block
		default:
			max := at
			for max+1 < l.Len && l.Letters[max+1] == 0 {
				max++
			}
			if max+1 < l.Len {
				max-- // the square beside the next block
			}
			from = start{at, s.free, max, false}
			s.at, s.free = at+1, at+1
			return from, true
		}
	}
	return start{}, false
}

// makes reports whether the word that p makes in the line is one of b.
func (l *Line) makes(b *banned, p *Placement) bool {
	at := int(p.Start)
	for at > 0 && l.Letters[at-1] != 0 {
		at--
	}
	var word [MaxTiles]uint8
	n, laid := 0, 0
	for ; n < len(word); n, at = n+1, at+1 {
		if i := at - int(p.Start); i >= 0 && p.Laid>>i&1 != 0 {
			word[n] = p.Tiles.At(laid) &^ Joker
			laid++
		} else if word[n] = l.Letters[at]; word[n] == 0 {
			break
		}
	}
	return b.words[string(word[:n])]
}
