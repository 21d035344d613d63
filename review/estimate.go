package review

import (
	"encoding/json"
	"math"
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

// MarshalJSON writes e as docs/review.md shows.
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
