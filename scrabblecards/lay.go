package scrabblecards

import (
	"math"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A misfit is why a word cannot be laid where a placement has it, whatever the word is.
type misfit uint8

const (
	fits       misfit = iota
	noWord            // it is no placement, or has no word of two letters or more
	firstShort        // the same of the first word
	notOrigin         // the first word does not begin at (0,0)
	noBonus           // no bonus card goes with the first word
	badBonus          // there is no such bonus card, or it is on no letter of the word
	onLetter          // another letter lies on one of its squares
	notWhole          // a letter lies right before or behind it
	nothing           // it lays no letter
	tooMany           // it lays more letters than a rack holds, or than the game has
	notJoined         // it touches nothing
	tooLong           // it makes a run longer than any word
)

// A laying is a placement worked out: the table with its letters, before anything is
// taken off, and the words that it makes.
type laying struct {
	table table
	links links
	first bool // nothing lay on the table before

	laid  [maxRack]uint8 // the cells laid
	nLaid int
	// words is those that are made: the one along the placement, then those across it.
	// One that is too long is the last.
	words  [1 + maxRack]run
	nWords int
}

// lay works a placement out, or finds the first reason why it does not fit, in the order
// of the list.
func (t *table) lay(r *Rules, m *Move, l *laying) misfit {
	l.first = t.n == 0
	switch {
	case r == nil || m.kind != KindPlace:
		return noWord
	case m.n < 2 && l.first:
		return firstShort
	case m.n < 2:
		return noWord
	case l.first && m.at != board.Square{}:
		return notOrigin
	case l.first && m.bonus != NoBonus:
		return noBonus
	case m.bonus == NoBonus && m.on != 0, m.bonus != NoBonus && (m.bonus != DoubleWord && m.bonus != TripleWord || m.on < 1 || m.on > m.n):
		return badBonus
	}
	empty, laid := 0, 0 // the squares where nothing lies, one bit each
	for i, code := range m.codes[:m.n] {
		switch lies := t.at(m.at.Next(m.dir, i)); {
		case lies == 0:
			empty |= 1 << i
			laid++
		case lies&^grid.Joker != code&^grid.Joker:
			return onLetter
		}
	}
	switch end := m.at.Next(m.dir, int(m.n)-1); {
	case t.at(m.at.Next(m.dir, -1)) != 0 || t.at(end.Next(m.dir, 1)) != 0:
		return notWhole
	case laid == 0:
		return nothing
	case laid > r.options.Rack || laid+int(t.n) > maxLetters:
		return tooMany
	case max(end.Row, end.Column) == math.MaxInt8: // no letter is near, and no square comes next
		return notJoined
	}
	l.table = *t
	for i, code := range m.codes[:m.n] {
		if empty>>i&1 != 0 {
			l.table.put(m.at.Next(m.dir, i), code)
		}
	}
	l.table.link(&l.links)
	for i := range int(m.n) {
		if empty>>i&1 != 0 {
			at, _ := l.table.find(m.at.Next(m.dir, i))
			l.laid[l.nLaid] = uint8(at)
			l.nLaid++
		}
	}
	return l.findWords(m)
}

func (l *laying) findWords(m *Move) misfit {
	along := l.links.first(int(l.laid[0]), m.dir)
	l.words[0], l.nWords = l.table.run(&l.links, along, m.dir), 1
	for _, at := range l.laid[:l.nLaid] {
		if i := l.links.first(int(at), m.dir.Other()); l.links.starts(i, m.dir.Other()) {
			l.words[l.nWords] = l.table.run(&l.links, i, m.dir.Other())
			l.nWords++
			if l.words[l.nWords-1].n > grid.MaxTiles {
				return tooLong
			}
		}
	}
	if !l.first && l.nLaid == int(m.n) && l.nWords == 1 {
		return notJoined
	}
	return fits
}

// rewrite writes a placement in one of the ways in which it can be written: with the
// letters that lie there as they do, whatever their case, and a single letter of two
// words as the word across, unless a bonus card is on a letter of the other word alone.
func (l *laying) rewrite(m *Move) {
	marked := m.at.Next(m.dir, int(m.on)-1)
	w := &l.words[0]
	if common := l.table.cells[l.laid[0]].at; l.nLaid == 1 && l.nWords == 2 && m.dir == board.Down && (m.bonus == NoBonus || marked == common) {
		w = &l.words[1]
	}
	m.at, m.dir, m.n = w.at, w.dir, w.n
	copy(m.codes[:], w.codes[:])
	if m.bonus != NoBonus {
		m.on = uint8(w.holds(marked) + 1)
	}
}

// cards returns those that a placement takes from the rack.
func (l *laying) cards(m *Move) Cards {
	var codes [maxRack]uint8
	for i, at := range l.laid[:l.nLaid] {
		codes[i] = l.table.cells[at].code
	}
	c := cardsOf(codes[:l.nLaid])
	switch m.bonus {
	case DoubleWord:
		c.Doubles = 1
	case TripleWord:
		c.Triples = 1
	}
	return c
}

// bad returns the first word from the given one on that is not good, or none.
func (l *laying) bad(r *Rules, from int) int {
	for i := from; i < l.nWords; i++ {
		if w := &l.words[i]; !good(r, w.codes[:w.n]) {
			return i
		}
	}
	return none
}

// points returns what a word counts in the move m (cards/first, cards/bonus).
func (l *laying) points(r *Rules, m *Move, w *run) int {
	sum := 0
	for _, code := range w.codes[:w.n] {
		sum += int(r.values[code])
	}
	if l.first {
		sum *= 2
	}
	if m.bonus != NoBonus && w.holds(m.at.Next(m.dir, int(m.on)-1)) >= 0 {
		sum *= int(m.bonus)
	}
	return sum
}

// score returns the points of a placement (cards/scrabble).
func (l *laying) score(r *Rules, m *Move) (total int) {
	for i := range l.words[:l.nWords] {
		total += l.points(r, m, &l.words[i])
	}
	if l.nLaid == r.options.Rack {
		total += r.options.Bonus
	}
	return total
}

func (l *laying) appendWords(dst []Word, r *Rules, m *Move) []Word {
	for i := range l.words[:l.nWords] {
		w := &l.words[i]
		dst = append(dst, Word{Text: w.text(), At: w.at, Direction: w.dir, Points: l.points(r, m, w)})
	}
	return dst
}
