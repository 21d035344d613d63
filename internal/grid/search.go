package grid

import "math/bits"

// A search is the state of one: the line, what is left of the rack, and what is
// laid. It lives on the stack of its caller.
//
// The squares that a placement can reach from where it starts are fewer than 32:
// laid and tile count them from base.
type search[M any] struct {
	graph *Graph
	line  *Line
	from  start
	base  int

	count [27]uint8 // the tiles left, the jokers at 0
	have  uint32    // the letters among them
	laid  uint32
	tile  [32]uint8
	lone  bool // leave out single tiles that a letter of another line touches

	dst  []M
	make func(Placement) M
}

// Append appends what make makes of each placement in l of tiles of the rack,
// after which every run of letters in the line and across the tiles is a word, in
// an order that depends on l and the rack alone. With lone, a placement of one tile
// that makes a run across the line is left out: it stands among the placements of
// the line that crosses this one.
//
// It allocates nothing but what dst needs to grow. make must not be a closure
// that captures anything for that.
func Append[M any](dst []M, g *Graph, l *Line, rack *Rack, lone bool, make func(Placement) M) []M {
	s := search[M]{graph: g, line: l, count: rack.Count, lone: lone, dst: dst, make: make}
	for t := 1; t < len(s.count); t++ {
		if s.count[t] > 0 {
			s.have |= 1 << t
		}
	}
	var buf [32]start
	for _, from := range l.appendStarts(buf[:0]) {
		s.from, s.base = from, from.at-MaxTiles-1
		row, at := g.root, from.at
		if from.block {
			for ; at >= 0 && l.Letters[at] != 0; at-- {
				row = g.next(row, 1<<l.Letters[at]) & arcMask
			}
			if row == 0 {
				continue
			}
		}
		s.left(at, row)
	}
	return s.dst
}

// admits is the letters that can be laid on an empty square.
func (s *search[M]) admits(at int) uint32 {
	if s.count[0] > 0 {
		return s.line.Fits[at]
	}
	return s.line.Fits[at] & s.have
}

// left lays what can stand on the square at, which is left of all the letters of
// the word so far, or goes on to its right end.
func (s *search[M]) left(at int, row uint32) {
	mask := s.graph.rows[row]
	if at >= s.from.min {
		for m := mask & s.admits(at); m != 0; m &= m - 1 {
			arc := s.graph.rows[arcOf(row, mask, m&-m)]
			letter := uint8(bits.TrailingZeros32(m))
			if s.count[letter] > 0 {
				s.lay(at, letter, letter)
				s.afterLeft(at, arc)
				s.take(at, letter)
			}
			if s.count[0] > 0 {
				s.lay(at, letter|Joker, 0)
				s.afterLeft(at, arc)
				s.take(at, 0)
			}
		}
	}
	if mask&separator != 0 {
		s.right(s.from.at+1, s.graph.rows[row+1]&arcMask)
	}
}

func (s *search[M]) afterLeft(at int, arc uint32) {
	if arc&accepts != 0 {
		s.record()
	}
	if arc &= arcMask; arc != 0 {
		s.left(at-1, arc)
	}
}

// right lays what can stand on the square at, which is right of all the letters
// of the word so far, or reads the letter that stands there.
func (s *search[M]) right(at int, row uint32) {
	if at > s.from.max {
		return
	}
	if c := s.line.Letters[at]; c != 0 {
		s.afterRight(at, s.graph.next(row, 1<<c))
		return
	}
	mask := s.graph.rows[row]
	for m := mask & s.admits(at); m != 0; m &= m - 1 {
		arc := s.graph.rows[arcOf(row, mask, m&-m)]
		letter := uint8(bits.TrailingZeros32(m))
		if s.count[letter] > 0 {
			s.lay(at, letter, letter)
			s.afterRight(at, arc)
			s.take(at, letter)
		}
		if s.count[0] > 0 {
			s.lay(at, letter|Joker, 0)
			s.afterRight(at, arc)
			s.take(at, 0)
		}
	}
}

func (s *search[M]) afterRight(at int, arc uint32) {
	if arc&accepts != 0 && (at+1 >= len(s.line.Letters) || s.line.Letters[at+1] == 0) {
		s.record()
	}
	if arc &= arcMask; arc != 0 {
		s.right(at+1, arc)
	}
}

// lay takes a tile from the rack to the square at.
func (s *search[M]) lay(at int, tile, from uint8) {
	i := uint(at-s.base) % 32
	s.laid |= 1 << i
	s.tile[i] = tile
	if s.count[from]--; s.count[from] == 0 && from != 0 {
		s.have &^= 1 << from
	}
}

// take takes it back.
func (s *search[M]) take(at int, from uint8) {
	s.laid &^= 1 << (uint(at-s.base) % 32)
	if s.count[from]++; from != 0 {
		s.have |= 1 << from
	}
}

func (s *search[M]) record() {
	first := bits.TrailingZeros32(s.laid)
	if s.lone && s.laid&(s.laid-1) == 0 && s.line.Crossing[s.base+first] >= 0 {
		return
	}
	p := Placement{
		Line:  int16(s.line.Number),
		Start: int16(s.base + first),
		Down:  s.line.Down,
		Laid:  uint16(s.laid >> first),
	}
	for m := s.laid; m != 0; m &= m - 1 {
		p.Tiles[p.Len%MaxTiles] = s.tile[bits.TrailingZeros32(m)]
		p.Len++
	}
	s.dst = append(s.dst, s.make(p))
}
