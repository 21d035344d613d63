package reviewjarnac

import (
	"encoding/json"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
)

// MarshalJSON writes f as docs/review.md shows.
func (f Finding) MarshalJSON() ([]byte, error) {
	type decisions = []reviews.Decision[jarnac.Move]
	type draw = reviews.Draw[jarnac.Move]
	line := struct {
		Turn        int              `json:"turn"`
		Player      jarnac.Player    `json:"player"`
		First       int              `json:"first"`
		Moves       []jarnac.Move    `json:"moves"`
		Scores      [2]int           `json:"scores"` // after it
		Gain        int              `json:"gain"`
		Start       *review.Estimate `json:"start,omitempty"`
		Loss        *review.Estimate `json:"loss,omitempty"`
		Decisions   decisions        `json:"decisions,omitempty"`
		Jarnacs     []Jarnac         `json:"jarnacs"`
		Missed      []Jarnac         `json:"missed"`
		MissedCount int              `json:"missedCount"`
		Left        int              `json:"left"`
		Longer      []Longer         `json:"longer"`
		Open        []Jarnac         `json:"open"`
		Draws       []draw           `json:"draws,omitempty"`
		Wrong       []Wrong          `json:"wrong,omitempty"`
		Contest     int              `json:"contest,omitempty"`
	}{
		Turn: f.N, Player: f.Player, First: f.First, Moves: []jarnac.Move{}, Scores: f.After().Scores(), Gain: f.Gain,
		Decisions: f.Decisions, Draws: f.Draws, Jarnacs: reviews.Some(f.Jarnacs), Missed: reviews.Some(f.Missed), MissedCount: f.MissedCount, Left: f.Left,
		Longer: reviews.Some(f.Longer), Open: reviews.Some(f.Open), Wrong: f.Wrong, Contest: f.Contest,
	}
	for _, step := range f.Steps {
		line.Moves = append(line.Moves, step.Move)
	}
	if f.Start != (review.Estimate{}) {
		line.Start, line.Loss = &f.Start, &f.Loss
	}
	return json.Marshal(line)
}

// MarshalJSON writes p as docs/review.md shows.
func (p Position) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Jarnacs    []Jarnac                      `json:"jarnacs"`
		Open       []Jarnac                      `json:"open"`
		Exact      bool                          `json:"exact"`
		Nodes      int                           `json:"nodes"`
		Candidates []reviews.Choice[jarnac.Move] `json:"candidates"`
	}{reviews.Some(p.Jarnacs), reviews.Some(p.Open), p.Analysis.Exact, p.Analysis.Nodes, reviews.Some(reviews.Choices(p.Analysis))})
}
