package botjarnac

import (
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
)

// jarnacPoints is the worth of a Jarnac beyond its points where Jarnacs decide close games
// (official/score/jarnacs).
const jarnacPoints = 12

// standing returns 1 if p wins by the count of a lead in points and in Jarnacs, -1 if the
// opponent does, and else 0.
func standing(o *jarnac.Options, lead, jarnacs int) int {
	switch {
	case lead < 0:
		return -standing(o, -lead, -jarnacs)
	case lead == 0:
		return 0
	case o.Score == jarnac.ByTotal, lead > o.Margin, jarnacs > 0:
		return 1
	}
	return 0
}

// leadOf returns the lead of p in points.
func leadOf(s *jarnac.State, p jarnac.Player) int {
	scores := s.Scores()
	return scores[p] - scores[p.Opponent()]
}

// jarnacsOf returns the lead of p in Jarnacs.
func jarnacsOf(s *jarnac.State, p jarnac.Player) int {
	return s.Jarnacs(p) - s.Jarnacs(p.Opponent())
}

// resultFor returns the value of a game that is over.
func resultFor(o jarnac.Outcome, p jarnac.Player) bot.Value {
	v := bot.Value{Points: float64(o.Scores[p] - o.Scores[p.Opponent()])}
	switch {
	case o.Drawn:
		v.Win = 0.5
	case o.WonBy(p):
		v.Win = 1
	}
	return v
}

// valueFor returns the value of a position for p: of one that is not over, the chance that the
// lead holds. The more lines are free the more can change.
func valueFor(s *jarnac.State, mats *[2]lines, o *jarnac.Options, p jarnac.Player) bot.Value {
	if over, done := s.Outcome(); done {
		return resultFor(over, p)
	}
	lead := float64(leadOf(s, p))
	even := lead
	if o.Score == jarnac.ByMargin {
		even += jarnacPoints * float64(jarnacsOf(s, p))
	}
	free := float64(mats[0].free + mats[1].free)
	return bot.Value{Win: (1 + math.Tanh(even/(25+14*free))) / 2, Points: lead}
}
