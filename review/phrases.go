package review

import (
	"math"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/say"
)

const (
	chance     = "%d%%"
	lessThan   = "less than 1%%"
	sureOf     = "more than 99%%"
	scores     = "Score over the turns"
	chances    = "Chances of winning"
	chancesOf  = "Chances of winning: %s"
	courseOf   = "The course of the game: %s"
	afterTurns = "After %d turn{s}: %s."
	winsBy     = "Chances of winning, %s: %s."
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		chance:     "%d\u00a0%%",
		lessThan:   "moins de 1\u00a0%%",
		sureOf:     "plus de 99\u00a0%%",
		scores:     "Score au fil des tours",
		chances:    "Chances de gagner",
		chancesOf:  "Chances de gagner : %s",
		courseOf:   "Le cours de la partie : %s",
		afterTurns: "Après %d tour{s} : %s.",
		winsBy:     "Chances de gagner, %s : %s.",
	}
})

// percent returns a share as a whole number of percents.
func percent(share float64) int { return int(math.Round(100 * share)) }

// Chance returns a chance of winning in words: "43%".
func Chance(win float64, tag language.Tag) string {
	switch n := percent(win); {
	case win > 0 && n == 0:
		return phrases.Sprintf(tag, lessThan)
	case win < 1 && n == 100:
		return phrases.Sprintf(tag, sureOf)
	default:
		return phrases.Sprintf(tag, chance, n)
	}
}
