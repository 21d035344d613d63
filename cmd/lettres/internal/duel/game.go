package duel

import (
	"context"
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/cmd/internal/jarnactale"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jarnac"
)

// toss is the seat of which the stream decides who starts: not that of a player, whose
// letters are the same by rules with another toss.
const toss = 2

// A duel is a game under way.
type duel struct {
	rules   *jarnac.Rules
	deal    *bag.Dealer
	players [2]*botjarnac.Player
	first   jarnac.Player
	rounds  []jarnac.TossRound
	state   jarnac.State
}

// newDuel is the game with a seed, after the toss.
func newDuel(rules *jarnac.Rules, levels []bot.Level, seed uint64) (*duel, error) {
	d := &duel{rules: rules, deal: bag.NewDealer(seed)}
	for i, l := range levels {
		var err error
		if d.players[i], err = botjarnac.New(rules, l, seed); err != nil {
			return nil, err
		}
	}
	d.first, d.rounds = rules.Toss(d.deal.Seat(toss))
	d.state = rules.Start(d.first)
	return d, nil
}

// over reports whether the game is over.
func (d *duel) over() bool { return d.state.Phase() == jarnac.Over }

// move makes the next move of the player on turn.
func (d *duel) move() (jarnac.Move, error) {
	p := d.state.Turn()
	m, _, err := d.players[p].Decide(context.Background(), d.state.View(p))
	if err != nil {
		return m, err
	}
	return d.play(p, m)
}

// play makes a move, which chance completes.
func (d *duel) play(p jarnac.Player, m jarnac.Move) (jarnac.Move, error) {
	m = d.state.Chance(d.deal.Seat(int(p)), p, m)
	next, err := d.state.Play(p, m)
	if err != nil {
		return m, fmt.Errorf("player %s in %s: %w", p, d.state, err)
	}
	d.state = next
	return m, nil
}

// single plays one game and tells it on page, the end alone when quiet.
func single(page *program.Page, rules *jarnac.Rules, levels []bot.Level, seed uint64, quiet bool) error {
	d, err := newDuel(rules, levels, seed)
	if err != nil {
		return err
	}
	jarnactale.Title(page, rules, seed)
	page.Players(levels)
	story := jarnactale.NewGame(page, d.state)
	if !quiet {
		story.Toss(d.first, d.rounds)
	}
	for !d.over() {
		p := d.state.Turn()
		m, err := d.move()
		if err != nil {
			return err
		}
		if !quiet {
			story.Move(p, m, d.state)
		}
	}
	jarnactale.Verdict(page, d.state)
	return page.Flush()
}

// series plays games with the seeds from seed on, and writes the table of
// their results on page.
func series(page *program.Page, rules *jarnac.Rules, levels []bot.Level, seed uint64, games int, now func() time.Time) error {
	var t tally
	start := now()
	for i := range games {
		d, err := newDuel(rules, levels, seed+uint64(i))
		if err != nil {
			return err
		}
		turns, moves, player := 0, 0, d.first.Opponent()
		for !d.over() {
			on := d.state.Turn()
			if _, err := d.move(); err != nil {
				return err
			}
			moves++
			if on != player {
				turns, player = turns+1, on
			}
		}
		t.add(d.state, turns, moves)
	}
	took := now().Sub(start)
	table(page, rules, levels, seed, t)
	page.Speed(games, took)
	return page.Flush()
}
