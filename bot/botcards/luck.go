package botcards

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// everyDraw is the size of the largest draw of which all that can come is looked at.
const everyDraw = 1

// Luck returns what the cards of a completed move are worth for the player on turn beyond those that
// come on average, in points and without a chance of winning, as [bot.Luck] counts it. A hand is worth what
// the move that looks best with it would bring at once, with what it keeps, if all others passed. Of a draw of one
// card all that can come is looked at, of a larger one a sample with the chance of the player's seed.
// It is not ok if the move leaves nothing to chance, or is not legal.
func (p *Player) Luck(s scrabblecards.State, m scrabblecards.Move) (luck bot.Value, ok bool) {
	if p.rules == nil || botkit.CheckView("botcards", p.rules, s.Rules(), s.Phase() == scrabblecards.Over) != nil {
		return luck, false
	}
	who := s.Turn()
	if m == m.Decision() || s.Check(who, m) != nil {
		return luck, false
	}
	if next, _ := s.Play(who, m); !backTo(&next, who) {
		return luck, false
	}
	keen := newPolicy(p.rules, style{})
	value := func(m scrabblecards.Move) bot.Value {
		next, err := s.Play(who, m)
		if err != nil || !backTo(&next, who) { // the cards are in the deck, and the first draw showed the others
			panic(err)
		}
		return bot.Value{Points: keen.rank(&next, 1)[0].worth}
	}
	one := func(rng *rand.Rand) scrabblecards.Move { return s.Chance(rng, who, m.Decision()) }
	return bot.Luck(m, botkit.Draws(m.Count() > everyDraw, s.Chances(who, m), one, botkit.Chance(p.seed, s.Hash())), value), true
}

// backTo lets all others pass until it is the player's turn, and reports whether it comes.
func backTo(s *scrabblecards.State, who scrabblecards.Player) bool {
	for s.Turn() != who || s.Phase() != scrabblecards.Playing {
		m := scrabblecards.Pass()
		switch s.Phase() {
		case scrabblecards.Drawing: // their first hands, which make no difference
			m = s.Chance(rand.New(rand.NewPCG(0, 0)), s.Turn(), scrabblecards.Draw(s.Due()))
		case scrabblecards.Answer:
			m = scrabblecards.LetGo()
		}
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			return false
		}
		*s = next
	}
	return true
}
