package scrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A position is what lies on the board, and what follows from it alone for the
// search: which letters the runs across a line admit on each empty square, and what
// these runs count. Both are brought up to date around the tiles that are laid or
// taken back, and nowhere else.
type position struct {
	// tiles is 1 to 26, 32 more for a joker, 0 for an empty square.
	tiles [squares]uint8
	// fits and crossing are, of an empty square and for a word that goes across or
	// down over it, the letters that the run through it the other way admits, and the
	// points of that run; grid.All and -1 where there is none. Of other squares they
	// are 0 and -1.
	fits     [2][squares]uint32
	crossing [2][squares]int16
	laid     uint8 // how many tiles there are
}

func (r *Rules) emptyPosition() (p position) {
	for d := range 2 {
		for q := range squares {
			p.fits[d][q], p.crossing[d][q] = grid.All, -1
		}
	}
	return p
}

// lay puts the tiles of a placement on the board. They must be on it, and the
// squares empty.
func (p *position) lay(r *Rules, m *Move) {
	p.set(r, m, true)
}

// lift takes the tiles of a placement off the board.
func (p *position) lift(r *Rules, m *Move) {
	p.set(r, m, false)
}

func (p *position) set(r *Rules, m *Move, lay bool) {
	step, i := step(m.dir), 0
	for b := m.mask; b != 0; b &= b - 1 {
		q := int(m.at) + bits.TrailingZeros16(b)*step
		if lay {
			p.tiles[q] = m.tiles[i]
			p.laid++
		} else {
			p.tiles[q] = 0
			p.laid--
		}
		i++
	}
	for b := m.mask; b != 0; b &= b - 1 {
		q := int(m.at) + bits.TrailingZeros16(b)*step
		for d := board.Across; d <= board.Down; d++ {
			p.refresh(r, q, d)
		}
	}
}

// refresh brings up to date what a tile laid on q, or taken from it, changes for
// words that go in direction d: q itself, and the ends of the run through it.
func (p *position) refresh(r *Rules, q int, d board.Direction) {
	other := d ^ 1
	step := step(other)
	_, place := line(other, q)
	if p.tiles[q] != 0 {
		p.fits[d][q], p.crossing[d][q] = 0, -1
	} else {
		p.refreshEmpty(r, q, d)
	}
	end, at := q, place
	for at > 0 && (end == q || p.tiles[end] != 0) {
		end, at = end-step, at-1
	}
	if p.tiles[end] == 0 && end != q {
		p.refreshEmpty(r, end, d)
	}
	end, at = q, place
	for at < Size-1 && (end == q || p.tiles[end] != 0) {
		end, at = end+step, at+1
	}
	if p.tiles[end] == 0 && end != q {
		p.refreshEmpty(r, end, d)
	}
}

// refreshEmpty finds out anew what an empty square admits.
func (p *position) refreshEmpty(r *Rules, q int, d board.Direction) {
	other := d ^ 1
	step := step(other)
	_, place := line(other, q)
	var before, after [Size]uint8
	nb, na, points := 0, 0, 0
	for i, at := q-step, place-1; at >= 0 && p.tiles[i] != 0; i, at = i-step, at-1 {
		before[nb] = p.tiles[i] &^ grid.Joker
		points += int(r.values[p.tiles[i]])
		nb++
	}
	for i, at := q+step, place+1; at < Size && p.tiles[i] != 0; i, at = i+step, at+1 {
		after[na] = p.tiles[i] &^ grid.Joker
		points += int(r.values[p.tiles[i]])
		na++
	}
	if nb+na == 0 {
		p.fits[d][q], p.crossing[d][q] = grid.All, -1
		return
	}
	p.fits[d][q], p.crossing[d][q] = r.graph.Fits(before[:nb], after[:na]), int16(points)
}

// line lays out a row or a column for the search.
func (p *position) line(l *grid.Line, r *Rules, d board.Direction, number int) {
	q := number * step(d^1)
	for i := range Size {
		l.Letters[i] = p.tiles[q] &^ grid.Joker
		l.Lying[i] = r.values[p.tiles[q]]
		l.Fits[i] = p.fits[d][q]
		l.Crossing[i] = p.crossing[d][q]
		l.LetterTimes[i], l.WordTimes[i] = r.times[0][q], r.times[1][q]
		q += step(d)
	}
	l.Len, l.Number, l.Down, l.Start = Size, number, d == board.Down, -1
	if p.laid == 0 && number == Size/2 {
		l.Start = Size / 2
	}
}
