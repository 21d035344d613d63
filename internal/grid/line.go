package grid

import "math/bits"

// MaxTiles is the most tiles that one placement lays: a word has no more letters.
const MaxTiles = 15

// Joker is added to the letter of a tile that is a joker.
const Joker = 32

// MaxLine is the most squares that a Line can have.
const MaxLine = 159

// A Line is a row or a column, square by square, as a search sees it. Beyond Len
// there is nothing to lay on, and all is 0.
type Line struct {
	Len     int
	Letters [MaxLine + 1]uint8  // 1 to 26, or 0 for an empty square
	Lying   [MaxLine + 1]uint8  // the points of these letters
	Fits    [MaxLine + 1]uint32 // of an empty square: the letters that can be laid there
	// Crossing is the points of the letters that cross a laid one there, and -1 where
	// none do.
	Crossing [MaxLine + 1]int16
	// LetterTimes and WordTimes multiply a letter, and the words, that are laid
	// there; both are at least 1.
	LetterTimes, WordTimes [MaxLine + 1]uint8
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

// starts goes through the starts of a line.
type starts struct {
	at   int // the next square to look at
	gap  int // the first square that can be covered without joining the block before
	free int // and without covering the square of an earlier start
}

// next is the next start, while there is one.
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

// makes reports whether the word along the tiles is one of b.
func (l *Line) makes(b *banned, laid uint32, base int, tile *[32]uint8) bool {
	at := base + bits.TrailingZeros32(laid)
	for at > 0 && l.Letters[at-1] != 0 {
		at--
	}
	var word [MaxTiles]uint8
	n := 0
	for ; n < len(word); n, at = n+1, at+1 {
		if i := uint(at-base) % 32; laid>>i&1 != 0 {
			word[n] = tile[i] &^ Joker
		} else if word[n] = l.Letters[at]; word[n] == 0 {
			break
		}
	}
	return b.words[string(word[:n])]
}
