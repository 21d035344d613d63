package botjago

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/jago"
)

// everyDraw is the size of the largest draw of which all that can come is looked at.
const everyDraw = 1

// Luck returns what the letters of a completed move are worth for the player on turn beyond those that
// come on average, in letters of the lead and without a chance of winning, as [bot.Luck] counts it. Letters are
// worth the largest lead that one word brings with them on the same board. Of a draw of one letter all that can come is looked
// at, of a larger one a sample with the chance of the player's seed. It is not ok if the move leaves nothing to
// chance, or is not legal.
func (p *Player) Luck(s jago.State, m jago.Move) (luck bot.Value, ok bool) {
	if p.rules == nil || botkit.CheckView("botjago", p.rules, s.Rules(), s.Phase() == jago.Over) != nil {
		return luck, false
	}
	who := s.Turn()
	if m == m.Decision() || s.Check(who, m) != nil {
		return luck, false
	}
	var keen look
	value := func(m jago.Move) bot.Value {
		next, err := s.Play(who, m)
		if err != nil { // the bag has these letters
			panic(err)
		}
		return bot.Value{Points: float64(keen.most(&next, who))}
	}
	one := func(rng *rand.Rand) jago.Move { return s.Chance(rng, who, m.Decision()) }
	return bot.Luck(m, botkit.Draws(m.Count() > everyDraw, s.Chances(who, m), one, botkit.Chance(p.seed, s.Hash())), value), true
}
