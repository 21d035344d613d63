package reviewjago

import (
	"encoding/json"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/review"
)

// MarshalJSON writes f as docs/review.md shows.
func (f Finding) MarshalJSON() ([]byte, error) {
	line := struct {
		Turn      int                       `json:"turn"`
		Player    jago.Player               `json:"player"`
		First     int                       `json:"first"`
		Moves     Moves                     `json:"moves"`
		Scores    [2]int                    `json:"scores"` // after it
		Lead      int                       `json:"lead"`
		Gain      int                       `json:"gain"`
		Laid      int                       `json:"laid"`
		Stolen    []Theft                   `json:"stolen"`
		Count     int                       `json:"count"`
		Top       []Word                    `json:"top"`
		More      int                       `json:"more"`
		Unknown   bool                      `json:"unknown,omitempty"` // letters of the rack
		Way       Moves                     `json:"way,omitempty"`
		Wrong     []Wrong                   `json:"wrong,omitempty"`
		Start     *review.Estimate          `json:"start,omitempty"`
		Loss      *review.Estimate          `json:"loss,omitempty"`
		Decisions []reviews.Decision[Moves] `json:"decisions,omitempty"`
		Draws     []reviews.Draw[jago.Move] `json:"draws,omitempty"`
	}{
		Turn: f.N, Player: f.Player, First: f.First, Moves: Moves{}, Scores: f.After().Scores(), Lead: f.Lead, Gain: f.Gain,
		Laid: f.Laid, Stolen: reviews.Some(f.Stolen), Count: f.Count, Top: reviews.Some(f.Top), More: f.More, Unknown: f.Unknown, Way: f.Way,
		Wrong: f.Wrong, Decisions: f.Decisions, Draws: f.Draws,
	}
	for _, step := range f.Steps {
		line.Moves = append(line.Moves, step.Move)
	}
	if f.Start != (review.Estimate{}) {
		line.Start = &f.Start
	}
	if len(f.Decisions) > 0 {
		line.Loss = &f.Loss
	}
	return json.Marshal(line)
}

// MarshalJSON writes p as docs/review.md shows.
func (p Position) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Count      int                     `json:"count"`
		Top        []Word                  `json:"top"`
		Exact      bool                    `json:"exact"`
		Nodes      int                     `json:"nodes"`
		Candidates []reviews.Choice[Moves] `json:"candidates"`
	}{p.Count, reviews.Some(p.Top), p.Analysis.Exact, p.Analysis.Nodes, reviews.Some(reviews.Choices(p.Analysis))})
}
