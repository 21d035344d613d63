package grid

import "math/bits"

// A Scoring holds what the points of a placement depend on besides the Line.
type Scoring struct {
	Values [27]uint8 // of the tiles, by letter; a joker has none
	Full   int       // a placement of this number of tiles
	Bonus  int       // scores so many points more
}

// A scorer counts the points of placements in a Line. The zero scorer counts none.
type scorer struct {
	scoring *Scoring
	values  [64]uint8 // of tiles as they are laid
	// before is, for each empty square, the points of all letters to the left of the block of
	// letters that ends beside the square; after, of all letters up to the end of the block that
	// begins beside it. So after[last]-before[first] is the points of the letters that lie in a
	// word, if first and last are the first and the last square where a tile is laid for it.
	before, after [MaxLine + 1]uint16
	squares       [MaxLine + 1]premium
	weight        [16]int32
}

func newScorer(scoring *Scoring) scorer {
	s := scorer{scoring: scoring}
	copy(s.values[1:], scoring.Values[1:])
	return s
}

// A premium says what a square does to the points of a tile laid there.
type premium struct {
	letter, word uint8 // by what it multiplies a letter and its words
	across       uint8 // the same as word if letters cross the square, else 0
	crossing     int16 // the points of these letters, multiplied
}

// read adds up the letters of a line.
func (s *scorer) read(l *Line) {
	sum, block, last := uint16(0), uint16(0), 0
	for at := range l.Len {
		if l.Letters[at] == 0 {
			s.before[at], s.after[at] = block, sum
			block, last = sum, at
			p := premium{letter: l.LetterTimes[at], word: l.WordTimes[at]}
			if c := l.Crossing[at]; c >= 0 {
				p.across, p.crossing = p.word, c*int16(p.word)
			}
			s.squares[at] = p
		} else {
			sum += uint16(l.Lying[at])
			s.after[last] = sum
		}
	}
}

// points returns what a placement scores.
func (s *scorer) points(p *Placement) int32 {
	sum, times, cross := int32(0), int32(1), int32(0)
	first, last, n := int(p.Start), 0, 0
	tiles := p.Tiles.Low
	for m := p.Laid; m != 0; m &= m - 1 {
		last = first + bits.TrailingZeros16(m)
		square := &s.squares[last]
		letter := int32(s.values[tiles&63]) * int32(square.letter)
		cross += int32(square.crossing) + letter*int32(square.across)
		sum += letter
		times *= int32(square.word)
		if n++; n == 8 {
			tiles = p.Tiles.High
		} else {
			tiles >>= 8
		}
	}
	sum += int32(s.after[last]) - int32(s.before[first])
	points := sum*times + cross
	if n == s.scoring.Full {
		points += int32(s.scoring.Bonus)
	}
	return points
}

// weigh finds what each tile of a placement adds to its points if it is no joker.
func (s *scorer) weigh(p *Placement) {
	times := int32(1)
	for m := p.Laid; m != 0; m &= m - 1 {
		times *= int32(s.squares[int(p.Start)+bits.TrailingZeros16(m)].word)
	}
	n := 0
	for m := p.Laid; m != 0; m &= m - 1 {
		square := &s.squares[int(p.Start)+bits.TrailingZeros16(m)]
		s.weight[n] = int32(s.values[p.Tiles.At(n)&^Joker]) * int32(square.letter) * (times + int32(square.across))
		n++
	}
}
