package botjarnac

import (
	"strings"

	"github.com/jeudelettres/lettres/bot/internal/sight"
)

// The chances to overlook a word, in 1024ths, for a keen amateur.
const (
	overGrown   = 20  // a word that holds the former one whole, as RATS does RAT
	overShuffle = 150 // one in which the letters change places, as in TZAR
	overLetter  = 80  // more for each letter added beyond the first
	overNew     = 7   // a new word: so much by the square of its letters beyond the second
)

// sees reports whether eyes notice that word can be made of old and letters of a rack, or
// of a rack alone where old is "".
func sees(e sight.Eyes, word, old string) bool {
	if e.Keen() {
		return true
	} else if !e.Knows(word) {
		return false
	}
	var over int
	switch more := len(word) - 2; {
	case old == "":
		over = overNew * more * more
	case strings.Contains(word, old):
		over = overGrown
	default:
		over = overShuffle
	}
	if old != "" {
		over += overLetter * max(0, len(word)-len(old)-1)
	}
	return e.See(word, over)
}
