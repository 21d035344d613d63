package botscrabble

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/scrabble"
)

// The chances to overlook a placement, in 1024ths, with eyes of [sight.KeenAmateur]: its word,
// each word across and its place have to be seen.
const (
	overLetter = 10 // by the square of the letters of its longest word beyond the third
	overTile   = 8  // by the square of the tiles laid beyond the third
	overAcross = 70 // for each word across
	overAlone  = 45 // for a tile laid alone
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
	for i, w := range words {
		if !e.Knows(w.Text) || i > 0 && !e.See(w.Text, overAcross) {
			return false
		}
	}
	return len(words) == 0 || e.See(words[0].Text, plainness(m, words[0].Text))
}

// plainness returns how often such eyes overlook the word that a placement makes along its line: 0 if it is
// as plain as can be.
func plainness(m scrabble.Move, word string) int {
	letters, tiles := max(0, len(word)-3), max(0, m.Count()-3)
	over := overLetter*letters*letters + overTile*tiles*tiles
	if m.Count() == 1 {
		over += overAlone
	}
	return over
}
