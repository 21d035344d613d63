package reviewjarnac

import (
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// Table returns the summaries as a table, in the order of the players. It has estimates if
// decisions were compared.
func Table(sums [2]Summary, o show.Options) []review.Row {
	t := reviews.Table[Summary]{Speaker: to(o).Speaker, Sums: sums[:]}
	t.Count(rowJarnacs, func(s Summary) int { return s.Jarnacs })
	t.Count(rowMissed, func(s Summary) int { return s.Missed })
	t.Count(rowLeft, func(s Summary) int { return s.Left })
	t.Count(rowOpen, func(s Summary) int { return s.Open })
	t.Count(rowTaken, func(s Summary) int { return s.Taken })
	t.Count(rowLost, func(s Summary) int { return s.Lost })
	t.Count(rowLonger, func(s Summary) int { return s.Longer })
	t.Some(rowUncontested, func(s Summary) int { return s.Uncontested })
	t.Best(func(s Summary) (turn, gain int) { return s.Best, s.Gain })
	t.Losses(true, func(s Summary) (reviews.Losses, int) { return s.Losses, s.Turns })
	t.Luck(func(s Summary) *reviews.Luck { return s.Luck })
	return t.Rows
}
