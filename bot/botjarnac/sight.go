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

// A reach limits what a player looks for. The zero reach limits nothing.
type reach struct {
	shuffled int  // the letters of the longest word in which it notices that letters change places
	added    int  // the most letters that it adds to a word
	opened   int  // the letters of the longest word with which it opens a line
	direct   bool // opens a line with the longest word that it sees, not with a first step there
}

// within reports whether a player with this reach can think of making word of old.
func (r reach) within(word, old string) bool {
	if old == "" {
		return r.opened == 0 || len(word) <= r.opened
	}
	return (r.added == 0 || len(word)-len(old) <= r.added) &&
		(r.shuffled == 0 || len(word) <= r.shuffled || strings.Contains(word, old))
}

// eyes are those of a player, with its reach.
type eyes struct {
	sight.Eyes
	reach
}

// across returns eyes that look at the words of the opponent, where people see less.
func (e eyes) across() eyes {
	e.shuffled = max(0, e.shuffled-1)
	return e
}

// sees reports whether eyes notice that word can be made of old and letters of a rack, or
// of a rack alone where old is "".
func sees(e eyes, word, old string) bool {
	if e.Keen() {
		return true
	} else if !e.within(word, old) {
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
	return e.See(word, over) && e.Knows(word) // which takes longer
}
