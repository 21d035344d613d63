package reviewscrabble

import (
	"encoding/json"
	"math"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
)

// MarshalJSON writes f as docs/review.md shows.
func (f Finding) MarshalJSON() ([]byte, error) {
	s := f.Before()
	line := struct {
		Turn         int                           `json:"turn"`
		Player       scrabble.Player               `json:"player"`
		First        int                           `json:"first"`
		Move         string                        `json:"move"`
		Rack         string                        `json:"rack"`
		Known        bool                          `json:"known"`
		Scores       []int                         `json:"scores"` // after it
		Points       int                           `json:"points"`
		Withdrawn    bool                          `json:"withdrawn"`
		Count        int                           `json:"count"`
		Top          []Placement                   `json:"top"`
		Missed       int                           `json:"missed"`
		BonusMissed  bool                          `json:"bonusMissed"`
		Equity       float64                       `json:"equity"`
		Best         *Placement                    `json:"best,omitempty"`
		EquityMissed float64                       `json:"equityMissed"`
		Wrong        []string                      `json:"wrong,omitempty"`
		Contest      int                           `json:"contest,omitempty"`
		Start        *review.Estimate              `json:"start,omitempty"`
		Loss         *review.Estimate              `json:"loss,omitempty"`
		Decisions    []reviews.Decision[string]    `json:"decisions,omitempty"`
		Draws        []reviews.Draw[scrabble.Move] `json:"draws,omitempty"`
	}{
		Turn: f.N, Player: f.Player, First: f.First, Move: s.Notation(f.Step.Move), Rack: s.Rack(f.Player).String(), Known: f.Known,
		Scores: []int{}, Points: f.Points, Withdrawn: f.Withdrawn,
		Count: f.Count, Top: rounded(f.Top), Missed: f.Missed, BonusMissed: f.BonusMissed,
		Equity: cents(f.Equity), EquityMissed: cents(f.EquityMissed), Wrong: f.Wrong, Contest: f.Contest, Draws: f.Draws,
	}
	if s.Rules() != nil {
		line.Scores = point(f.N, f.After).Scores
	}
	if f.Count > 0 {
		line.Best = &rounded([]Placement{f.Best})[0]
	}
	if f.Start != (review.Estimate{}) {
		line.Start, line.Loss = &f.Start, &f.Loss
	}
	for _, d := range f.Decisions {
		line.Decisions = append(line.Decisions, reviews.Decision[string]{
			N: d.N, Made: s.Notation(d.Made), Best: s.Notation(d.Best), Line: texts(s, d.Line), Value: d.Value, Loss: d.Loss,
		})
	}
	return json.Marshal(line)
}

// texts returns moves of which the first is made in s. In what comes after, the racks and
// the board are those of a playout.
func texts(s scrabble.State, moves []scrabble.Move) (all []string) {
	for i, m := range moves {
		if i == 0 {
			all = append(all, s.Notation(m))
			continue
		}
		all = append(all, m.String())
	}
	return all
}

// cents returns x with two decimals, and never minus zero.
func cents(x float64) float64 { return math.Round(100*x)/100 + 0 }

// rounded returns placements whose equity has two decimals; it is not nil.
func rounded(all []Placement) []Placement {
	out := append([]Placement{}, all...)
	for i := range out {
		out[i].Equity = cents(out[i].Equity)
	}
	return out
}

// MarshalJSON writes p as docs/review.md shows.
func (p Position) MarshalJSON() ([]byte, error) {
	candidates := []reviews.Choice[string]{}
	for _, c := range reviews.Choices(p.Analysis) {
		candidates = append(candidates, reviews.Choice[string]{Move: p.State.Notation(c.Move), Value: c.Value, Behind: c.Behind, Line: texts(p.State, c.Line)})
	}
	return json.Marshal(struct {
		Count      int                      `json:"count"`
		Top        []Placement              `json:"top"`
		Exact      bool                     `json:"exact"`
		Nodes      int                      `json:"nodes"`
		Candidates []reviews.Choice[string] `json:"candidates"`
	}{p.Count, rounded(p.Top), p.Analysis.Exact, p.Analysis.Nodes, candidates})
}
