package botscrabble

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/scrabble"
)

// The chances to overlook a placement, in 1024ths, with eyes of [sight.KeenAmateur]: its word
// and its place have to be seen both.
const (
	overLetter = 9  // by the square of the letters of its longest word beyond the second
	overTile   = 12 // by the square of the tiles laid beyond the second
	overAcross = 60 // for each word across
	overPlace  = 60 // for the row or the column
)

// seesPlace reports whether eyes look at the row or the column of a placement.
func seesPlace(e sight.Eyes, m scrabble.Move) bool {
	at, line := m.At(), [2]byte{'A' + byte(m.Direction())}
	if line[1] = byte(at.Row); m.Direction() == board.Down {
		line[1] = byte(at.Column)
	}
	return e.See(string(line[:]), overPlace)
}

// seesWords reports whether eyes notice a placement that makes these words.
func seesWords(e sight.Eyes, m scrabble.Move, words []scrabble.Word) bool {
	for _, w := range words {
		if !e.Knows(w.Text) {
			return false
		}
	}
	return len(words) == 0 || e.See(words[0].Text, plainness(m, words))
}

// plainness returns how often such eyes overlook the words of a placement: 0 if they are as
// plain as can be.
func plainness(m scrabble.Move, words []scrabble.Word) int {
	letters, tiles := len(words[0].Text)-2, max(0, m.Count()-2)
	return overLetter*letters*letters + overTile*tiles*tiles + overAcross*(len(words)-1)
}
