package review

import (
	"math"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/say"
)

const (
	chance     = "%d%% ¦ %d\u00a0%%"
	lessThan   = "less than 1%% ¦ moins de 1\u00a0%%"
	sureOf     = "more than 99%% ¦ plus de 99\u00a0%%"
	scores     = "Score over the turns ¦ Score au fil des tours"
	chances    = "Chances of winning ¦ Chances de gagner"
	chancesOf  = "Chances of winning: %s ¦ Chances de gagner : %s"
	courseOf   = "The course of the game: %s ¦ Le cours de la partie : %s"
	afterTurns = "After %d turn{s}: %s. ¦ Après %d tour{s} : %s."
	winsBy     = "Chances of winning, %s: %s. ¦ Chances de gagner, %s : %s."
)

var phrases = new(say.Phrases)

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
