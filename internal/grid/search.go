package grid

import (
	"math/bits"
	"slices"
)

// A Search finds placements, and makes an M of each. For each line, lay out the Line in it
// and call Append. A Search can be on the stack of its caller, and allocates nothing if emit
// captures nothing.
//
// A placement can reach fewer than 32 squares from its start, so a set of squares is a uint32
// that begins at base.
//
// The walk lays a joker only where the rack has no more tiles of a letter, so it finds the
// letters of each placement once, and not again for each joker that might stand for one of
// them. The placements with the same letters are made of the first one; see [Search.vary].
type Search[M any] struct {
	Line
	tray
	graph  *Graph
	from   start
	base   int
	behind uint32 // the letters that can be laid on the square to the right of the start
	lone   bool
	jokers uint8 // on the rack
	most   int
	dst    []M
	emit   func(*M, Placement)

	scorer
	both uint32 // see [Placement.both]
}

// NewSearch returns a Search for placements of tiles of a rack. emit sets an M, which may
// have any value before.
func NewSearch[M any](g *Graph, rack *Rack, emit func(*M, Placement)) Search[M] {
	return Search[M]{graph: g, tray: rack.tray(), jokers: rack.Count[0], most: rack.most(), emit: emit}
}

// NewScoredSearch returns a Search that counts the points of each placement.
func NewScoredSearch[M any](g *Graph, rack *Rack, scoring *Scoring, emit func(*M, Placement)) Search[M] {
	s := NewSearch(g, rack, emit)
	s.scorer = newScorer(scoring)
	return s
}

// Append appends to dst each placement in the Line after which every run of letters, along the
// line and across it, is a word. Their order depends only on the Line and the rack. With lone
// it leaves out the placements of one tile that make a word across the line: the search of
// the crossing line finds these too.
func (s *Search[M]) Append(dst []M, lone bool) []M {
	s.dst, s.lone = dst, lone
	if s.scoring != nil {
		s.scorer.read(&s.Line)
	}
	for at := (starts{}); ; {
		from, ok := at.next(&s.Line)
		if !ok {
			break
		}
		if row, at := s.walk(s.graph, from); row != 0 {
			s.from, s.base = from, at-MaxTiles
			if s.behind = 0; from.at < from.max {
				s.behind = s.Fits[from.at+1]
			}
			s.left(at, row, s.graph.rows[row], s.have, 0, Tiles{})
		}
	}
	return s.dst
}

// walk reads the block of a start backwards. It returns the row after the block and the square
// before it. The row is 0 if no word has these letters in a row.
func (l *Line) walk(g *Graph, from start) (row uint32, at int) {
	row, at = g.root, from.at
	if from.block {
		for ; at >= 0 && l.Letters[at] != 0; at-- {
			row = g.next(row, 1<<l.Letters[at]) & g.index
		}
	}
	return row, at
}

// left lays each tile that fits on the square at, which is to the left of the word so far, and
// continues to the right of the word. have is the letters of the tiles left, and laid is the
// set of the squares with laid tiles.
//
// left and right are passed the mask of the row, which is fetched while the tile before it is
// laid.
func (s *Search[M]) left(at int, row, mask, have, laid uint32, tiles Tiles) {
	rows := s.graph.rows
	can := have | s.any
	var turn, turned uint32 // the row to the right of the start, and its mask
	if mask&separator != 0 && can&s.behind != 0 {
		if arc := rows[row+1]; arc&(hint(can&s.behind)|s.graph.blind) != 0 {
			turn = arc & s.graph.index
			turned = rows[turn]
		}
	}
	if at >= s.from.min {
		if m := mask & can & s.Fits[at]; m != 0 {
			on := s.graph.blind // an arc without these bits leads nowhere
			if at > s.from.min {
				on |= hint(can & s.Fits[at-1])
			}
			if can&s.behind != 0 {
				on |= hint(separator)
			}
			laid := laid | 1<<(uint(at-s.base)%32)
			for ; m != 0; m &= m - 1 {
				end := arcOf(row, mask, m&-m)
				arc := rows[end]
				if arc&(accepts|on) == 0 {
					continue
				}
				next := arc & s.graph.index
				nextMask := rows[next]
				letter := uint8(bits.TrailingZeros32(m))
				from := s.first(letter)
				left, tile := s.take(letter, from, have)
				tiles := tiles.before(tile)
				if arc&accepts != 0 {
					s.record(end, laid, tiles)
				}
				if arc&on != 0 && left|s.any != 0 { // to the right of the start nothing lies
					s.left(at-1, next, nextMask, left, laid, tiles)
				}
				s.lift(from)
			}
		}
	}
	if turned != 0 {
		s.right(s.from.at+1, turn, turned, have, laid, tiles)
	}
}

