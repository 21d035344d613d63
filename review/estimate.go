package review

import (
	"encoding/json"
	"math"

	"github.com/jeudelettres/lettres/bot"
)

// An Estimate is the worth of a position or a decision for a player, or the loss by a
// decision, with standard errors. The zero Estimate is no loss.
type Estimate struct {
	Win       float64 // the chance of winning, 0 to 1; a draw counts one half
	WinErr    float64
	Points    float64 // the points ahead of the opponent where the search ends
	PointsErr float64
	Exact     bool // it is no estimate: the game was solved, or is over
}

// What a single playout finds has an error that is not known: these stand for it.
const (
	unknownWin    = 1
	unknownPoints = 100
)

// estimate returns a value with its error, found by so many playouts.
func estimate(v, err bot.Value, visits int, exact bool) Estimate {
	if !exact && visits < 2 {
		err = bot.Value{Win: unknownWin, Points: unknownPoints}
	}
	return Estimate{v.Win, err.Win, v.Points, err.Points, exact}
}

// Of returns the value of a candidate.
func Of[M any](c bot.Candidate[M], exact bool) Estimate {
	return estimate(bot.Value{Win: c.Win, Points: c.Points}, bot.Value{Win: c.WinErr, Points: c.PointsErr}, c.Visits, exact)
}

// Behind returns what is lost by a candidate that is not the best.
func Behind[M any](c bot.Candidate[M], exact bool) Estimate {
	return estimate(c.Behind, c.BehindErr, c.Visits, exact)
}

// Plus returns the sum of what was lost by two decisions.
func (e Estimate) Plus(o Estimate) Estimate {
	switch (Estimate{}) {
	case e:
		return o
	case o:
		return e
	}
	return Estimate{
		e.Win + o.Win, math.Hypot(e.WinErr, o.WinErr),
		e.Points + o.Points, math.Hypot(e.PointsErr, o.PointsErr),
		e.Exact && o.Exact,
	}
}

// A loss that is told as a mistake is beyond so many standard errors, and of so much.
const (
	sureErrors    = 2
	mistakeWin    = 0.015
	mistakePoints = 15
)

// Sure reports whether e is a loss in the chance of winning beyond doubt: exact, or of more
// than two standard errors.
func (e Estimate) Sure() bool {
	if e.Exact {
		return e.Win > 0
	}
	return e.Win > sureErrors*e.WinErr
}

// Mistake reports whether e is a loss worth telling: beyond doubt, and at least 1.5 % of
// the chances of winning, or 15 points without a gain in chances. Any exact loss is worth
// telling.
func (e Estimate) Mistake() bool {
	if e.Exact {
		return e.Win > 0 || e.Win == 0 && e.Points > 0
	}
	return e.Sure() && e.Win >= mistakeWin ||
		e.Win >= 0 && e.Points >= mistakePoints && e.Points > sureErrors*e.PointsErr
}

// MarshalJSON writes e as the package comment shows.
func (e Estimate) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Win       float64 `json:"win"`
		WinErr    float64 `json:"winErr"`
		Points    float64 `json:"points"`
		PointsErr float64 `json:"pointsErr"`
		Exact     bool    `json:"exact,omitempty"`
	}{round(e.Win, 4), round(e.WinErr, 4), round(e.Points, 2), round(e.PointsErr, 2), e.Exact})
}

// round returns x with so many decimals, and never minus zero.
func round(x float64, decimals int) float64 {
	scale := math.Pow10(decimals)
	return math.Round(x*scale)/scale + 0
}

// A Fact says one thing for the best decision and against the one made, with its number for both.
type Fact struct {
	Fact string  `json:"fact"` // what is counted, as the package of the game names it
	Best float64 `json:"best"`
	Made float64 `json:"made"`
}

// A Decision is one decision of a turn beside the best one found.
type Decision[M any] struct {
	N     int      `json:"n"`    // the number of the move in the game, from 1
	Made  M        `json:"made"` // without what chance brought
	Best  M        `json:"best"` // Made if none better was found
	Line  []M      `json:"line"` // how the game may go on with Best, which comes first
	Value Estimate `json:"value"`
	Loss  Estimate `json:"loss"` // of Made; zero if it is Best
	// Why is a few facts that speak for Best where the loss is a mistake; nil if there is none, or the game
	// counts none.
	Why []Fact `json:"why,omitempty"`
}

// A Choice is a decision that can be made, and what it is worth.
type Choice[M any] struct {
	Move   M        `json:"move"`
	Value  Estimate `json:"value"`
	Behind Estimate `json:"behind"` // by how much it is behind the best
	Line   []M      `json:"line"`   // how the game may go on, with the move itself
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
