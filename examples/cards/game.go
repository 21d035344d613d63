package main

import (
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// random is the random source of a game: for its toss and its draws. The bots need none.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// A game is a game under way.
type game struct {
	rng    *rand.Rand
	bots   []bot
	state  scrabblecards.State
	turns  int
	first  scrabblecards.Player
	rounds []scrabblecards.TossRound
	record *scrabblecards.Record // kept up to date where there is one
}

// newGame is the game with a seed, after the toss.
func newGame(rules *scrabblecards.Rules, bots []bot, seed uint64) *game {
	g := &game{rng: random(seed), bots: bots}
	g.first, g.rounds = rules.Toss(g.rng)
	g.state = rules.Start(g.first)
	return g
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
	if t.effect, err = g.move(g.bots[p].decide(g.state.View(p))); err != nil {
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
	if m, err = before.Complete(g.rng, p, m); err == nil {
		effect, err = before.Effect(p, m)
	}
	if err == nil {
		g.state, err = before.Play(p, m)
	}
	if err != nil { // the bots decide on moves of View.Moves alone
		return effect, fmt.Errorf("player %s in %s: %w", p, before, err)
	}
	if g.record != nil {
		g.record.Append(scrabblecards.Step{Before: before, Player: p, Move: m, After: g.state})
	}
	return effect, nil
}
