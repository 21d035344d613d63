package reviews

import (
	"math"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/review"
)

// result returns "win" and the like for a chance that is certain, and else the chance.
func result(win float64, tag language.Tag) string {
	switch win {
	case 1:
		return phrases.Sprintf(tag, victory)
	case 0.5:
		return phrases.Sprintf(tag, drawn)
	case 0:
		return phrases.Sprintf(tag, defeat)
	}
	return review.Chance(win, tag)
}

// Gain returns what the best decision would have brought beyond one that lost something:
// "+12 expected lead, +8% of the chances (± 2)". Value is the value of the best one.
func Gain(loss, value review.Estimate, tag language.Tag) string {
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

// percent returns a share as a whole number of percents.
func percent(share float64) int { return int(math.Round(100 * share)) }

// round returns x with so many decimals, and never minus zero.
func round(x float64, decimals int) float64 {
	scale := math.Pow10(decimals)
	return math.Round(x*scale)/scale + 0
}
