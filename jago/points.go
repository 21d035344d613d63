package jago

import "github.com/jeudelettres/lettres/shape"

// Points returns by how many letters more the player on turn shows their colour after the
// move m: what a word lays and flips, or the letters that a [Flip] names. It does not count
// what the opponent loses. A word counts whether it is good or not. The result is 0 for other
// moves, and if the word does not fit on the board or may not replace the letters that it
// replaces. It costs about as much as [State.Check].
func (s State) Points(m Move) int { return s.points(s.turn, &m) }

func (s *State) points(by Player, m *Move) (n int) {
	switch {
	case s.rules == nil:
	case m.kind == KindFlip:
		for i, q := range m.codes[:min(m.n, maxFlipped)] {
			if q < squares && s.cells[q] != 0 && s.cells[q].colour() != by && (i == 0 || q != m.codes[i-1]) {
				n++
			}
		}
	case m.kind == KindPlace:
		if _, says := s.fit(m); says != "" {
			return 0
		}
		var l laying
		s.lay(&judge{rules: s.rules}, &l, by, m)
		if mechanical, lexical := l.refused(); mechanical == nil && lexical == nil {
			return l.points(&s.position)
		}
	}
	return n
}

// points returns how many squares show the colour of the player only after the placement.
func (l *laying) points(p *position) (n int) {
	for i := range l.nMade {
		n += l.made[i].points(p, l.by, i == 0)
	}
	return n
}

// points returns how many squares of a run show the colour of by only after the placement,
// those of letters that are laid, or replace others, only with laid.
func (m *made) points(p *position, by Player, laid bool) (n int) {
	for i, q := 0, int(m.at); i < int(m.n); i, q = i+1, q+stepOf(m.dir) {
		c := p.cells[q]
		counts := m.flips
		if c.letter() != m.letters[i] {
			counts = laid
		}
		if counts && (c == 0 || c.colour() != by) {
			n++
		}
	}
	return n
}

// A Scored is a placement with its points.
type Scored shape.Scored[Move]

// AppendScored appends the placements of [State.AppendPlacements] in the same order, with the
// points of each. That takes less time than to ask [State.Points] of each.
func (s State) AppendScored(dst []Scored) []Scored {
	if s.phase != Playing {
		return dst
	}
	return s.appendScored(dst, s.turn)
}
