package reviewjarnac

import (
	"math"
	"strconv"

	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// Table is the summaries as a table, in the order of the players. What is estimated is in it if
// decisions were compared.
func Table(sums [2]Summary, o show.Options) (rows []review.Row) {
	t, compared := to(o), 0
	for _, s := range sums {
		compared += s.Decisions
	}
	row := func(label string, value func(Summary) string) {
		r := review.Row{Label: t.Say(label)}
		for _, s := range sums {
			r.Values = append(r.Values, value(s))
		}
		rows = append(rows, r)
	}
	count := func(label string, n func(Summary) int) {
		row(label, func(s Summary) string { return strconv.Itoa(n(s)) })
	}
	count(rowJarnacs, func(s Summary) int { return s.Jarnacs })
	count(rowMissed, func(s Summary) int { return s.Missed })
	count(rowLeft, func(s Summary) int { return s.Left })
	count(rowOpen, func(s Summary) int { return s.Open })
	count(rowTaken, func(s Summary) int { return s.Taken })
	count(rowLost, func(s Summary) int { return s.Lost })
	count(rowLonger, func(s Summary) int { return s.Longer })
	row(rowBest, func(s Summary) string { return review.BestTurn(s.Best, s.Gain, o.Language) })
	if compared > 0 {
		count(rowMistakes, func(s Summary) int { return s.Mistakes })
		count(rowPoints, func(s Summary) int { return int(math.Round(max(0, s.Loss.Points))) })
		row(rowChances, func(s Summary) string { return review.Chance(max(0, s.Loss.Win)/float64(max(1, s.Turns)), o.Language) })
		row(rowWorst, func(s Summary) string { return review.WorstTurn(s.Worst, s.WorstLoss, o.Language) })
	}
	return rows
}
