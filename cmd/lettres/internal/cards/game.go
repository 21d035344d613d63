package cards

import (
	"context"
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// toss is the seat of which the stream decides who starts: not that of a player, so that
// the cards do not depend on how many draw once more.
const toss = scrabblecards.MaxPlayers

// A game is a game under way.
type game struct {
	deal    *bag.Dealer
	levels  []bot.Level
	players []*botcards.Player
	state   scrabblecards.State
	turns   int
	first   scrabblecards.Player
	rounds  []scrabblecards.TossRound
	record  *scrabblecards.Record // kept up to date where there is one
}

// newGame is the game with a seed, after the toss.
func newGame(rules *scrabblecards.Rules, levels []bot.Level, seed uint64) (*game, error) {
	g := &game{deal: bag.NewDealer(seed), levels: levels}
	for _, l := range levels {
		p, err := botcards.New(rules, l, seed)
		if err != nil {
			return nil, err
		}
		g.players = append(g.players, p)
	}
	g.first, g.rounds = rules.Toss(g.deal.Seat(toss))
	g.state = rules.Start(g.first)
	return g, nil
}

// A turn is what a player does when it is theirs.
type turn struct {
	number int                 // from 1
	before scrabblecards.State // in which the player is on turn
	effect scrabblecards.Effect
	after  scrabblecards.State // in which the cards have been drawn
	drawn  int                 // the number of cards drawn
}

// hand is what the player had.
func (t *turn) hand() string { return t.before.Rack(t.effect.Player).String() }

// bonus is the points for seven letter cards at once (cards/scrabble), or 0.
func (t *turn) bonus() int {
	points := t.effect.Points
	for _, w := range t.effect.Words {
		points -= w.Points
	}
	return points
}

// scores is the points after the turn, without the cards left at the end.
func (t *turn) scores() [scrabblecards.MaxPlayers]int {
	scores := t.before.Scores()
	scores[t.effect.Player] += t.effect.Points
	return scores
}

// play plays the game to its end, and yields each turn. An error ends it.
func (g *game) play() iter.Seq2[turn, error] {
	return func(yield func(turn, error) bool) {
		for g.state.Phase() == scrabblecards.Drawing { // the first cards
			if _, err := g.move(scrabblecards.Draw(g.state.Due())); err != nil {
				yield(turn{}, err)
				return
			}
		}
		for g.state.Phase() != scrabblecards.Over {
			if t, err := g.turn(); !yield(t, err) || err != nil {
				return
			}
		}
	}
}

// turn plays the next turn.
func (g *game) turn() (t turn, err error) {
	g.turns++
	t.number, t.before = g.turns, g.state
	p := g.state.Turn()
	m, _, err := g.players[p].Decide(context.Background(), g.state.View(p))
	if err != nil {
		return t, err
	}
	if t.effect, err = g.move(m); err != nil {
		return t, err
	}
	if t.drawn = g.state.Due(); t.drawn > 0 {
		_, err = g.move(scrabblecards.Draw(t.drawn))
	}
	t.after = g.state
	return t, err
}

// move makes a move of the player on turn, with the cards that chance brings.
func (g *game) move(m scrabblecards.Move) (effect scrabblecards.Effect, err error) {
	before, p := g.state, g.state.Turn()
	if m, err = before.Complete(g.deal.Seat(int(p)), p, m); err == nil {
		effect, err = before.Effect(p, m)
	}
	if err == nil {
		g.state, err = before.Play(p, m)
	}
	if err != nil { // the players decide on moves of View.Moves alone
		return effect, fmt.Errorf("player %s in %s: %w", p, before, err)
	}
	if g.record != nil {
		g.record.Append(scrabblecards.Step{Before: before, Player: p, Move: m, After: g.state})
	}
	return effect, nil
}
