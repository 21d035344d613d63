package botscrabble

import (
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabble"
)

// resultFor returns the value of a game that is over.
func resultFor(o scrabble.Outcome, p scrabble.Player) bot.Value {
	others := math.MinInt
	for q := range scrabble.Player(o.Players) {
		if q != p {
			others = max(others, o.Scores[q])
		}
	}
	v := bot.Value{Points: float64(o.Scores[p] - others)}
	switch {
	case o.Drawn && v.Points == 0:
		v.Win = 0.5
	case o.WonBy(p):
		v.Win = 1
	}
	return v
}

const (
	// tempo is the points by which the player on turn is ahead.
	tempo = 23
	// deviation is the deviation of the final lead, in points, by the square root of the tiles that
	// are not laid yet, but for the last ones: 24, 41, 50, 62, 76, 91 and 105 points with 8, 18, 25,
	// 36, 51, 70 and 93 tiles, and with them the tempo, in 136,000 positions of the static player.
	deviation = 11.1
	lastTiles = 4
)

// valueFor returns the value of a position for p: of one that is not over, the chance that
// the lead holds, with what the tiles kept are worth.
func valueFor(s *scrabble.State, kept *[scrabble.MaxPlayers]int32, p scrabble.Player) bot.Value {
	if over, done := s.Outcome(); done {
		return resultFor(over, p)
	}
	next := s.Turn() // who lays tiles next
	if s.Phase() == scrabble.Drawing {
		next = (next + 1) % scrabble.Player(s.Rules().Options().Players)
	}
	standing := func(q scrabble.Player) float64 {
		points := float64(s.Score(q)) + float64(kept[q])/unit
		if q == next {
			points += tempo
		}
		return points
	}
	left := s.BagLen()
	others := math.Inf(-1)
	for q := range s.Players() {
		left += s.Held(q)
		if q != p {
			others = max(others, standing(q))
		}
	}
	lead := standing(p) - others
	return bot.Value{Win: chanceOf(lead, left), Points: lead}
}

// chanceOf returns the chance that a lead holds with so many tiles left.
func chanceOf(lead float64, left int) float64 {
	return 1 / (1 + math.Exp(-1.7*lead/(deviation*math.Sqrt(float64(max(left-lastTiles, 1))))))
}