// right lays each tile that fits on the square at, which is to the right of the word so far.
func (s *Search[M]) right(at int, row, mask, have, laid uint32, tiles Tiles) {
	rows := s.graph.rows
	can := have | s.any
	m := mask & can & s.Fits[at]
	if m == 0 {
		return
	}
	ends, on := uint32(accepts), uint32(0)
	c := s.Letters[at+1]
	if c != 0 {
		ends, on = 0, hint(1<<c)|s.graph.blind
	} else if at < s.from.max {
		on = hint(can&s.Fits[at+1]) | s.graph.blind
	}
	n := bits.OnesCount32(laid)
	laid |= 1 << (uint(at-s.base) % 32)
	for ; m != 0; m &= m - 1 {
		end := arcOf(row, mask, m&-m)
		arc := rows[end]
		if arc&(ends|on) == 0 {
			continue
		}
		next := arc & s.graph.index
		nextMask := rows[next]
		letter := uint8(bits.TrailingZeros32(m))
		from := s.first(letter)
		left, tile := s.take(letter, from, have)
		tiles := tiles.after(n, tile)
		if c != 0 {
			s.through(at+1, next, nextMask, left, laid, tiles)
		} else {
			if arc&accepts != 0 {
				s.record(end, laid, tiles)
			}
			if arc&on != 0 && left|s.any != 0 {
				s.right(at+1, next, nextMask, left, laid, tiles)
			}
		}
		s.lift(from)
	}
}

// through reads the block of letters from the square at on, and goes on to the right of it.
func (s *Search[M]) through(at int, row, mask, have, laid uint32, tiles Tiles) {
	rows := s.graph.rows
	for {
		c := s.Letters[at]
		if mask>>c&1 == 0 {
			return
		}
		end := arcOf(row, mask, 1<<c)
		arc := rows[end]
		row = arc & s.graph.index
		mask = rows[row]
		if at++; s.Letters[at] != 0 {
			continue
		}
		if arc&accepts != 0 {
			s.record(end, laid, tiles)
		}
		if at <= s.from.max && mask != 0 {
			s.right(at, row, mask, have, laid, tiles)
		}
		return
	}
}

// record appends the placements of a word that ends with the arc at index end.
func (s *Search[M]) record(end, laid uint32, tiles Tiles) {
	first := bits.TrailingZeros32(laid)
	if s.lone && laid&(laid-1) == 0 && s.Crossing[s.base+first] >= 0 {
		return
	}
	p := s.Line.placement(laid, s.base)
	p.Tiles = tiles
	if int(p.Len) > s.most || s.graph.banned.mayEnd(end) && s.makes(s.graph.banned, &p) {
		return
	}
	if s.both = 0; s.count[0] < s.jokers { // one is laid
		if s.both = p.both(); s.both != 0 {
			p.sort(s.both)
		}
	}
	if s.scoring != nil {
		p.Points = s.points(&p)
	}
	if s.both == 0 && s.count[0] == 0 {
		s.append(p)
		return
	}
	if s.scoring != nil {
		s.weigh(&p)
	}
	s.vary(p, 0, s.count[0])
}

func (s *Search[M]) append(p Placement) {
	n := len(s.dst)
	if n == cap(s.dst) {
		s.dst = slices.Grow(s.dst, 1)
	}
	s.dst = s.dst[:n+1]
	s.emit(&s.dst[n], p)
}

// both returns the letters of which p has both a joker and another tile.
func (p *Placement) both() (set uint32) {
	var own, joker uint32
	for i := range int(p.Len) {
		if tile := p.Tiles.At(i); tile > Joker {
			joker |= 1 << (tile - Joker)
		} else {
			own |= 1 << tile
		}
	}
	return own & joker
}

// sort puts the jokers for each of the letters after its other tiles.
func (p *Placement) sort(letters uint32) {
	for i := range int(p.Len) {
		if tile := p.Tiles.At(i); tile > Joker && letters>>(tile-Joker)&1 != 0 {
			if later := p.later(i, tile-Joker); later > 0 {
				p.Tiles.flip(i)
				p.Tiles.flip(later)
			}
		}
	}
}

// later returns the index after i of the first tile of this kind; 0 if there is none.
func (p *Placement) later(i int, tile uint8) int {
	for i++; i < int(p.Len); i++ {
		if p.Tiles.At(i) == tile {
			return i
		}
	}
	return 0
}

// vary appends p, and the placements of the same letters with other jokers from the tile
// with index i on, for which spare jokers are left on the rack. The jokers for a letter
// come after its tiles.
func (s *Search[M]) vary(p Placement, i int, spare uint8) {
	s.append(p)
	for ; i < int(p.Len); i++ {
		tile := p.Tiles.At(i)
		if tile > Joker {
			continue // the rack has no other tile for this letter
		}
		q := p
		q.Tiles.flip(i)
		q.Points -= s.weight[i]
		later := 0
		if s.both>>tile&1 != 0 {
			later = p.later(i, tile+Joker)
		}
		if later > 0 { // they change places
			q.Tiles.flip(later)
			q.Points += s.weight[later]
			s.vary(q, i+1, spare)
		} else if spare > 1 || spare == 1 && s.both != 0 {
			s.vary(q, i+1, spare-1)
		} else if spare == 1 {
			s.append(q)
		}
	}
}
