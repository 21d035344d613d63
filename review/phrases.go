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
	victory    = "a win"
	drawn      = "a draw"
	defeat     = "a loss"
	gains      = "+%d expected lead, +%s of the chances (± %d)"
	gainsWin   = "+%s of the chances (± %d)"
	gainsPts   = "+%d expected lead (± %d)"
	exactly    = "%s instead of %s (exact)"
	exactlyPts = "+%d lead at the end (exact)"
	points     = "Points over the turns"
	chances    = "Chances of winning"
	chancesOf  = "Chances of winning: %s"
	courseOf   = "The course of the game: %s"
	afterTurns = "After %d turn{s}: %s."
	winsBy     = "Chances of winning, %s: %s."

	morePoints  = "+%d point{s}"
	lessPoints  = "−%d point{s}"
	luckBoth    = "%s of the chances, %s"
	lettersLuck = "%s (%s)"
	luckOf      = "Luck with the letters: %s."
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		chance:     "%d\u00a0%%",
		lessThan:   "moins de 1\u00a0%%",
		sureOf:     "plus de 99\u00a0%%",
		victory:    "la victoire",
		drawn:      "la partie nulle",
		defeat:     "la défaite",
		gains:      "+%d d'écart espéré, +%s de chances (± %d)",
		gainsWin:   "+%s de chances (± %d)",
		gainsPts:   "+%d d'écart espéré (± %d)",
		exactly:    "%s au lieu de %s (calcul exact)",
		exactlyPts: "+%d d'avance à la fin (calcul exact)",
		points:     "Points au fil des tours",
		chances:    "Chances de gagner",
		chancesOf:  "Chances de gagner : %s",
		courseOf:   "Le cours de la partie : %s",
		afterTurns: "Après %d tour{s} : %s.",
		winsBy:     "Chances de gagner, %s : %s.",

		morePoints:  "+%d point{s}",
		lessPoints:  "−%d point{s}",
		luckBoth:    "%s de chances, %s",
		lettersLuck: "%s (%s)",
		luckOf:      "Hasard du tirage : %s.",
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

// result returns a chance of winning of which nothing is left to chance, or else the chance.
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

// Gain returns what the best decision would have brought beyond one that lost something:
// "+12 expected lead, +8% of the chances (± 2)". Value is the value of the best one.
func Gain(loss, value Estimate, tag language.Tag) string {
	points := int(math.Round(loss.Points))
	within := max(1, int(math.Ceil(100*loss.WinErr)))
	switch {
	case loss.Exact && loss.Win == 0:
		return phrases.Sprintf(tag, exactlyPts, points)
	case loss.Exact:
		return phrases.Sprintf(tag, exactly, result(value.Win, tag), result(value.Win-loss.Win, tag))
	case !loss.Sure():
		return phrases.Sprintf(tag, gainsPts, points, max(1, int(math.Ceil(loss.PointsErr))))
	case points <= 0:
		return phrases.Sprintf(tag, gainsWin, less(loss.Win, tag), within)
	}
	return phrases.Sprintf(tag, gains, points, less(loss.Win, tag), within)
}

// less returns a small share as a number: "0%", where a chance is less than 1%.
func less(share float64, tag language.Tag) string {
	return phrases.Sprintf(tag, chance, percent(share))
}
