package reviewcards

import (
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// A Summary holds what a review found out about a player.
type Summary = reviews.PlacedSummary[scrabblecards.Player]

// Summarize sums up findings for each player of a game.
func Summarize(findings []Finding) []Summary {
	if len(findings) == 0 || findings[0].Before().Rules() == nil {
		return nil
	}
	sums := reviews.PlacedSums(findings[0].Before().Players())
	for _, f := range findings {
		s := &sums[f.Player]
		reviews.AddPlaced(s, f.N, f.Withdrawn, &f.Placed, f.Decisions)
		s.Luck = reviews.AddLuck(s.Luck, f.Draws)
	}
	return sums
}

// Table returns the summaries as a table, in the order of the players. It has estimates if
// decisions were compared.
func Table(sums []Summary, o show.Options) []review.Row { return reviews.PlacedTable(sums, o.Language) }

// Course returns the course of a game: how it stood at the start of each turn, and at its
// end. The chances are known for games of two, where they were estimated.
func Course(findings []Finding) []review.Point {
	return reviews.Course(findings, func(f Finding) (start, end review.Point, ok bool) {
		if f.Before().Rules() == nil {
			return start, end, false
		}
		players := f.Before().Rules().Options().Players
		start, end = point(f.N-1, f.Before()), point(f.N, f.After)
		if f.Start != (review.Estimate{}) {
			start.Win = reviews.Chances(players, int(f.Player), f.Start.Win)
		}
		if o, over := f.After.Outcome(); over {
			end.Win = reviews.Result(players, int(o.Winner), o.Drawn)
		}
		return start, end, true
	})
}

// point returns how a game stands after so many turns.
func point(turns int, s scrabblecards.State) review.Point {
	scores := s.Scores()
	return review.Point{Turns: turns, Scores: scores[:s.Rules().Options().Players]}
}
