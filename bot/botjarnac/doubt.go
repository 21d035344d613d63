package botjarnac

import (
	"iter"
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
)

// modelShare is the error of what values positions, as a share of the chances that a decision is said to lose: TestClaims
// found it by playing decisions to the end (docs/strength.md).
const modelShare = 0.22

// doubted returns an analysis whose errors hold that of what values positions beside that of sampling.
func doubted(a bot.Analysis[jarnac.Move]) bot.Analysis[jarnac.Move] {
	if a.Exact {
		return a
	}
	for i := range a.Candidates {
		c := &a.Candidates[i]
		c.BehindErr.Win = math.Hypot(c.BehindErr.Win, float64(modelShare*c.Behind.Win))
	}
	return a
}

// doubtedAll returns analyses with the errors of doubted.
func doubtedAll(all iter.Seq[bot.Analysis[jarnac.Move]]) iter.Seq[bot.Analysis[jarnac.Move]] {
	return func(yield func(bot.Analysis[jarnac.Move]) bool) {
		for a := range all {
			if !yield(doubted(a)) {
				return
			}
		}
	}
}
