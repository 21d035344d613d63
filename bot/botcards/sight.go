package botcards

import (
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
	if !e.Knows(word) {
		return false
	}
	points := 0
	for i := range len(word) {
		if word[i] < 'a' {
			points += int(o.Values[word[i]-'A'])
		}
	}
	more := len(word) - 2
	over := overLong * more * more
	if c.Points != points && c.Points != points+o.Bonus && c.Points != 2*points {
		over += overCross
	}
	return e.See(word, over)
}
