package showcards

import (
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// Sum draws the points of each player at the end of a game, and what the cards left change. It
// is "" of a game that goes on, and where they change nothing.
func Sum(s scrabblecards.State, o show.Options) string {
	out, over := s.Outcome()
	if !over {
		return ""
	}
	t := to(o)
	var sums []draw.Sum
	for p := range s.Players() {
		sums = append(sums, draw.Sum{Name: t.name(p), Points: out.Scores[p] - out.Left[p], Rest: s.Rack(p).String(), Left: out.Left[p]})
	}
	return draw.Text(t.SumLines(o.Colour, left, others, total, sums))
}
