//go:build !jarnac

package games

import (
	"strings"
	"unicode"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func scrabbleLays(r *scrabble.Rules, square, direction, word string) string {
	return turned(square, direction, r.Options().Squares == board.French) + " " + word
}

func jagoLays(r *jago.Rules, square, direction, word string) string {
	return turned(square, direction, r.Options().Squares == board.French) + ":" + word
}

func cardsLays(_ *scrabblecards.Rules, square, direction, word string) string {
	sign := ">"
	if direction == "down" {
		sign = "v"
	}
	return "(" + strings.Trim(square, "()") + ")" + sign + word
}

// turned returns a square such as 8D or D8 with its row and its column in the order that says
// the direction: a row before its column is across, or on French boards down.
func turned(square, direction string, french bool) string {
	if direction == "" || strings.IndexFunc(square, unicode.IsDigit) < 0 {
		return square
	}
	number, letter := strings.TrimFunc(square, unicode.IsLetter), strings.TrimFunc(square, unicode.IsDigit)
	if (direction == "across") != french {
		return number + letter
	}
	return letter + number
}
