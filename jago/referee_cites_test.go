package jago_test

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// cites returns the one clause that a legal move of p rests on: it has led from t to after and
// done e.
func (g *referee) cites(t, after *table, p jago.Player, m jago.Move, e slowEffect) rulebook.Clause {
	if after.phase == jago.Over {
		return after.end
	}
	switch m.Kind() {
	case jago.KindDraw:
		return g.drawClause(t)
	case jago.KindEndTurn:
		return law.JagoEndOfTurn
	case jago.KindContest, jago.KindFlip:
		return law.JagoContest
	case jago.KindPlace:
		return citesLay(p, e.made)
	}
	return ""
}

// citesLay returns what decides on the words that a placement of p changes: a theft before a word of the
// opponent's that keeps its meaning, and that before one of the player's own.
func citesLay(p jago.Player, made []slowMade) rulebook.Clause {
	kept, own := false, false
	for _, m := range made {
		for _, c := range m.changed {
			switch {
			case c.stolen:
				return law.JagoSteal
			case c.waits:
			case c.owner == p:
				own = true
			default:
				kept = true
			}
		}
	}
	switch {
	case kept:
		return law.JagoStealSense
	case own:
		return law.JagoOwnWords
	}
	return law.JagoColour
}
