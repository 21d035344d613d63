package grid

import "math/bits"

// A Search finds placements, and makes an M of each. Lay out a Line in it, then
// call Append, line by line. It lives on the stack of its caller, and allocates
// nothing, if make captures nothing.
//
// The squares that a placement can reach from where it starts are fewer than 32:
// sets of squares that are laid count them from base.
type Search[M any] struct {
	Line
	tray
	graph *Graph
	from  start
	base  int
	lone  bool
	dst   []M
	make  func(Placement) M
}

// NewSearch is a Search for the placements of tiles of a rack.
func NewSearch[M any](g *Graph, rack *Rack, make func(Placement) M) Search[M] {
	return Search[M]{graph: g, tray: rack.tray(), make: make}
}

// Append appends each placement in the Line after which every run of letters in it
// and across the tiles is a word, in an order that depends on the Line and the rack
// alone. With lone, a placement of one tile that makes a run across the line is left
// out: it stands among the placements of the line that crosses this one.
func (s *Search[M]) Append(dst []M, lone bool) []M {
	s.dst, s.lone = dst, lone
	for at := (starts{}); ; {
		from, ok := at.next(&s.Line)
		if !ok {
			break
		}
		if row, at := s.walk(s.graph, from); row != 0 {
			s.from, s.base = from, from.at-MaxTiles
			s.left(at, row, s.have, 0)
		}
	}
	return s.dst
}

// walk reads the block of a start, from its end back, and is the row behind it and
// the square before it; 0 when no word has these letters in a row.
func (l *Line) walk(g *Graph, from start) (row uint32, at int) {
	row, at = g.root, from.at
	if from.block {
		for ; at >= 0 && l.Letters[at] != 0; at-- {
			row = g.next(row, 1<<l.Letters[at]) & arcMask
		}
	}
	return row, at
}

// left lays what can stand on the square at, which is left of all the letters of
// the word so far, or goes on to its right end. have is the letters of the tiles
// left, and laid the squares that are laid.
func (s *Search[M]) left(at int, row, have, laid uint32) {
	rows := s.graph.rows
	mask := rows[row]
	if at >= s.from.min {
		i := uint(at-s.base) % 32
		for m := mask & (have | s.any) & s.Fits[at]; m != 0; m &= m - 1 {
			end := arcOf(row, mask, m&-m)
			arc := rows[end]
			letter := uint8(bits.TrailingZeros32(m))
			for from := s.first(letter); ; from = 0 {
				left := s.lay(i, letter, from, have)
				if arc&accepts != 0 {
					s.record(end, laid|1<<i)
				}
				if arc&arcMask != 0 {
					s.left(at-1, arc&arcMask, left, laid|1<<i)
				}
				if s.lift(from) {
					break
				}
			}
		}
	}
	if mask&separator != 0 && s.from.at < s.from.max {
		s.right(s.from.at+1, rows[row+1]&arcMask, have, laid)
	}
}

// right lays what can stand on the square at, which is right of all the letters
// of the word so far, or reads the letter that stands there.
func (s *Search[M]) right(at int, row, have, laid uint32) {
	rows := s.graph.rows
	mask := rows[row]
	if c := s.Letters[at]; c != 0 {
		if mask>>c&1 != 0 {
			s.afterRight(at, arcOf(row, mask, 1<<c), have, laid)
		}
		return
	}
	i := uint(at-s.base) % 32
	for m := mask & (have | s.any) & s.Fits[at]; m != 0; m &= m - 1 {
		end := arcOf(row, mask, m&-m)
		letter := uint8(bits.TrailingZeros32(m))
		for from := s.first(letter); ; from = 0 {
			s.afterRight(at, end, s.lay(i, letter, from, have), laid|1<<i)
			if s.lift(from) {
				break
			}
		}
	}
}

func (s *Search[M]) afterRight(at int, end, have, laid uint32) {
	arc := s.graph.rows[end]
	if arc&accepts != 0 && s.Letters[at+1] == 0 {
		s.record(end, laid)
	}
	if arc &= arcMask; arc != 0 && at < s.from.max {
		s.right(at+1, arc, have, laid)
	}
}

// record appends the placement of a word that ends with the arc at end.
func (s *Search[M]) record(end, laid uint32) {
	first := bits.TrailingZeros32(laid)
	if s.lone && laid&(laid-1) == 0 && s.Crossing[s.base+first] >= 0 {
		return
	}
	if s.graph.banned.mayEnd(end) && s.makes(s.graph.banned, laid, s.base, &s.tile) {
		return
	}
	s.dst = append(s.dst, s.make(s.placement(laid, s.base, &s.tile)))
}
