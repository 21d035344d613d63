//go:build !jarnac

package games

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cardsPuzzles ask for the placement of most points, from a hand without jokers and bonus cards.
var cardsPuzzles = puzzle.Kind[scrabblecards.State, scrabblecards.Move]{
	When: func(s scrabblecards.State) bool {
		hand := s.Rack(s.Turn())
		return s.Phase() == scrabblecards.Playing && s.Letter(board.Square{}) != 0 &&
			hand.Letters.Count('?') == 0 && hand.Doubles+hand.Triples == 0
	},
	Margin: 4,
	Ask:    asks[scrabblecards.State]("Trouvez le coup qui rapporte le plus de points.", "Find the move that scores the most points."),
	Values: func(s scrabblecards.State) (all []puzzle.Value[scrabblecards.Move]) {
		for _, c := range s.AppendScored(nil) {
			all = append(all, puzzle.Value[scrabblecards.Move]{Move: c.Move, Points: c.Points})
		}
		return all
	},
	Worth: func(s scrabblecards.State, m scrabblecards.Move) (int, bool) {
		return s.Points(m), m.Kind() == scrabblecards.KindPlace && s.Check(s.Turn(), m) == nil
	},
	Again: func(s scrabblecards.State) (all []puzzle.Value[scrabblecards.Move]) {
		text := s.Rack(s.Turn()).Letters.String()
		everyPlace(s.Rules().Lexicon(), cardsLines(s, text), text, false, func(word string, at board.Square, d board.Direction) {
			if m := scrabblecards.Place(at, d, cardsLying(s, at, d, word)); s.Check(s.Turn(), m) == nil {
				all = append(all, puzzle.Value[scrabblecards.Move]{Move: m, Points: s.Points(m)})
			}
		})
		return all
	},
	Plain: func(s scrabblecards.State, m scrabblecards.Move) bool { return cardsLaid(s, m) < 4 },
	Words: func(s scrabblecards.State, m scrabblecards.Move) (words []string) {
		for _, w := range s.AppendWords(nil, m) {
			words = append(words, w.Text)
		}
		return words
	},
	Themes: func(_ []game.Step, s scrabblecards.State, m scrabblecards.Move) (themes []string) {
		laid := cardsLaid(s, m)
		if laid == s.Rules().Options().Rack {
			themes = append(themes, "whole-rack")
		}
		if len(m.Word()) > laid {
			themes = append(themes, "through")
		}
		if made := s.AppendWords(nil, m); len(made) > 2 {
			themes = append(themes, "alongside")
		}
		if s.BagLen() == 0 {
			themes = append(themes, "end-of-deck")
		}
		return themes
	},
}

// cardsLying returns a word as it is written at a place: a joker that lies there is a small letter.
func cardsLying(s scrabblecards.State, at board.Square, d board.Direction, word string) string {
	text := []byte(word)
	for i := range text {
		if lies := s.Letter(at.Next(d, i)); lies != 0 {
			text[i] = lies
		}
	}
	return string(text)
}

// cardsLaid returns how many cards a placement lays.
func cardsLaid(s scrabblecards.State, m scrabblecards.Move) (n int) {
	for i := range len(m.Word()) {
		if s.Letter(m.At().Next(m.Direction(), i)) == 0 {
			n++
		}
	}
	return n
}

// cardsLines returns the rows and columns of the table in which a word can come to lie: those with cards, and those
// beside them, with as much room at both ends as a word can take.
func cardsLines(s scrabblecards.State, rack string) (lines []puzzleLine) {
	b := cardsBoard(s)
	rows, columns, room := len(b.Rows), 0, len(rack)
	for _, row := range b.Rows {
		columns = max(columns, len(row))
	}
	for i := -1; i <= rows; i++ {
		lines = append(lines, puzzleLineAt(s.Letter, rack, board.At(b.Top+i, b.Left-room), board.Across, columns+2*room))
	}
	for i := -1; i <= columns; i++ {
		lines = append(lines, puzzleLineAt(s.Letter, rack, board.At(b.Top-room, b.Left+i), board.Down, rows+2*room))
	}
	return lines
}
