//go:build !jarnac

package games

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/scrabble"
)

// scrabblePuzzles ask for the placement of most points, without jokers, as long as tiles are left in the bag.
var scrabblePuzzles = puzzle.Kind[scrabble.State, scrabble.Move]{
	When: func(s scrabble.State) bool {
		return s.Phase() == scrabble.Playing && s.BagLen() > 0 && s.Rack(s.Turn()).Count('?') == 0
	},
	Margin: 4,
	Ask:    asks[scrabble.State]("Trouvez le coup qui rapporte le plus de points.", "Find the move that scores the most points."),
	Values: func(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
		for _, c := range s.AppendScored(nil) {
			all = append(all, puzzle.Value[scrabble.Move]{Move: c.Move, Points: c.Points})
		}
		return all
	},
	Worth: func(s scrabble.State, m scrabble.Move) (int, bool) {
		return s.Points(m), m.Kind() == scrabble.KindPlace && s.Check(s.Turn(), m) == nil
	},
	Again: func(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
		text := s.Rack(s.Turn()).String()
		everyPlace(s.Rules().Lexicon(), squareLines(s.Letter, text, scrabble.Size), text, false, func(word string, at board.Square, d board.Direction) {
			if m := s.Placement(at, d, word); s.Check(s.Turn(), m) == nil {
				all = append(all, puzzle.Value[scrabble.Move]{Move: m, Points: s.Points(m)})
			}
		})
		return all
	},
	Plain: func(s scrabble.State, m scrabble.Move) bool { return m.Count() < 4 },
	Words: scrabblePuzzleWords,
	Themes: func(_ []game.Step, s scrabble.State, m scrabble.Move) []string {
		return laidThemes(s.AppendWords(nil, m), m)
	},
}

func scrabblePuzzleWords(s scrabble.State, m scrabble.Move) (words []string) {
	for _, w := range s.AppendWords(nil, m) {
		words = append(words, w.Text)
	}
	return words
}

// laidThemes returns the themes of a placement that makes these words.
func laidThemes(made []scrabble.Word, m scrabble.Move) (themes []string) {
	laid := m.Count()
	if laid == 7 {
		themes = append(themes, "whole-rack")
	}
	if len(made[0].Text) > laid {
		themes = append(themes, "through")
	}
	if len(made) > 2 {
		themes = append(themes, "alongside")
	}
	return themes
}
