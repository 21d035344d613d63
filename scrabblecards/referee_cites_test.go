package scrabblecards_test

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cites returns the one clause that a legal move of p rests on, which has led from t to after.
// What ended the game stands before what the move is.
func (g *referee) cites(t, after *table, p scrabblecards.Player, m scrabblecards.Move) rulebook.Clause {
	if after.phase == scrabblecards.Over && t.phase != scrabblecards.Over {
		return after.end
	}
	bonus, _ := m.Bonus()
	switch m.Kind() {
	case scrabblecards.KindDraw:
		return g.drawClause(t)
	case scrabblecards.KindPlace:
		switch {
		case len(t.cells) == 0:
			return law.CardsFirst
		case bonus != scrabblecards.NoBonus:
			return law.CardsBonus
		case len(t.cells.laidBy(m)) == g.Rack && g.Bonus > 0:
			return law.CardsScrabble
		}
		return law.CardsPlace
	case scrabblecards.KindExchange:
		return law.CardsExchange
	case scrabblecards.KindPass:
		return law.CardsPass
	case scrabblecards.KindContest:
		if open := t.open; len(g.bad(open.words)) > 0 && open.restores(t) {
			return law.CardsContestRestore
		}
		return law.CardsContest
	}
	return ""
}

// restores reports whether more than the cards laid comes back with the move: the bonus card, or words
// that it has taken off the table.
func (o *openMove) restores(t *table) bool {
	if bonus, _ := o.move.Bonus(); bonus != scrabblecards.NoBonus {
		return true
	}
	for at := range o.before {
		if t.cells[at] == 0 {
			return true
		}
	}
	return false
}
