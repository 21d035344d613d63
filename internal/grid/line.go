package grid

import "math/bits"

// MaxTiles is the most tiles that one placement lays: a word has no more letters.
const MaxTiles = 15

// Joker is added to the letter of a tile that is a joker.
const Joker = 32

// MaxLine is the number of squares that a Line can have.
const MaxLine = 160

// A Line is a row or a column, square by square, as a search sees it. Beyond its
// ends there is nothing to lay on.
type Line struct {
	Len     int
	Letters [MaxLine]uint8  // 1 to 26, or 0 for an empty square
	Lying   [MaxLine]uint8  // the points of these letters
	Fits    [MaxLine]uint32 // of an empty square: the letters that can be laid there
	// Crossing is the points of the letters that cross a laid one there, and -1 where
	// none do.
	Crossing [MaxLine]int16
	// LetterTimes and WordTimes multiply a letter, and the words, that are laid
	// there; both are at least 1.
	LetterTimes, WordTimes [MaxLine]uint8
	// Start is the square that a placement has to cover when there is nothing to
	// join, or -1.
	Start int
	// Number and Down name the line in its placements.
	Number int
	Down   bool
}

// A Placement is tiles that are laid in one line.
type Placement struct {
	Line  int16 // its number
	Start int16 // the square of the first tile
	Down  bool
	Len   uint8     // the number of tiles
	Laid  uint16    // bit i: a tile is laid i squares beyond Start
	Tiles [16]uint8 // in order: 1 to 26, and [Joker] more for a joker
}

// A start is where the placements of a line begin that share what they join, so
// that each placement has one start:
//
//   - a block of letters, the first of the line that the placement joins;
//   - else the first square that the placement covers and that a letter of another
//     line touches.
//
// That is the division of Appel and Jacobson's anchors by what is certain: a block
// is walked before any tile is tried.
type start struct {
	at       int // the last letter of the block, or the square
	min, max int // the squares between which tiles may be laid
	block    bool
}

// appendStarts appends the starts of l, from the first square on.
func (l *Line) appendStarts(dst []start) []start {
	gap := 0  // the first square that can be covered without joining the block before
	free := 0 // and without covering the square of an earlier start
	for at := 0; at < l.Len; at++ {
		switch {
		case l.Letters[at] != 0:
			for at+1 < l.Len && l.Letters[at+1] != 0 {
				at++
			}
			dst = append(dst, start{at, gap, l.Len - 1, true})
			gap, free = at+2, at+2
		case at < gap || l.Crossing[at] < 0 && at != l.Start:
		case at+1 < l.Len && l.Letters[at+1] != 0: // it joins that block
		default:
			max := at
			for max+1 < l.Len && l.Letters[max+1] == 0 {
				max++
			}
			if max+1 < l.Len {
				max-- // the square beside the next block
			}
			dst = append(dst, start{at, free, max, false})
			free = at + 1
		}
	}
	return dst
}

// placement is the tiles that are laid, by squares from base on.
func (l *Line) placement(laid uint32, base int, tile *[32]uint8) Placement {
	first := bits.TrailingZeros32(laid)
	p := Placement{Line: int16(l.Number), Start: int16(base + first), Down: l.Down, Laid: uint16(laid >> first)}
	n := 0
	for m := laid; m != 0; m &= m - 1 {
		p.Tiles[n%len(p.Tiles)] = tile[bits.TrailingZeros32(m)%32]
		n++
	}
	p.Len = uint8(n)
	return p
}
