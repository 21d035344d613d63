//go:build !jarnac

package games

import (
	_ "embed"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/scrabble"
)

//go:embed puzzles/scrabble.txt
var scrabblePuzzleText puzzle.Text

// scrabblePuzzles ask for the placement of most points, without jokers.
var scrabblePuzzles = puzzle.Kind[scrabble.State, scrabble.Move]{
	Margin: 4,
	Ask: [2]string{
		"Trouvez le coup qui rapporte le plus de points.",
		"Find the move that scores the most points.",
	},
	Values: func(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
		if s.Phase() != scrabble.Playing || s.Rack(s.Turn()).Count('?') > 0 {
			return nil
		}
		for _, c := range s.AppendScored(nil) {
			all = append(all, puzzle.Value[scrabble.Move]{Move: c.Move, Points: c.Points})
		}
		return all
	},
	Again: func(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
		rack := countOf(s.Rack(s.Turn()).String())
		var lines []boardLine
		for i := range scrabble.Size {
			lines = append(lines, lineAt(s, board.At(i, 0), board.Across), lineAt(s, board.At(0, i), board.Down))
		}
		for word := range s.Rules().Lexicon().Words() {
			letters := countOf(word)
			for i := range lines {
				if l := &lines[i]; letters.within(&l.letters) {
					all = l.appendPlacements(all, s, word, rack)
				}
			}
		}
		return all
	},
	Plain: func(s scrabble.State, m scrabble.Move) bool { return m.Count() < 4 },
	// More tiles are harder, and so are letters of the board within the word.
	Hard: func(s scrabble.State, m scrabble.Move) int {
		laid := m.Count()
		return 100*(laid-5) + 60*(len(s.AppendWords(nil, m)[0].Text)-laid)
	},
	Themes: func(_ []game.Step, s scrabble.State, m scrabble.Move) (themes []string) {
		laid := m.Count()
		if laid == 7 {
			themes = append(themes, "whole-rack")
		}
		made := s.AppendWords(nil, m)
		if len(made[0].Text) > laid {
			themes = append(themes, "through")
		}
		if len(made) > 2 {
			themes = append(themes, "alongside")
		}
		if s.BagLen() == 0 {
			themes = append(themes, "endgame")
		}
		return themes
	},
}

// A boardLine is a row or a column: its squares, and the letters that a word there can have.
type boardLine struct {
	first   board.Square
	d       board.Direction
	squares [scrabble.Size]byte
	letters counted
}

func lineAt(s scrabble.State, first board.Square, d board.Direction) boardLine {
	l := boardLine{first: first, d: d}
	text := []byte(s.Rack(s.Turn()).String())
	for i := range l.squares {
		if l.squares[i] = s.Letter(first.Next(d, i)) &^ 0x20; l.squares[i] != 0 {
			text = append(text, l.squares[i])
		}
	}
	l.letters = countOf(string(text))
	return l
}

// appendPlacements tries a word at every place of the line.
func (l *boardLine) appendPlacements(all []puzzle.Value[scrabble.Move], s scrabble.State, word string, rack counted) []puzzle.Value[scrabble.Move] {
	for at := 0; at+len(word) <= scrabble.Size; at++ {
		rest, laid, lies := rack.count, 0, true
		for i := 0; lies && i < len(word); i++ {
			switch l.squares[at+i] {
			case 0:
				laid++
				rest[word[i]-'A']--
				lies = rest[word[i]-'A'] >= 0
			case word[i]:
			default:
				lies = false
			}
		}
		end := at + len(word)
		joins := at > 0 && l.squares[at-1] != 0 || end < scrabble.Size && l.squares[end] != 0 // and is a longer word
		if !lies || laid == 0 || joins {
			continue
		}
		m := s.Placement(l.first.Next(l.d, at), l.d, word)
		if s.Check(s.Turn(), m) == nil {
			all = append(all, puzzle.Value[scrabble.Move]{Move: m, Points: s.Points(m)})
		}
	}
	return all
}
