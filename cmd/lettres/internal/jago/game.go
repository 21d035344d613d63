package jago

import (
	"context"
	"fmt"
	"iter"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/jago"
)

// The seats of which the streams are not for the draws of a player.
const (
	toss = 2 // who begins
	pace = 3 // how long the players think
)

// A game is a game under way.
type game struct {
	deal    *bag.Dealer
	levels  []bot.Level
	players [2]*botjago.Player
	first   jago.Player
	state   jago.State
	disc    clock.Disc
	now     time.Duration
	turns   int

	record *jago.Record // kept up to date where there is one
}

// newGame is the game with a seed, which also says who begins.
func newGame(rules *jago.Rules, levels []bot.Level, seed uint64) (*game, error) {
	g := &game{deal: bag.NewDealer(seed), levels: levels}
	for i, l := range levels {
		var err error
		if g.players[i], err = botjago.New(rules, l, seed); err != nil {
			return nil, err
		}
	}
	g.first = jago.Player(g.deal.Seat(toss).IntN(2))
	g.state = rules.Start(g.first)
	return g, nil
}

// A turn is what a player does when it is theirs.
type turn struct {
	number  int
	player  jago.Player
	before  jago.State    // the player is to play
	words   []jago.Effect // of each word
	end     jago.State    // after the end of the turn, or of the game
	after   jago.State    // the letters are drawn
	drawn   int           // how many
	took    time.Duration // in the time of the game
	minutes [2]int        // what the disc shows then
	moved   int           // by how many minutes the disc has moved
}

// thefts is how many words were stolen.
func (t *turn) thefts() (n int) {
	for _, e := range t.words {
		n += thefts(e)
	}
	return n
}

func thefts(e jago.Effect) (n int) {
	for _, m := range e.Made {
		for _, c := range m.Changed {
			if c.Stolen {
				n++
			}
		}
	}
	return n
}

// play plays the game to its end, and yields each turn. An error ends it.
func (g *game) play() iter.Seq2[turn, error] {
	return func(yield func(turn, error) bool) {
		for g.state.Phase() == jago.Drawing { // the first letters
			if err := g.move(jago.Draw(g.state.Due())); err != nil {
				yield(turn{}, err)
				return
			}
		}
		for g.state.Phase() != jago.Over {
			if t, err := g.turn(); !yield(t, err) || err != nil {
				return
			}
		}
	}
}

// turn plays the next turn. The opponent turns the glass, and the disc when it runs out.
func (g *game) turn() (t turn, err error) {
	g.turns++
	p := g.state.Turn()
	t = turn{number: g.turns, player: p, before: g.state}
	side, began := clock.Side(p), g.now
	had := g.disc.Minutes(side, g.now)
	if g.disc, err = g.disc.Start(side, g.now); err != nil {
		return t, err
	}
	defer func() {
		t.took = g.now - began
		t.minutes = [2]int{g.disc.Minutes(clock.A, g.now), g.disc.Minutes(clock.B, g.now)}
		t.moved = had - t.minutes[p]
		t.after = g.state
	}()

	end := jago.EndTurn()
	for g.state.Lead(p) <= 0 || g.disc.Left(g.now) >= clock.GlassTime/2 { // else another minute is not worth it
		m, _, err := g.players[p].Decide(context.Background(), g.state.View(p))
		if err != nil {
			return t, err
		}
		if m.Kind() != jago.KindPlace {
			end = m
			break
		}
		if !g.thinks() {
			break
		}
		e, err := g.state.Effect(p, m)
		if err == nil {
			err = g.move(m)
		}
		if err != nil {
			return t, err
		}
		t.words = append(t.words, e)
	}
	if _, late := g.disc.Lost(g.now); late {
		end = jago.Flag()
	} else if end.Kind() == jago.KindEndTurn {
		if g.disc, err = g.disc.End(side, g.now); err != nil {
			return t, err
		}
	}
	if err = g.move(end); err != nil {
		return t, err
	}
	t.end = g.state
	if t.drawn = g.state.Due(); t.drawn > 0 {
		err = g.move(jago.Draw(t.drawn))
	}
	return t, err
}

// thinks lets the time go by that a player needs for a word, and reports whether it is in
// time with it. The fuller the board, the longer it looks, and from some turn on a minute
// is short: letters that go round between the board and beside it would let good players
// play for ever.
func (g *game) thinks() bool {
	g.now += time.Duration(8+g.deal.Seat(pace).IntN(40+g.turns)) * time.Second
	if _, lost := g.disc.Lost(g.now); lost {
		g.now, _ = g.disc.Deadline()
		return false
	}
	return true
}

// move makes a move of the player on turn, with the letters that chance brings.
func (g *game) move(m jago.Move) error {
	before, p := g.state, g.state.Turn()
	m, err := before.Complete(g.deal.Seat(int(p)), p, m)
	if err == nil {
		g.state, err = before.Play(p, m)
	}
	if err != nil {
		return fmt.Errorf("%s, turn %d: %w", p, g.turns, err)
	}
	if g.record != nil {
		g.record.Append(jago.Step{Before: before, Player: p, Move: m, After: g.state})
	}
	return nil
}
