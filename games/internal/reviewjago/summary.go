package reviewjago

import (
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
	"slices"
)

// A Summary holds what a review found out about a player.
type Summary struct {
	Player      jago.Player `json:"player"`
	Turns       int         `json:"turns"`
	Laid        int         `json:"laid"`        // words, without those that were taken back
	Stolen      int         `json:"stolen"`      // words of the opponent's
	Shorter     int         `json:"shorter"`     // turns in which a single word would have led by more
	More        int         `json:"more"`        // the letters by which it would, in all
	Ways        int         `json:"ways"`        // 1 if they lost the game for want of a lead that was to be had
	Uncontested int         `json:"uncontested"` // turns with a bad word that a contest would have undone
	reviews.Losses
	// Best is the turn that changed the lead most in favour of the player, and Gain by how many
	// letters. They are 0 if there is none.
	Best int `json:"best"`
	Gain int `json:"gain"`
	// Luck is the luck with the letters that came; nil if it was not looked at.
	Luck *reviews.Luck `json:"luck,omitempty"`
}

// Summarize sums up findings for Red and for Blue.
func Summarize(findings []Finding) (sums [2]Summary) {
	for p := range sums {
		sums[p].Player = jago.Player(p)
	}
	for _, f := range findings {
		s := &sums[f.Player&1]
		s.Turns++
		s.Laid, s.Stolen, s.More = s.Laid+f.Laid, s.Stolen+len(f.Stolen), s.More+f.More
		if f.More > 0 {
			s.Shorter++
		}
		if len(f.Way) > 0 {
			s.Ways++
		}
		if f.uncontested() {
			s.Uncontested++
		}
		s.Luck = reviews.AddLuck(s.Luck, f.Draws)
		reviews.Count(&s.Losses, f.N, f.Decisions)
		if f.Gain > s.Gain {
			s.Best, s.Gain = f.N, f.Gain
		}
	}
	return sums
}

// uncontested reports whether a contest would have undone a word.
func (f *Finding) uncontested() bool {
	return slices.ContainsFunc(f.Wrong, func(w Wrong) bool { return w.Open })
}

// Table returns the summaries as a table, in the order of the players. It has estimates if
// decisions were compared.
func Table(sums [2]Summary, o show.Options) []review.Row {
	t := reviews.Table[Summary]{Speaker: to(o).Speaker, Sums: sums[:]}
	t.Count(rowLaid, func(s Summary) int { return s.Laid })
	t.Count(rowStolen, func(s Summary) int { return s.Stolen })
	t.Count(rowShorter, func(s Summary) int { return s.Shorter })
	t.Count(rowMore, func(s Summary) int { return s.More })
	t.Some(rowUncontested, func(s Summary) int { return s.Uncontested })
	t.Row(rowBest, func(s Summary) string {
		if s.Best == 0 {
			return reviews.BestTurn(0, 0, o.Language)
		}
		return t.Say(bestTurn, s.Best, s.Gain)
	})
	t.Losses(false, func(s Summary) (reviews.Losses, int) { return s.Losses, s.Turns })
	t.Luck(func(s Summary) *reviews.Luck { return s.Luck })
	return t.Rows
}

// Course returns the course of a game: the letters of each colour at the start of each
// turn, and at the end. The chances are not known before a turn with a contest, and at the
// end of a game that is not over.
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
func point(turns int, s jago.State) review.Point {
	scores := s.Scores()
	return review.Point{Turns: turns, Scores: scores[:]}
}
