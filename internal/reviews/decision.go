package reviews

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/review"
)

// What a single playout finds has an error that is not known: these stand for it.
const (
	unknownWin    = 1
	unknownPoints = 100
)

// estimate returns a value with its error, found by so many playouts.
func estimate(v, err bot.Value, visits int, exact bool) review.Estimate {
	if !exact && visits < 2 {
		err = bot.Value{Win: unknownWin, Points: unknownPoints}
	}
	return review.Estimate{Win: v.Win, WinErr: err.Win, Points: v.Points, PointsErr: err.Points, Exact: exact}
}

// Of returns the value of a candidate.
func Of[M any](c bot.Candidate[M], exact bool) review.Estimate {
	return estimate(bot.Value{Win: c.Win, Points: c.Points}, bot.Value{Win: c.WinErr, Points: c.PointsErr}, c.Visits, exact)
}

// Behind returns what is lost by a candidate that is not the best.
func Behind[M any](c bot.Candidate[M], exact bool) review.Estimate {
	return estimate(c.Behind, c.BehindErr, c.Visits, exact)
}

// A Fact says one thing for the best decision and against the one made, with its number for both.
type Fact struct {
	Fact string  `json:"fact"` // what is counted, as the package of the game names it
	Best float64 `json:"best"`
	Made float64 `json:"made"`
}

// A Decision is one decision of a turn beside the best one found.
type Decision[M any] struct {
	N     int             `json:"n"`    // the number of the move in the game, from 1
	Made  M               `json:"made"` // without what chance brought
	Best  M               `json:"best"` // Made if none better was found
	Line  []M             `json:"line"` // how the game may go on with Best, which comes first
	Value review.Estimate `json:"value"`
	Loss  review.Estimate `json:"loss"` // of Made; zero if it is Best
	// Why is a few facts that speak for Best where the loss is a mistake; nil if there is none, or the game
	// counts none.
	Why []Fact `json:"why,omitempty"`
}

// A Choice is a decision that can be made, and what it is worth.
type Choice[M any] struct {
	Move   M               `json:"move"`
	Value  review.Estimate `json:"value"`
	Behind review.Estimate `json:"behind"` // by how much it is behind the best
	Line   []M             `json:"line"`   // how the game may go on, with the move itself
}

// Choices returns the candidates of an analysis that have a value, the best first.
func Choices[M any](a bot.Analysis[M]) (all []Choice[M]) {
	for _, c := range a.Candidates {
		if c.Visits > 0 {
			all = append(all, Choice[M]{c.Move, Of(c, a.Exact), Behind(c, a.Exact), c.Line})
		}
	}
	return all
}

// Losses adds up what the decisions of a player lost, for a summary.
type Losses struct {
	Decisions int `json:"decisions"` // that were compared with the best
	// Mistakes is the decisions that lost something beyond doubt, as Estimate.Mistake says, and
	// Loss what all decisions lost.
	Mistakes int             `json:"mistakes"`
	Loss     review.Estimate `json:"loss"`
	// Worst is the turn that lost most in the chance of winning, and WorstLoss what it lost. They
	// are 0 if there is none.
	Worst     int             `json:"worst"`
	WorstLoss review.Estimate `json:"worstLoss"`
}
