package reviewjarnac

import (
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
)

// A Summary holds what a review found out about a player.
type Summary struct {
	Player  jarnac.Player `json:"player"`
	Turns   int           `json:"turns"`
	Jarnacs int           `json:"jarnacs"` // called
	Missed  int           `json:"missed"`  // Jarnacs that could have been called
	Left    int           `json:"left"`    // the points that these make, as Finding.Left
	Open    int           `json:"open"`    // turns that ended with a Jarnac left to the opponent
	Taken   int           `json:"taken"`   // those of them that the opponent answered with one
	Lost    int           `json:"lost"`    // the points that these made
	Longer  int           `json:"longer"`  // words that could have been longer
	// Uncontested is the turns with a bad word that a contest would have undone.
	Uncontested int `json:"uncontested"`
	reviews.Losses
	// Best is the turn that changed the lead most in favour of the player, and Gain by how many
	// points. They are 0 if there is none.
	Best int `json:"best"`
	Gain int `json:"gain"`
	// Luck is the luck with the letters that came; nil if it was not looked at.
	Luck *reviews.Luck `json:"luck,omitempty"`
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
		if f.Contest > 0 {
			s.Uncontested++
		}
		reviews.Count(&s.Losses, f.N, f.Decisions)
		s.Luck = reviews.AddLuck(s.Luck, f.Draws)
		if f.Gain > s.Gain {
			s.Best, s.Gain = f.N, f.Gain
		}
	}
	return sums
}

// Course returns the course of a game: how it stood at the start of each turn, and at its
// end. The chances at the end of an unfinished game are unknown.
func Course(findings []Finding) []review.Point {
	return reviews.Course(findings, func(f Finding) (start, end review.Point, ok bool) {
		if len(f.Steps) == 0 {
			return start, end, false
		}
		start, end = point(f.N-1, f.Before()), point(f.N, f.After())
		if f.Start != (review.Estimate{}) {
			start.Win = reviews.Chances(2, int(f.Player), f.Start.Win)
		}
		if o, over := f.After().Outcome(); over {
			end.Win = reviews.Result(2, int(o.Winner), o.Drawn)
		}
		return start, end, true
	})
}

// point returns how a game stands after so many turns.
func point(turns int, s jarnac.State) review.Point {
	scores := s.Scores()
	return review.Point{Turns: turns, Scores: scores[:]}
}
