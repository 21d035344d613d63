package scrabblecards

import "github.com/jeudelettres/lettres/internal/grid"

// A misfit is why a word cannot be laid where a placement has it, whatever it is.
type misfit uint8

const (
	fitsWell   misfit = iota
	noWord            // it is no placement, or has no word of two letters or more
	firstShort        // the same of the first word
	notOrigin         // the first word does not begin at (0,0)
	noBonus           // no bonus card goes with the first word
	badBonus          // the bonus card is none, or on no letter of the word
	onLetter          // another letter lies on one of its squares
	notWhole          // a letter lies right before or behind it
	nothing           // it lays no letter
	tooMany           // it lays more letters than a hand has, or than the game
	notJoined         // it touches nothing
	tooLong           // it makes a run longer than any word
)

// misfit finds the first reason, in the order of the list.
func (s *open) misfit(m *Move) misfit {
	t, first := &s.table, s.table.n == 0
	switch {
	case s.rules == nil || m.kind != KindPlace:
		return noWord
	case m.n < 2 && first:
		return firstShort
	case m.n < 2:
		return noWord
	case first && (m.row != 0 || m.col != 0):
		return notOrigin
	case first && m.bonus != NoBonus:
		return noBonus
	case m.bonus == NoBonus && m.on != 0, m.bonus != NoBonus && (m.bonus != DoubleWord && m.bonus != TripleWord || m.on < 1 || m.on > m.n):
		return badBonus
	}
	laid, joined := 0, false
	for i, code := range m.codes[:m.n] {
		row, col := m.dir.step(int(m.row), int(m.col), i)
		switch lies := t.at(row, col); {
		case lies == 0:
			laid++
			r1, c1 := (m.dir ^ 1).step(row, col, -1)
			r2, c2 := (m.dir ^ 1).step(row, col, 1)
			joined = joined || t.at(r1, c1) != 0 || t.at(r2, c2) != 0
		case lies&^grid.Joker != code&^grid.Joker:
			return onLetter
		default:
			joined = true
		}
	}
	switch {
	case t.at(m.dir.step(int(m.row), int(m.col), -1)) != 0 || t.at(m.dir.step(int(m.row), int(m.col), int(m.n))) != 0:
		return notWhole
	case laid == 0:
		return nothing
	case laid > s.rules.options.Hand || laid+int(t.n) > maxLetters:
		return tooMany
	case !first && !joined:
		return notJoined
	}
	var w words
	t.with(m, &w)
	for i := range w.n {
		if w.run[i].n > grid.MaxTiles {
			return tooLong
		}
	}
	return fitsWell
}
