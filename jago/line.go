package jago

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A line is a row or a column, laid out for a [search]. Its squares are counted from 1.
type line struct {
	dir    board.Direction
	number int
	letter [Size + 2]uint8  // 0 where a square is empty, and before and behind the line
	fits   [Size + 2]uint32 // what can be laid on a square, or take the place of its letter
	joins  [Size + 2]bool   // the square shares something with what lies on the board
	swaps  [Size + 2]uint8  // how many letters may be replaced at most in the run that begins there
	// crossing is the points of the run across with a letter laid on a square, plus one; 0 where
	// they have not been counted yet, and forbidden where the letter may not replace the one there.
	crossing [Size + 2][27]uint8
}

const forbidden = 255

// lay lays out a row or a column of s for the player by. broken says that a run on the board is
// not a word.
func (l *line) lay(s *State, by Player, broken bool, d board.Direction, number int) {
	p := &s.position
	l.dir, l.number = d, number
	l.crossing = [Size + 2][27]uint8{}
	q := number * stepOf(d.Other())
	empty := p.empty()
	for i := 1; i <= Size; i, q = i+1, q+stepOf(d) {
		l.letter[i] = p.cells[q].letter()
		l.fits[i], l.joins[i] = p.across(s.rules.graph, q, d)
		if p.cells[q] == 0 {
			l.joins[i] = l.joins[i] || empty && q == centre
			continue
		}
		l.joins[i] = true
		if !s.mayReplace(by, broken, q) {
			l.fits[i] = 0
		}
		if l.letter[i-1] == 0 { // each word of the line may be stolen
			l.swaps[i] = s.mostReplaced(broken, q, d)
		}
	}
}

// mostReplaced returns an upper bound of the letters that may be replaced in a run.
func (s *State) mostReplaced(broken bool, q int, d board.Direction) uint8 {
	w := s.run(q, d)
	if broken && !w.good(s.rules) {
		return w.n // of the words that it was, and of the letters between them
	}
	return mostReplaced(w.n)
}

// mayReplace reports whether a letter is in no word of the player by, and so in one of the
// opponent's or on the way.
func (s *State) mayReplace(by Player, broken bool, q int) bool {
	for d := board.Across; d <= board.Down; d++ {
		if s.touches(q, d) && s.cells[q].owner(d) == by {
			if w := s.run(q, d); !broken || w.good(s.rules) {
				return false
			}
		}
	}
	return true
}

// across returns the letters that the run across a word in direction d admits on a square,
// and whether there is one.
func (p *position) across(g *grid.Graph, q int, d board.Direction) (fits uint32, crossed bool) {
	step, place := stepOf(d.Other()), placeOf(q, d.Other())
	var before, after [Size]uint8
	nb, na := 0, 0
	for at := place - 1; at >= 0 && p.cells[q-(nb+1)*step] != 0; at-- {
		before[nb] = p.cells[q-(nb+1)*step].letter()
		nb++
	}
	for at := place + 1; at < Size && p.cells[q+(na+1)*step] != 0; at++ {
		after[na] = p.cells[q+(na+1)*step].letter()
		na++
	}
	if nb+na == 0 {
		return grid.All, false
	}
	return g.Fits(before[:nb], after[:na]), true
}
