package review

import (
	"math"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

const (
	chance     = "%d%%"
	lessThan   = "less than 1%%"
	sureOf     = "more than 99%%"
	victory    = "a win"
	drawn      = "a draw"
	defeat     = "a loss"
	costsBoth  = "that costs about %d point{s} and %s of the chances of winning (± %d)"
	costsWin   = "that costs %s of the chances of winning (± %d)"
	exactly    = "that is %s instead of %s (exact)"
	exactlyPts = "that costs %d point{s} (exact)"
	points     = "Points over the turns"
	chances    = "Chances of winning"
	chancesOf  = "Chances of winning: %s"
	courseOf   = "The course of the game: %s"
	afterTurns = "After %d turn{s}: %s."
	winsBy     = "Chances of winning, %s: %s."
)

var phrases = rulebook.NewPhrases(map[string]string{
	chance:     "%d\u00a0%%",
	lessThan:   "moins de 1\u00a0%%",
	sureOf:     "plus de 99\u00a0%%",
	victory:    "la victoire",
	drawn:      "la partie nulle",
	defeat:     "la défaite",
	costsBoth:  "il en coûte environ %d point{s} et %s de chances de gagner (± %d)",
	costsWin:   "il en coûte %s de chances de gagner (± %d)",
	exactly:    "c'est %s au lieu de %s (calcul exact)",
	exactlyPts: "il en coûte %d point{s} (calcul exact)",
	points:     "Points au fil des tours",
	chances:    "Chances de gagner",
	chancesOf:  "Chances de gagner : %s",
	courseOf:   "Le cours de la partie : %s",
	afterTurns: "Après %d tour{s} : %s.",
	winsBy:     "Chances de gagner, %s : %s.",
})

// percent is a share as a whole number of percents.
func percent(share float64) int { return int(math.Round(100 * share)) }

// Chance is a chance of winning in words: "43%".
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

// result is a chance of winning of which nothing is left to chance, or else the chance.
func result(win float64, tag language.Tag) string {
	switch win {
	case 1:
		return phrases.Sprintf(tag, victory)
	case 0.5:
		return phrases.Sprintf(tag, drawn)
	case 0:
		return phrases.Sprintf(tag, defeat)
	}
	return Chance(win, tag)
}

// Cost is what was lost by a decision, where the best one was worth value: "that costs about
// 12 points and 8% of the chances of winning (± 2)".
func Cost(loss, value Estimate, tag language.Tag) string {
	points := int(math.Round(loss.Points))
	within := max(1, int(math.Ceil(100*loss.WinErr)))
	switch {
	case loss.Exact && loss.Win == 0:
		return phrases.Sprintf(tag, exactlyPts, points)
	case loss.Exact:
		return phrases.Sprintf(tag, exactly, result(value.Win, tag), result(value.Win-loss.Win, tag))
	case points <= 0:
		return phrases.Sprintf(tag, costsWin, Chance(loss.Win, tag), within)
	}
	return phrases.Sprintf(tag, costsBoth, points, Chance(loss.Win, tag), within)
}
