package scrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A misfit is why tiles cannot be laid where a placement has them, whatever they
// spell.
type misfit uint8

const (
	fitsWell  misfit = iota
	noTiles          // it is not a placement of 1 to 8 letters
	offBoard         // a square is not on the board
	onTile           // a square has a tile already
	withGap          // a square between the tiles is empty
	tooMany          // it has more tiles than one move lays
	notCentre        // the first word does not cover the centre
	oneLetter        // the first word is one letter
	notJoined        // it touches nothing
)

// misfit finds the first reason, in the order of the list.
func (s *Public) misfit(m *Move) misfit {
	if s.rules == nil || m.kind != KindPlace || m.n == 0 || int(m.n) != bits.OnesCount16(m.mask) || m.n > maxRack || m.mask&1 == 0 {
		return noTiles
	}
	for _, t := range m.tiles[:m.n] {
		if letter := t &^ grid.Joker; letter < 1 || letter > 26 {
			return noTiles
		}
	}
	if m.at >= squares {
		return offBoard
	}
	_, place := line(m.dir, int(m.at))
	last := 15 - bits.LeadingZeros16(m.mask)
	if place+last >= Size {
		return offBoard
	}
	joined, covers := false, false
	gap := false
	q := int(m.at)
	for i := 0; i <= last; i, q = i+1, q+step(m.dir) {
		switch laid := m.mask>>i&1 != 0; {
		case laid && s.tiles[q] != 0:
			return onTile
		case laid:
			joined = joined || s.crossing[board.Across][q] >= 0 || s.crossing[board.Down][q] >= 0
			covers = covers || q == centre
		case s.tiles[q] == 0:
			gap = true
		}
	}
	switch {
	case gap:
		return withGap
	case int(m.n) > s.rules.options.most() && s.rules.options.Lay > 0:
		return tooMany
	case s.position.laid > 0 && !joined:
		return notJoined
	case s.position.laid > 0:
		return fitsWell
	case !covers:
		return notCentre
	case m.n < 2:
		return oneLetter
	}
	return fitsWell
}

// firstTaken returns the first square of a placement that has a tile already.
func (p *position) firstTaken(m *Move) board.Square {
	for q := range m.Laid() {
		if p.tiles[number(q)] != 0 {
			return q
		}
	}
	return m.At()
}

// tellable reports whether the words of a placement can be told: its tiles are on the
// board, where nothing else lies.
func (s *Public) tellable(m *Move) bool {
	switch s.misfit(m) {
	case fitsWell:
		return true
	case onTile: // it may be that move
		for b, q := m.mask, int(m.at); b != 0; b, q = b>>1, q+step(m.dir) {
			if b&1 != 0 && s.tiles[q] != m.tileOn(q) {
				return false
			}
		}
		return true
	}
	return false
}
