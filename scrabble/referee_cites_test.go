package scrabble_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// cites returns the one clause that a legal move of p rests on, which has led from t to after.
// What ended the game stands before what the move is.
func (g *referee) cites(t, after *table, p scrabble.Player, m scrabble.Move) rulebook.Clause {
	if after.phase == scrabble.Over && t.phase != scrabble.Over {
		return after.end
	}
	if g.duplicate() {
		switch m.Kind() {
		case scrabble.KindDraw:
			if after.phase == scrabble.Drawing { // they are mixed again
				return law.ScrabbleDuplicateMixed
			}
		case scrabble.KindPlace, scrabble.KindPass:
			switch {
			case after.cells != t.cells:
				return law.ScrabbleDuplicateBest
			case after.rounds == t.rounds:
				return law.ScrabbleDuplicateHidden
			}
			return law.ScrabbleDuplicateRack
		}
	}
	switch m.Kind() {
	case scrabble.KindDraw:
		return g.drawClause(t)
	case scrabble.KindPlace:
		if g.Bonus > 0 && len(laidTiles(m)) == g.most() {
			return law.ScrabbleBonus
		}
		return law.ScrabbleScore
	case scrabble.KindExchange:
		return law.ScrabbleExchange
	case scrabble.KindPass:
		return law.ScrabblePass
	case scrabble.KindFlag:
		return law.ScrabbleEndTime
	case scrabble.KindContest:
		return g.citesContest(t, m)
	}
	return ""
}

// citesContest returns the clause of a contest that does not end the game. What it is about is the words
// that it names, and what stands beside them decides nothing.
func (g *referee) citesContest(t *table, m scrabble.Move) rulebook.Clause {
	if !g.upheld(t, m) {
		if g.Penalty == scrabble.DoubleChallenge {
			return law.ScrabbleContestDouble
		}
		return law.ScrabbleContest
	}
	numbers, _ := t.contested(m)
	var named []slowRun
	for _, n := range numbers {
		named = append(named, t.open.words[n-1])
	}
	bad := g.bad(named)
	switch {
	case slices.ContainsFunc(bad, func(w slowRun) bool { return g.lengthens(t.open, w) }):
		return law.ScrabbleContestExtended
	case len(named) > 1 && len(bad) < len(named): // good ones come back with a bad one, and cost nothing
		return law.ScrabbleContestMixed
	}
	return law.ScrabbleContest
}

// lengthens reports whether a word of a move has a bad word in it that lay there before.
func (g *referee) lengthens(move *openMove, w slowRun) bool {
	text := []byte(w.text)
	for _, tile := range move.tiles {
		i := tile.row - w.row + tile.column - w.column
		if onLine := w.direction == 0 && tile.row == w.row || w.direction == 1 && tile.column == w.column; onLine && i >= 0 && i < len(text) {
			text[i] = ' '
		}
	}
	return slices.ContainsFunc(strings.Fields(string(text)), func(part string) bool { return len(part) > 1 && !g.good(part) })
}
