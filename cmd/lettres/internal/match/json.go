package match

import (
	"encoding/json"
	"math"

	"github.com/jeudelettres/lettres/match"
)

// line writes a JSON object with one field.
func (s *session) line(name string, value any) {
	text, err := json.Marshal(map[string]any{name: value})
	if err != nil {
		panic(err) // everything that is written has a JSON
	}
	s.out.Write(append(text, '\n'))
}

// A number is one that may be unknown or infinite, and is null then.
type number float64

func (n number) MarshalJSON() ([]byte, error) {
	if math.IsNaN(float64(n)) || math.IsInf(float64(n), 0) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(n))
}

// A summary is the report for programs. Errors are half the width of the interval that
// holds the truth in 95 of 100 cases.
type summary struct {
	Games       int               `json:"games"`
	Won         [2]int            `json:"won"`
	Drawn       int               `json:"drawn"`
	Unfinished  int               `json:"unfinished"`
	Forfeits    [2]int            `json:"forfeits"`
	Points      [2]number         `json:"points"`
	Lead        [2]number         `json:"lead"` // of a in points for each game, and its error
	Jarnacs     [2]number         `json:"jarnacs"`
	Pairs       match.Pentanomial `json:"pairs"` // with 0, ½, 1, 1½, 2 points for a
	Score       [2]number         `json:"score"` // of a, 0 to 1, and its error
	Elo         [2]number         `json:"elo"`   // of a over b, and its error
	Superiority number            `json:"superiority"`
	Test        *testResult       `json:"sprt,omitempty"`
}

type testResult struct {
	Elo0     float64    `json:"elo0"`
	Elo1     float64    `json:"elo1"`
	Alpha    float64    `json:"alpha"`
	Beta     float64    `json:"beta"`
	LLR      float64    `json:"llr"`
	Bounds   [2]float64 `json:"bounds"`
	Accepted string     `json:"accepted"` // elo0, elo1, or "" while it is open
}

func (s *session) summary() summary {
	t := &s.tally
	out := summary{
		Games: t.games, Won: t.won, Drawn: t.drawn, Unfinished: t.unfinished, Forfeits: t.forfeits,
		Pairs: t.pairs, Superiority: number(t.pairs.Superiority()),
	}
	for e := range sideNames {
		points, _ := t.points[e].Mean()
		jarnacs, _ := t.jarnacs[e].Mean()
		out.Points[e], out.Jarnacs[e] = number(points), number(jarnacs)
	}
	pair := func(value, err float64) [2]number { return [2]number{number(value), number(err)} }
	lead, err := t.lead.Mean()
	out.Lead = pair(lead, match.Z95*err)
	score, err := t.pairs.Score()
	out.Score = pair(score, match.Z95*err)
	out.Elo = pair(t.pairs.Elo())
	if s.test.Valid() {
		lower, upper := s.test.Bounds()
		out.Test = &testResult{
			s.test.Elo0, s.test.Elo1, s.test.Alpha, s.test.Beta, s.test.LLR(t.pairs), [2]float64{lower, upper},
			[]string{"", "elo0", "elo1"}[s.verdict],
		}
	}
	return out
}
