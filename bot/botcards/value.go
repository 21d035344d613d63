package botcards

import (
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// valueFor returns the value of a position for p: the chance of having the most points at the
// end, and the lead over the best of the others. Until the game is over each player's share
// of the chance grows with their points and with what the cards are worth that they have
// kept: the fewer cards are left, the more so.
func valueFor(s *scrabblecards.State, kept *[scrabblecards.MaxPlayers]float64, p scrabblecards.Player) bot.Value {
	if out, over := s.Outcome(); over {
		return resultFor(out, p)
	}
	scale := spread * math.Sqrt(float64(s.BagLen()+1))
	own := float64(s.Score(p)) + kept[p]
	others, most := 0.0, math.Inf(-1)
	for q := range s.Players() {
		if q != p {
			points := float64(s.Score(q)) + kept[q]
			others += math.Exp((points - own) / scale)
			most = max(most, points)
		}
	}
	return bot.Value{Win: 1 / (1 + others), Points: own - most}
}

// spread is by how many points luck moves the result for each card that is left, roughly.
const spread = 4.5

// resultFor returns the value of a game that is over.
func resultFor(o scrabblecards.Outcome, p scrabblecards.Player) bot.Value {
	most := math.MinInt
	for q := range scrabblecards.Player(o.Players) {
		if q != p {
			most = max(most, o.Scores[q])
		}
	}
	v := bot.Value{Points: float64(o.Scores[p] - most)}
	switch {
	case o.Drawn:
		if v.Points == 0 { // p is one of those who have the most
			v.Win = 0.5
		}
	case o.WonBy(p):
		v.Win = 1
	}
	return v
}
