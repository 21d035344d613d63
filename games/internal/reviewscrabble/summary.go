package reviewscrabble

import (
	"math"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// A Summary holds what a review found out about a player.
type Summary struct {
	Player        scrabble.Player `json:"player"`
	Turns         int             `json:"turns"`
	Points        int             `json:"points"`        // of the moves that were not withdrawn
	Missed        int             `json:"missed"`        // points
	Tops          int             `json:"tops"`          // turns in which nothing brought more points
	Bonuses       int             `json:"bonuses"`       // scrabbles
	BonusesMissed int             `json:"bonusesMissed"` // turns in which one was missed
	Uncontested   int             `json:"uncontested"`   // turns with a bad word that a contest would have undone
	EquityMissed  float64         `json:"equityMissed"`
	// Luck is the luck with the tiles that came; nil if it was not looked at.
	Luck *reviews.Luck `json:"luck,omitempty"`
	reviews.Losses
	// Best is the turn that brought most points, 0 if there is none.
	Best       int `json:"best"`
	BestPoints int `json:"bestPoints"`
}

// Summarize sums up findings for each player of a game.
func Summarize(findings []Finding) (sums []Summary) {
	if len(findings) == 0 || findings[0].Before().Rules() == nil {
		return nil
	}
	for p := range findings[0].Before().Players() {
		sums = append(sums, Summary{Player: p})
	}
	for _, f := range findings {
		s := &sums[f.Player]
		s.Turns++
		points := f.Points
		if f.Withdrawn {
			points = 0
		}
		s.Points += points
		s.Missed += f.Missed
		s.EquityMissed = math.Round(100*(s.EquityMissed+f.EquityMissed)) / 100
		if f.Known && f.Missed == 0 && !f.Withdrawn {
			s.Tops++
		}
		if f.Bonus && !f.Withdrawn {
			s.Bonuses++
		}
		if f.BonusMissed {
			s.BonusesMissed++
		}
		if f.Contest > 0 {
			s.Uncontested++
		}
		reviews.Count(&s.Losses, f.N, f.Decisions)
		s.Luck = reviews.AddLuck(s.Luck, f.Draws)
		if points > s.BestPoints {
			s.Best, s.BestPoints = f.N, points
		}
	}
	return sums
}

// Table returns the summaries as a table, in the order of the players. It has estimates if
// decisions were compared.
func Table(sums []Summary, o show.Options) []review.Row {
	t := reviews.Table[Summary]{Speaker: to(o).Speaker, Sums: sums}
	t.Count(rowPoints, func(s Summary) int { return s.Points })
	t.Count(rowMissed, func(s Summary) int { return s.Missed })
	t.Row(rowTops, func(s Summary) string { return t.Say(ofTurns, s.Tops, s.Turns) })
	t.Count(rowBonuses, func(s Summary) int { return s.Bonuses })
	t.Count(rowBonusesMissed, func(s Summary) int { return s.BonusesMissed })
	t.Some(rowUncontested, func(s Summary) int { return s.Uncontested })
	t.Row(rowEquity, func(s Summary) string { return t.Say(tenths, s.EquityMissed) })
	t.Best(func(s Summary) (turn, gain int) { return s.Best, s.BestPoints })
	t.Losses(false, func(s Summary) (reviews.Losses, int) { return s.Losses, s.Turns })
	t.Luck(func(s Summary) *reviews.Luck { return s.Luck })
	return t.Rows
}

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
func point(turns int, s scrabble.State) review.Point {
	scores := s.Scores()
	return review.Point{Turns: turns, Scores: scores[:s.Rules().Options().Players]}
}
