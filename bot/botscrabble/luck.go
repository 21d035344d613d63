package botscrabble

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/scrabble"
)

// everyDraw is the size of the largest draw of which all that can come is looked at.
const everyDraw = 1

// Luck returns what the tiles of a completed move are worth for the player on turn beyond those that
// come on average, in points and without a chance of winning, as [bot.Luck] counts it. A rack is worth what
// the best move of a [Static] with it would bring at once, with what it keeps, if all others passed. Of a
// draw of one tile all that can come is looked at, of a larger one a sample with the chance of the player's seed.
// It is not ok if the move leaves nothing to chance, or is not legal, or in a duplicate game.
func (p *Player) Luck(s scrabble.State, m scrabble.Move) (luck bot.Value, ok bool) {
	if p.rules == nil || botkit.CheckView("botscrabble", p.rules, s.Rules(), s.Phase() == scrabble.Over) != nil {
		return luck, false
	}
	who := s.Turn()
	if p.options.Duplicate != scrabble.NotDuplicate || m == m.Decision() || s.Check(who, m) != nil {
		return luck, false
	}
	static := newStatic(p.options, p.Leaves)
	if next, _ := s.Play(who, m); !backTo(&next, who) {
		return luck, false
	}
	value := func(m scrabble.Move) bot.Value {
		next, err := s.Play(who, m)
		if err != nil || !backTo(&next, who) { // the tiles are in the bag, and the first draw showed the others
			panic(err)
		}
		v := next.View(who)
		return bot.Value{Points: float64(static.best(&v).worth) / unit}
	}
	one := func(rng *rand.Rand) scrabble.Move { return s.Chance(rng, who, m.Decision()) }
	return bot.Luck(m, botkit.Draws(m.Count() > everyDraw, s.Chances(who, m), one, botkit.Chance(p.seed, s.Hash())), value), true
}

// backTo lets all others pass until it is the player's turn, and reports whether it comes.
func backTo(s *scrabble.State, who scrabble.Player) bool {
	for s.Turn() != who || s.Phase() != scrabble.Playing {
		m := scrabble.Pass()
		switch s.Phase() {
		case scrabble.Drawing: // their first racks, which make no difference
			m = s.Chance(rand.New(rand.NewPCG(0, 0)), s.Turn(), scrabble.Draw(s.Due()))
		case scrabble.Answer:
			m = scrabble.LetGo()
		}
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			return false
		}
		*s = next
	}
	return true
}
