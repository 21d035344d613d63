package botcards

import (
	"strings"

	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// The chances to overlook a placement, in 1024ths, for a keen amateur.
const (
	overLong  = 7  // a word: so much by the square of its letters beyond the second
	overCross = 90 // more, where it makes words across it
)

// sees reports whether eyes notice a placement.
func sees(e sight.Eyes, c *scrabblecards.Scored, o *scrabblecards.Options) bool {
	word := c.Move.Word()
	points := 0
	for i := range len(word) {
		if word[i] < 'a' {
			points += int(o.Values[word[i]-'A'])
		}
	}
	over := overWord(word)
	if c.Points != points && c.Points != points+o.Bonus && c.Points != 2*points {
		over += overCross
	}
	return e.See(word, over)
}

func overWord(word string) int {
	more := len(word) - 2
	return overLong * more * more
}

// notices reports whether eyes see that a word on the table is bad.
func notices(e sight.Eyes, word string) bool { return e.See(strings.ToUpper(word), overWord(word)) }
