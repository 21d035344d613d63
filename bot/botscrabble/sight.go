package botscrabble

import (
	"github.com/jeudelettres/lettres/internal/sight"
	"github.com/jeudelettres/lettres/scrabble"
)

// The chances to overlook a placement, in 1024ths, for a keen amateur.
const (
	overLetter = 9  // by the square of the letters of the main word beyond the second
	overTile   = 12 // by the square of the tiles laid beyond the second
	overAcross = 60 // for each word across
)

// sees reports whether eyes notice a placement that makes these words.
func sees(e sight.Eyes, m scrabble.Move, words []scrabble.Word) bool {
	if e.Keen() || len(words) == 0 {
		return true
	}
	letters, tiles := len(words[0].Text)-2, max(0, m.Count()-2)
	return e.See(words[0].Text, overLetter*letters*letters+overTile*tiles*tiles+overAcross*(len(words)-1))
}
