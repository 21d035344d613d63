package reviewjarnac

import (
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
)

// A Summary is what a review has found out about a player.
type Summary struct {
	Player    jarnac.Player `json:"player"`
	Turns     int           `json:"turns"`
	Jarnacs   int           `json:"jarnacs"`   // called
	Missed    int           `json:"missed"`    // Jarnacs that could have been called
	Left      int           `json:"left"`      // the points that these make, as Finding.Left
	Open      int           `json:"open"`      // turns that ended with a Jarnac left to the opponent
	Taken     int           `json:"taken"`     // those of them that the opponent answered with one
	Lost      int           `json:"lost"`      // the points that these made
	Longer    int           `json:"longer"`    // words that could have been longer
	Decisions int           `json:"decisions"` // that were compared with the best
	// Mistakes is the decisions that lost something beyond doubt, as Estimate.Mistake says, and
	// Loss what all decisions lost.
	Mistakes int             `json:"mistakes"`
	Loss     review.Estimate `json:"loss"`
	// Best is the turn that changed the lead most in favour of the player, and Gain by how many
	// points; Worst is the one that lost most in the chance of winning, and WorstLoss what it
	// lost. They are 0 if there is none.
	Best      int             `json:"best"`
	Gain      int             `json:"gain"`
	Worst     int             `json:"worst"`
	WorstLoss review.Estimate `json:"worstLoss"`
}

// Summarize sums up findings for A and for B.
func Summarize(findings []Finding) (sums [2]Summary) {
	for p := range sums {
		sums[p].Player = jarnac.Player(p)
	}
	for _, f := range findings {
		p := f.Player & 1
		s := &sums[p]
		s.Turns++
		s.Missed, s.Left = s.Missed+f.MissedCount, s.Left+f.Left
		s.Longer += len(f.Longer)
		for _, step := range f.Steps {
			if _, ok := called(step); ok {
				sums[step.Player&1].Jarnacs++
			}
		}
		if len(f.Open) > 0 {
			s.Open++
			if len(f.Answer) > 0 {
				s.Taken++
			}
			for _, j := range f.Open {
				if j.Called {
					s.Lost += j.Worth()
				}
			}
		}
		s.Decisions += len(f.Decisions)
		for _, d := range f.Decisions {
			if d.Loss.Mistake() {
				s.Mistakes++
			}
		}
		s.Loss = s.Loss.Plus(f.Loss)
		if f.Gain > s.Gain {
			s.Best, s.Gain = f.N, f.Gain
		}
		if f.Loss.Sure() && f.Loss.Win > s.WorstLoss.Win {
			s.Worst, s.WorstLoss = f.N, f.Loss
		}
	}
	return sums
}

// Course is the course of a game: how it stood at the start of each turn, and at its end. What
// the chances are at the end of a game that is not over is not known.
func Course(findings []Finding) []review.Point {
	var all []review.Point
	for i, f := range findings {
		if len(f.Steps) == 0 {
			continue
		}
		all = append(all, point(f.N-1, f.Before()))
		if f.Start != (review.Estimate{}) {
			all[len(all)-1].Win = chances(f.Player, f.Start.Win)
		}
		if i < len(findings)-1 {
			continue
		}
		all = append(all, point(f.N, f.After()))
		if o, over := f.After().Outcome(); over {
			win := 0.5
			if !o.Drawn {
				win = 1
			}
			all[len(all)-1].Win = chances(o.Winner, win)
		}
	}
	return all
}

// point is how a game stands after so many turns.
func point(turns int, s jarnac.State) review.Point {
	scores := s.Scores()
	return review.Point{Turns: turns, Scores: scores[:]}
}

// chances is the chances of A and of B where those of p are known.
func chances(p jarnac.Player, win float64) []float64 {
	both := []float64{win, win}
	both[p.Opponent()&1] = 1 - win
	return both
}
