package jago

import "github.com/jeudelettres/lettres/bag"

// A laying is what a placement does: the letters that it lays and replaces, and the runs
// that it makes, the one along it first.
type laying struct {
	needs    bag.Bag // the letters that it lays, those that replace others too
	replaced bag.Bag // the letters that are replaced
	fresh    uint16  // by bit: the letters of the word that are laid or replace others
	made     [1 + Size]made
	n        int
}

// A misfit is why a word cannot be laid where a placement has it, whatever it is.
type misfit uint8

const (
	fitsWell  misfit = iota
	offBoard         // it is no word of A to Z on the board
	oneLetter        // it has one letter
	notWhole         // a letter lies right before or behind it
	nothing          // it lays no letter
	notCentre        // the first word does not cover the centre
	notJoined        // it touches nothing
)

// fit finds the first reason, in the order of the list.
func (p *position) fit(m *Move) misfit {
	if m.kind != KindLay || m.at >= squares || m.n == 0 {
		return offBoard
	}
	if m.n < 2 {
		return oneLetter
	}
	step := m.dir.step()
	first, last := int(m.at), int(m.at)+(int(m.n)-1)*step
	_, place := m.dir.line(first)
	if place > 0 && p.letters[first-step] != 0 || place+int(m.n) < Size && p.letters[last+step] != 0 {
		return notWhole
	}
	laid, joined, covers := false, false, false
	for i := range int(m.n) {
		q := first + i*step
		laid = laid || p.letters[q] != m.codes[i]
		joined = joined || p.letters[q] != 0 || p.touches(q, m.dir^1)
		covers = covers || q == int(Centre)
	}
	empty := p.shown[Red]+p.shown[Blue] == 0
	switch {
	case !laid:
		return nothing
	case empty && !covers:
		return notCentre
	case !empty && !joined:
		return notJoined
	}
	return fitsWell
}

// touches reports whether a letter lies next to a square in direction d.
func (p *position) touches(q int, d Direction) bool {
	_, place := d.line(q)
	return place > 0 && p.letters[q-d.step()] != 0 || place < Size-1 && p.letters[q+d.step()] != 0
}

// lay finds what a placement of the player by does, that fits. A search of many
// placements gives it texts to draw on.
func (p *position) lay(r *Rules, by Player, m *Move, t *texts) (l laying) {
	after := *p
	var needs, replaced [Size]byte
	nNeeds, nReplaced := 0, 0
	step := m.dir.step()
	for i := range int(m.n) {
		q := int(m.at) + i*step
		if p.letters[q] == m.codes[i] {
			continue
		}
		if p.letters[q] != 0 {
			replaced[nReplaced] = 'A' + p.letters[q] - 1
			nReplaced++
		}
		needs[nNeeds] = 'A' + m.codes[i] - 1
		nNeeds++
		l.fresh |= 1 << i
		after.letters[q] = m.codes[i]
	}
	l.needs, l.replaced = bag.Of(needs[:nNeeds]), bag.Of(replaced[:nReplaced])
	l.add(r, p, &after, by, int(m.at), m.dir, t)
	for i := range int(m.n) {
		if l.fresh>>i&1 != 0 {
			l.add(r, p, &after, by, int(m.at)+i*step, m.dir^1, t)
		}
	}
	return l
}

func (l *laying) add(r *Rules, before, after *position, by Player, q int, d Direction, t *texts) {
	m := &l.made[l.n]
	if m.run = after.run(q, d); m.run.n > 1 {
		m.change(r, before, by, t)
		l.n++
	}
}

// refused is the first word that refuses the whole move, or nil.
func (l *laying) refused() *changed {
	for i := range l.n {
		for k := range l.made[i].n {
			if c := &l.made[i].changed[k]; c.verdict.refused() {
				return c
			}
		}
	}
	return nil
}

// apply does it: letters are laid and show the colour of the player by, words are
// stolen, and letters common to a new or stolen word and another turn too
// (jago/colour, jago/steal, jago/crossing).
func (p *position) apply(by Player, m *Move, l *laying) {
	for i := range int(m.n) {
		if l.fresh>>i&1 == 0 {
			continue
		}
		q := int(m.at) + i*m.dir.step()
		if p.letters[q] == 0 {
			p.colours[q] = by
			p.shown[by]++
		} else {
			p.turn(q, by)
		}
		p.letters[q] = m.codes[i]
	}
	p.beside = p.beside.Plus(l.replaced)
	for i := range l.n {
		one := &l.made[i]
		owner, turns := one.owner(by)
		var shapes []string
		for k := range one.n {
			c := &one.changed[k]
			if c.n == one.run.n { // no shorter shape can come back
				shapes = append(append(shapes, p.former.of(c.at, c.dir)...), c.text())
			}
			p.former = p.former.with(c.at, c.dir, nil)
			if c.verdict == stolen {
				for _, q := range c.squares {
					p.turn(q, by)
				}
			}
		}
		p.former = p.former.with(one.at, one.dir, shapes)
		for _, q := range one.squares {
			p.owners[one.dir][q] = 1 + uint8(owner)
			if turns {
				p.turn(q, by)
			}
		}
	}
}
