package watch

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A match is a game under way.
type match struct {
	*game.Run
	toss  game.Toss
	bots  []game.Bot
	deal  *bag.Dealer
	pace  extra.Pace // nil in most games
	timed *rand.Rand
}

// begin begins the game with a seed, after the toss. Without levels the players make any moves.
func begin(rules *game.Rules, levels []bot.Level, seed uint64) (*match, error) {
	m := &match{deal: bag.NewDealer(seed)}
	for _, l := range levels {
		b, err := rules.Bot(l, seed)
		if err != nil {
			return nil, err
		}
		m.bots = append(m.bots, b)
	}
	for seat := len(levels); seat < rules.Seats(); seat++ {
		m.bots = append(m.bots, rules.Game().Random(seed+uint64(seat)))
	}
	m.toss = rules.Toss(m.deal.Seat(rules.TossSeat()))
	m.Run = rules.Start(m.toss.First).Run()
	if pace, ok := extra.PaceOf(rules.Game()); ok {
		m.pace, m.timed = pace, m.deal.Seat(rules.TossSeat()+1)
	}
	return m, nil
}

// move makes the next move, and returns it with the seat that made it. Nobody is asked to
// contest: bots lay good words alone.
func (m *match) move() (seat int, done game.Move, err error) {
	seat = m.Turn()
	decide := func() (game.Move, error) { return m.Ask(context.Background(), m.bots[seat], seat) }
	var decision game.Move
	if m.pace != nil {
		decision, err = m.pace.Decide(m.Position(), m.timed, decide)
	} else {
		decision, err = decide()
	}
	if err != nil {
		return seat, nil, err
	}
	if flag, can := m.Position().Rules().Game().Flag(); can && decision == flag { // the pace is the clock
		done, err = decision, m.Play(seat, decision)
	} else {
		done, err = m.Do(m.deal.Seat(seat), seat, decision)
	}
	if err != nil {
		err = fmt.Errorf("seat %d in %s: %w", seat, m.Position(), err)
	}
	return seat, done, err
}

// play plays the game to its end, step by step.
func (m *match) play(each func(game.Step)) error {
	before := m.Position()
	for !m.Over() {
		seat, done, err := m.move()
		if err != nil {
			return err
		}
		after := m.Position()
		each(game.Step{Before: before, Seat: seat, Move: done, After: after})
		before = after
	}
	return nil
}
