package botscrabble

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/scrabble"
)

// Weigh compares the given moves within the Budget, whatever the level: each is played out
// equally often with the same racks and the same chance, and none is dropped. One move
// alone is played out too. The viewer must be on turn. The moves are placements that the
// viewer may lay (also of bad words if the rules let them be laid), exchanges, and the
// pass. An exchange is compared as a decision, without the tiles that came.
func (p *Player) Weigh(ctx context.Context, v scrabble.View, moves ...scrabble.Move) (bot.Analysis[scrabble.Move], error) {
	var none bot.Analysis[scrabble.Move]
	if err := p.check(&v); err != nil {
		return none, err
	}
	if v.Turn() != v.Viewer() || v.Phase() != scrabble.Playing {
		return none, botkit.OtherOnTurn("botscrabble", v.Turn())
	}
	rng := rand.New(rand.NewPCG(p.seed, 0))
	s := v.Sample(rng)
	var candidates []choice
	for _, m := range moves {
		m = m.Decision()
		switch m.Kind() {
		case scrabble.KindPlace, scrabble.KindExchange, scrabble.KindPass:
		default:
			return none, fmt.Errorf("botscrabble: %w", phrases.InputError(notWeighed, m.String()))
		}
		if _, err := s.Complete(rng, v.Viewer(), m); err != nil {
			return none, fmt.Errorf("botscrabble: %w", err)
		}
		if !slices.ContainsFunc(candidates, func(c choice) bool { return c.move == m }) {
			candidates = append(candidates, choice{move: m})
		}
	}
	d := newDecision(&v, newStatic(v.Rules().Options(), p.Leaves), candidates)
	return bot.Weigh(ctx, d, botkit.Weighing(p.seed, v.Hash()), p.Budget), nil
}
