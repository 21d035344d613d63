package botscrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/scrabble"
)

// An endgame search makes and takes back moves by the hundred thousand, and a
// scrabble.State would find all placements anew after each. A move changes few lines of the
// board, and few lines differ between the positions of one endgame. So the search keeps a
// board of its own, on which each line has a key that is a hash of all that its placements
// depend on, and looks up the placements of a line by its key and the rack.

const (
	squares = scrabble.Size * scrabble.Size
	lines   = 2 * scrabble.Size
)

// A cell tells what a square means for the words of one direction: from bit 0, the letters that
// can be laid there; from bit 32, the points of the letters that would cross it, and one
// more, 0 if there are none; from bit 48, the tile that lies there, as in a grid.Placement.
type cell uint64

// free is an empty square beside which nothing lies.
const free = cell(grid.All)

func lying(tile uint8) cell { return cell(tile) << 48 }

func (c cell) tile() uint8   { return uint8(c >> 48) }
func (c cell) fits() uint32  { return uint32(c) }
func (c cell) crossing() int { return int(c>>32&0xffff) - 1 }

// key returns what the cell adds to the key of its line, where it has this place.
func (c cell) key(place int) uint64 { return mixed(uint64(c) | uint64(place+1)<<56) }

// mixed returns the finaliser of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
func mixed(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// An endBoard is the board in a search. Copying it is the undo.
type endBoard struct {
	cells [2][squares]cell // by direction
	keys  [lines]uint64    // of the rows, then of the columns
	empty bool
}

// endRules holds what a search needs of the rules.
type endRules struct {
	graph   *grid.Graph
	scoring grid.Scoring
	values  [64]int           // of tiles; a joker has none
	times   [2][squares]uint8 // of each square: what it multiplies a letter by, and the words
	lay     int               // as in the options
	limit   int               // the turns in a row without a result that end the game, with an empty bag
	idle    bool              // a placement without points is such a turn
}

func (r *endRules) set(o *scrabble.Options, graph *grid.Graph) {
	r.graph, r.lay, r.idle = graph, o.Lay, o.Scoreless
	r.scoring = grid.Scoring{Full: o.Rack, Bonus: o.Bonus}
	if o.Lay > 0 {
		r.scoring.Full = o.Lay
	}
	for i, v := range o.Values {
		r.scoring.Values[i+1], r.values[i+1] = v, int(v)
	}
	for q := range squares {
		p := o.Board[q/scrabble.Size][q%scrabble.Size]
		r.times[0][q], r.times[1][q] = p.Letter, p.Word
	}
	if r.limit = o.Rounds * o.Players; o.Exchange > 0 {
		r.limit = min(r.limit, o.ShortRounds*o.Players)
	}
}

// lineOf returns the line in direction d through a square, and the place of the square in it.
func lineOf(d board.Direction, q int) (line, place int) {
	if d == board.Down {
		return scrabble.Size + q%scrabble.Size, q / scrabble.Size
	}
	return q / scrabble.Size, q % scrabble.Size
}

func stepOf(d board.Direction) int {
	if d == board.Down {
		return scrabble.Size
	}
	return 1
}

// set lays out a board of rows as a View has them.
func (b *endBoard) set(r *endRules, rows [scrabble.Size]string) {
	var tiles [squares]uint8
	for q := range tiles {
		switch c := rows[q/scrabble.Size][q%scrabble.Size]; {
		case 'A' <= c && c <= 'Z':
			tiles[q] = c - 'A' + 1
		case 'a' <= c && c <= 'z':
			tiles[q] = c - 'a' + 1 + grid.Joker
		}
	}
	*b = endBoard{empty: true}
	for d := range b.cells {
		for q := range squares {
			line, place := lineOf(board.Direction(d), q)
			b.cells[d][q] = free
			b.keys[line] ^= free.key(place)
		}
	}
	for q, tile := range tiles {
		if tile != 0 {
			b.empty = false
			b.put(board.Across, q, lying(tile))
			b.put(board.Down, q, lying(tile))
		}
	}
	for q, tile := range tiles {
		if tile != 0 {
			b.refreshEnds(r, board.Across, q)
			b.refreshEnds(r, board.Down, q)
		}
	}
}

// put changes one cell.
func (b *endBoard) put(d board.Direction, q int, c cell) {
	line, place := lineOf(d, q)
	b.keys[line] ^= b.cells[d][q].key(place) ^ c.key(place)
	b.cells[d][q] = c
}

// lay lays the tiles of a move.
func (b *endBoard) lay(r *endRules, m *endMove) {
	b.empty = false
	step, tiles := stepOf(m.dir), m.tiles
	for mask, q := m.mask, int(m.at); mask != 0; mask, q = mask>>1, q+step {
		if mask&1 != 0 {
			b.put(board.Across, q, lying(uint8(tiles)))
			b.put(board.Down, q, lying(uint8(tiles)))
			tiles >>= 8
		}
	}
	b.refreshEnds(r, m.dir^1, int(m.at))
	for mask := m.mask; mask != 0; mask &= mask - 1 {
		b.refreshEnds(r, m.dir, int(m.at)+step*bits.TrailingZeros16(mask))
	}
}

// refreshEnds finds out anew what the words in direction d can have at the ends of the run
// that crosses them on q.
func (b *endBoard) refreshEnds(r *endRules, d board.Direction, q int) {
	step := stepOf(d ^ 1)
	_, place := lineOf(d^1, q)
	end, at := q, place
	for at >= 0 && b.cells[d][end].tile() != 0 {
		if end, at = end-step, at-1; at < 0 {
			break
		}
	}
	if at >= 0 {
		b.refresh(r, d, end, at)
	}
	for end, at = q, place; at < scrabble.Size && b.cells[d][end].tile() != 0; at++ {
		if at == scrabble.Size-1 {
			return
		}
		end += step
	}
	b.refresh(r, d, end, at)
}

// refresh finds out anew what the words in direction d can have on an empty square, which
// has this place in the line across.
func (b *endBoard) refresh(r *endRules, d board.Direction, q, place int) {
	var before, after [scrabble.Size]uint8
	step := stepOf(d ^ 1)
	nb, na, points := 0, 0, 0
	for i, at := q-step, place-1; at >= 0 && b.cells[d][i].tile() != 0; i, at = i-step, at-1 {
		tile := b.cells[d][i].tile()
		before[nb], points = tile&^grid.Joker, points+r.values[tile]
		nb++
	}
	for i, at := q+step, place+1; at < scrabble.Size && b.cells[d][i].tile() != 0; i, at = i+step, at+1 {
		tile := b.cells[d][i].tile()
		after[na], points = tile&^grid.Joker, points+r.values[tile]
		na++
	}
	b.put(d, q, cell(r.graph.Fits(before[:nb], after[:na]))|cell(points+1)<<32)
}

// line lays out a line for the search of placements.
func (b *endBoard) line(l *grid.Line, r *endRules, number int) {
	d := board.Direction(number / scrabble.Size)
	number %= scrabble.Size
	q := number * stepOf(d^1)
	for i := range scrabble.Size {
		c := b.cells[d][q]
		l.Letters[i] = c.tile() &^ grid.Joker
		l.Lying[i] = uint8(r.values[c.tile()])
		l.Fits[i], l.Crossing[i] = c.fits(), int16(c.crossing())
		l.LetterTimes[i], l.WordTimes[i] = r.times[0][q], r.times[1][q]
		q += stepOf(d)
	}
	l.Len, l.Number, l.Down, l.Start = scrabble.Size, number, d == board.Down, -1
	if b.empty && number == scrabble.Size/2 {
		l.Start = scrabble.Size / 2
	}
}
