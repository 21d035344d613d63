package reviewscrabble

import (
	"math"
	"strconv"

	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// A Summary is what a review has found out about a player.
type Summary struct {
	Player        scrabble.Player `json:"player"`
	Turns         int             `json:"turns"`
	Points        int             `json:"points"`        // of the moves that were not withdrawn
	Missed        int             `json:"missed"`        // points
	Tops          int             `json:"tops"`          // turns in which nothing brought more points
	Bonuses       int             `json:"bonuses"`       // scrabbles
	BonusesMissed int             `json:"bonusesMissed"` // turns in which one was missed
	EquityMissed  float64         `json:"equityMissed"`
	Decisions     int             `json:"decisions"` // that were compared with the best
	// Mistakes is the decisions that lost something beyond doubt, as Estimate.Mistake says, and
	// Loss what all decisions lost.
	Mistakes int             `json:"mistakes"`
	Loss     review.Estimate `json:"loss"`
	// Best is the turn that brought most points, and Worst the one that lost most in the chance
	// of winning. They are 0 if there is none.
	Best       int             `json:"best"`
	BestPoints int             `json:"bestPoints"`
	Worst      int             `json:"worst"`
	WorstLoss  review.Estimate `json:"worstLoss"`
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
		s.Decisions += len(f.Decisions)
		if f.Loss.Mistake() {
			s.Mistakes++
		}
		s.Loss = s.Loss.Plus(f.Loss)
		if points > s.BestPoints {
			s.Best, s.BestPoints = f.N, points
		}
		if f.Loss.Sure() && f.Loss.Win > s.WorstLoss.Win {
			s.Worst, s.WorstLoss = f.N, f.Loss
		}
	}
	return sums
}

// Table is the summaries as a table, in the order of the players. What is estimated is in it if
// decisions were compared.
func Table(sums []Summary, o show.Options) (rows []review.Row) {
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
	count(rowPoints, func(s Summary) int { return s.Points })
	count(rowMissed, func(s Summary) int { return s.Missed })
	row(rowTops, func(s Summary) string { return t.Say(ofTurns, s.Tops, s.Turns) })
	count(rowBonuses, func(s Summary) int { return s.Bonuses })
	count(rowBonusesMissed, func(s Summary) int { return s.BonusesMissed })
	row(rowEquity, func(s Summary) string { return t.Say(tenths, s.EquityMissed) })
	row(rowBest, func(s Summary) string { return review.BestTurn(s.Best, s.BestPoints, o.Language) })
	if compared > 0 {
		count(rowMistakes, func(s Summary) int { return s.Mistakes })
		row(rowChances, func(s Summary) string {
			return review.Chance(max(0, s.Loss.Win)/float64(max(1, s.Turns)), o.Language)
		})
		row(rowWorst, func(s Summary) string { return review.WorstTurn(s.Worst, s.WorstLoss, o.Language) })
	}
	return rows
}

// Course is the course of a game: how it stood at the start of each turn, and at its end. The
// chances are those of games of two, where they were estimated.
func Course(findings []Finding) []review.Point {
	var all []review.Point
	for i, f := range findings {
		if f.Before().Rules() == nil {
			continue
		}
		all = append(all, point(f.N-1, f.Before()))
		if f.Start != (review.Estimate{}) {
			all[len(all)-1].Win = chances(f.Before(), f.Player, f.Start.Win)
		}
		if i < len(findings)-1 {
			continue
		}
		all = append(all, point(f.N, f.After))
		if o, over := f.After.Outcome(); over && !o.Undecided {
			win := 0.5
			if !o.Drawn {
				win = 1
			}
			all[len(all)-1].Win = chances(f.After, o.Winner, win)
		}
	}
	return all
}

// point is how a game stands after so many turns.
func point(turns int, s scrabble.State) review.Point {
	scores := s.Scores()
	return review.Point{Turns: turns, Scores: scores[:s.Rules().Options().Players]}
}

// chances is the chances of both players where those of p are known.
func chances(s scrabble.State, p scrabble.Player, win float64) []float64 {
	if s.Rules().Options().Players != 2 {
		return nil
	}
	both := []float64{win, win}
	both[1-p&1] = 1 - win
	return both
}
