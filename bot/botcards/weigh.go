package botcards

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Weigh compares the given moves within the Budget, whatever the level: each is played out
// equally often with the same hands and the same chance, and none is dropped. One move
// alone is played out too. The viewer must be on turn. The moves are placements that the
// viewer may lay (also of bad words if the rules let them be laid), exchanges, and the
// pass. An exchange is compared as a decision, without the cards that came.
func (p *Player) Weigh(ctx context.Context, v scrabblecards.View, moves ...scrabblecards.Move) (bot.Analysis[scrabblecards.Move], error) {
	var none bot.Analysis[scrabblecards.Move]
	if err := p.check(v); err != nil {
		return none, err
	}
	if v.Turn() != v.Viewer() || v.Phase() != scrabblecards.Playing {
		return none, botkit.OtherOnTurn("botcards", v.Turn())
	}
	rng := rand.New(rand.NewPCG(p.seed, 0))
	s := v.Sample(rng)
	d := &decision{view: v, rules: v.Rules()}
	for _, m := range moves {
		m = m.Decision()
		switch m.Kind() {
		case scrabblecards.KindPlace, scrabblecards.KindExchange, scrabblecards.KindPass:
		default:
			return none, fmt.Errorf("botcards: %w", phrases.InputError(notWeighed, m.String()))
		}
		if _, err := s.Complete(rng, v.Viewer(), m); err != nil {
			return none, fmt.Errorf("botcards: %w", err)
		}
		if !slices.Contains(d.candidates, m) {
			d.candidates = append(d.candidates, m)
		}
	}
	return bot.Weigh(ctx, d, botkit.Weighing(p.seed, v.Hash()), p.Budget), nil
}
