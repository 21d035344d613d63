package botjago

import "github.com/jeudelettres/lettres/bot/internal/sight"

// The chances to overlook a word, in 1024ths, for a keen amateur.
const (
	overLong    = 5  // a word: so much by the square of its letters beyond the second
	overReplace = 60 // more, for each letter that it replaces
	overJoin    = 20 // more, where it takes up letters that lie there
)

// sees reports whether eyes notice a word that lays and replaces so many letters.
func sees(e sight.Eyes, word string, fresh, replaced int) bool {
	if !e.Knows(word) {
		return false
	}
	more := len(word) - 2
	over := overLong*more*more + overReplace*replaced
	if fresh+replaced < len(word) {
		over += overJoin
	}
	return e.See(word, over)
}
