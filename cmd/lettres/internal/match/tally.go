package match

import (
	"time"

	"github.com/jeudelettres/lettres/internal/sample"
	"github.com/jeudelettres/lettres/match"
)

// A tally is the games of a match, counted. What there is two of is that of a and of b.
type tally struct {
	games, drawn, unfinished int
	won, forfeits            [2]int
	fault                    [2]string // the first
	points, jarnacs          [2]sample.Sample
	lead                     sample.Sample // of a, in points for each game, pair by pair
	moves                    sample.Sample
	pairs                    match.Pentanomial
	course                   []uint8 // the half points of a, pair by pair
	asked                    [2]int
	took                     [2]time.Duration
}

// add counts a pair.
func (t *tally) add(pair [2]result) {
	halves, lead := 0, 0
	for i := range pair {
		g := &pair[i]
		t.games++
		halves += g.half()
		lead += g.Points[0] - g.Points[1]
		t.moves.Add(float64(g.Moves))
		switch {
		case !g.Over:
			t.unfinished++
		case g.Winner == "":
			t.drawn++
		}
		for e, name := range sideNames {
			if g.Winner == name {
				t.won[e]++
			}
			if g.Loser == name {
				if t.forfeits[e]++; t.fault[e] == "" {
					t.fault[e] = g.Fault
				}
			}
			t.points[e].Add(float64(g.Points[e]))
			t.jarnacs[e].Add(float64(g.Jarnacs[e]))
			t.asked[e] += g.asked[e]
			t.took[e] += g.took[e]
		}
	}
	t.lead.Add(float64(lead) / 2)
	t.pairs.Add(halves)
	t.course = append(t.course, uint8(halves))
}
