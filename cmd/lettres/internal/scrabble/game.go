package scrabble

import (
	"context"
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/scrabble"
)

// toss is the seat of which the stream decides who starts: not that of a player, so that
// the tiles do not depend on how many draw once more.
const toss = scrabble.MaxPlayers

// A game is a game under way.
type game struct {
	deal    *bag.Dealer
	levels  []bot.Level
	players []*botscrabble.Player
	state   scrabble.State
	turns   int
	first   scrabble.Player
	rounds  []scrabble.TossRound
	record  *scrabble.GCG // kept up to date where there is one
}

// newGame is the game with a seed, after the toss.
func newGame(rules *scrabble.Rules, levels []bot.Level, seed uint64) (*game, error) {
	g := &game{deal: bag.NewDealer(seed), levels: levels}
	for _, l := range levels {
		p, err := botscrabble.New(rules, l, seed)
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
	number int            // from 1
	before scrabble.State // the player is to play
	effect scrabble.Effect
	after  scrabble.State // the tiles are drawn
	drawn  int            // how many
}

// rack is what the player had.
func (t *turn) rack() string { return t.before.Rack(t.effect.Player).String() }

// full reports whether all seven tiles were laid at once, which is a Scrabble.
func (t *turn) full() bool {
	m := t.effect.Move
	return m.Kind() == scrabble.KindPlace && m.Count() == t.before.Rules().Options().Rack
}

// scores is the points after the turn, without the tiles left at the end.
func (t *turn) scores() [scrabble.MaxPlayers]int {
	scores := t.before.Scores()
	scores[t.effect.Player] += t.effect.Points
	return scores
}

// play plays the game to its end, and yields each turn. An error ends it.
func (g *game) play() iter.Seq2[turn, error] {
	return func(yield func(turn, error) bool) {
		for g.state.Phase() == scrabble.Drawing { // the first tiles
			if _, err := g.move(scrabble.Draw(g.state.Due())); err != nil {
				yield(turn{}, err)
				return
			}
		}
		for g.state.Phase() != scrabble.Over {
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
		_, err = g.move(scrabble.Draw(t.drawn))
	}
	t.after = g.state
	return t, err
}

// move makes a move of the player on turn, with the tiles that chance brings, and
// returns what it does.
func (g *game) move(m scrabble.Move) (effect scrabble.Effect, err error) {
	step := scrabble.Step{Before: g.state, Player: g.state.Turn()}
	step.Move, err = step.Before.Complete(g.deal.Seat(int(step.Player)), step.Player, m)
	if err == nil {
		step.After, err = step.Before.Play(step.Player, step.Move)
	}
	if err != nil { // the players decide on moves of View.Moves alone
		return effect, fmt.Errorf("player %s in %s: %w", step.Player, step.Before, err)
	}
	g.state = step.After
	if g.record != nil {
		g.record.Append(step)
	}
	return step.Effect(), nil
}
