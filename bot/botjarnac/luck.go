package botjarnac

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/jarnac"
)

// everyDraw is the size of the largest draw of which all that can come is looked at.
const everyDraw = 2

// Luck returns what the letters of a completed move are worth for the player on turn beyond those
// that come on average, as [bot.Luck] counts it. A position is worth what a few playouts find, with the
// chance of the player's seed: so many as playouts says, at least 1. Of a draw of one letter or two all that
// can come is looked at, of a larger one a sample. It is not ok if the move leaves nothing to chance, or
// is not legal. The Budget and the level make no difference.
func (p *Player) Luck(s jarnac.State, m jarnac.Move, playouts int) (luck bot.Value, ok bool) {
	who := s.Turn()
	if v := s.View(who); p.check(&v) != nil {
		return luck, false
	}
	if m == m.Decision() || s.Check(who, m) != nil {
		return luck, false
	}
	seed := botkit.Chance(p.seed, s.Hash())
	d := p.decision(s, who, netFor(p.rules.Options()))
	play := d.Playout().(*playout)
	value := func(m jarnac.Move) (sum bot.Value) {
		next, err := s.Play(who, m)
		if err != nil { // the bag has these letters
			panic(err)
		}
		d.root, d.mats = next, linesOf(&next)
		n := max(1, playouts)
		for k := range n {
			play.Begin(hash.New().Uint64(seed).Uint64(uint64(k)).Sum())
			for m, more := play.Policy(); more; m, more = play.Policy() {
				play.Play(m)
			}
			v := play.Value()
			sum.Win, sum.Points = sum.Win+v.Win/float64(n), sum.Points+v.Points/float64(n)
		}
		return sum
	}
	one := func(rng *rand.Rand) jarnac.Move { return s.Chance(rng, who, m.Decision()) }
	return bot.Luck(m, botkit.Draws(m.Count() > everyDraw, s.Chances(who, m), one, seed), value), true
}
