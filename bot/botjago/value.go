package botjago

import (
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jago"
)

// scale is by how many letters a lead must be larger for the chance of winning to be 73 %.
const scale = 12

// valueFor returns the value of a position for p, in which somebody has to begin a turn: a
// chance of winning, by the largest lead that this player can get with one word.
func valueFor(l *look, s *jago.State, p jago.Player) bot.Value {
	if o, over := s.Outcome(); over {
		v := bot.Value{Points: float64(o.Scores[p] - o.Scores[p.Opponent()])}
		if o.WonBy(p) {
			v.Win = 1
		}
		return v
	}
	who := s.Turn()
	lead := float64(l.most(s, who))
	if who != p {
		lead = -lead
	}
	return bot.Value{Win: 1 / (1 + math.Exp(-lead/scale)), Points: lead}
}
