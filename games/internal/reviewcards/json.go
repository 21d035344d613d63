package reviewcards

import (
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// MarshalJSON writes f as docs/review.md shows.
func (f Finding) MarshalJSON() ([]byte, error) {
	type decisions = []reviews.Decision[scrabblecards.Move]
	type draws = []reviews.Draw[scrabblecards.Move]
	s := f.Before()
	line := struct {
		Turn        int                  `json:"turn"`
		Player      scrabblecards.Player `json:"player"`
		First       int                  `json:"first"`
		Move        scrabblecards.Move   `json:"move"`
		Hand        string               `json:"hand"`
		Known       bool                 `json:"known"`
		Scores      []int                `json:"scores"` // after it
		Points      int                  `json:"points"`
		Withdrawn   bool                 `json:"withdrawn"`
		Count       int                  `json:"count"`
		Top         []Placement          `json:"top"`
		Missed      int                  `json:"missed"`
		BonusMissed bool                 `json:"bonusMissed"`
		Wrong       []string             `json:"wrong,omitempty"`
		Contest     int                  `json:"contest,omitempty"`
		Start       *review.Estimate     `json:"start,omitempty"`
		Loss        *review.Estimate     `json:"loss,omitempty"`
		Decisions   decisions            `json:"decisions,omitempty"`
		Draws       draws                `json:"draws,omitempty"`
	}{
		Turn: f.N, Player: f.Player, First: f.First, Move: f.Step.Move, Hand: s.Rack(f.Player).String(), Known: f.Known,
		Scores: []int{}, Points: f.Points, Withdrawn: f.Withdrawn, Count: f.Count, Top: reviews.Some(f.Top),
		Missed: f.Missed, BonusMissed: f.BonusMissed, Wrong: f.Wrong, Contest: f.Contest, Decisions: f.Decisions, Draws: f.Draws,
	}
	if s.Rules() != nil {
		line.Scores = point(f.N, f.After).Scores
	}
	if f.Start != (review.Estimate{}) {
		line.Start, line.Loss = &f.Start, &f.Loss
	}
	return reviews.JSON(line)
}

// MarshalJSON writes p as docs/review.md shows.
func (p Position) MarshalJSON() ([]byte, error) {
	return reviews.JSON(struct {
		Count      int                                  `json:"count"`
		Top        []Placement                          `json:"top"`
		Exact      bool                                 `json:"exact"`
		Nodes      int                                  `json:"nodes"`
		Candidates []reviews.Choice[scrabblecards.Move] `json:"candidates"`
	}{p.Count, reviews.Some(p.Top), p.Analysis.Exact, p.Analysis.Nodes, reviews.Some(reviews.Choices(p.Analysis))})
}
