package main

import (
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/jeudelettres/lettres/examples/internal/bot"
	"github.com/jeudelettres/lettres/examples/internal/jarnactale"
	"github.com/jeudelettres/lettres/examples/internal/program"
	"github.com/jeudelettres/lettres/jarnac"
)

// random is the random source of the game with a seed: of its toss, its draws
// and its players.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// A duel is a game under way.
type duel struct {
	rng   *rand.Rand
	bots  [2]*bot.Bot
	state jarnac.State
}

func newDuel(rules *jarnac.Rules, rng *rand.Rand, first jarnac.Player) *duel {
	return &duel{rng: rng, bots: bot.Pair(rules, rng), state: rules.Start(first)}
}

// over reports whether the game is over.
func (d *duel) over() bool { return d.state.Phase() == jarnac.Over }

// move makes the next move of the player on turn.
func (d *duel) move() (m jarnac.Move, err error) {
	p := d.state.Turn()
	m = d.bots[p].Decide(d.state)
	if !m.Completed() {
		m, err = d.state.Complete(d.rng, p, m)
	}
	if err == nil {
		d.state, err = d.state.Play(p, m)
	}
	if err != nil { // the bot decides on moves of State.Moves alone
		err = fmt.Errorf("player %s in %s: %w", p, d.state, err)
	}
	return m, err
}

// single plays one game and tells it on page, the end alone when quiet.
func single(page *program.Page, rules *jarnac.Rules, seed uint64, quiet bool) error {
	rng := random(seed)
	first, rounds := rules.Toss(rng)
	d := newDuel(rules, rng, first)
	jarnactale.Title(page, rules, seed)
	story := jarnactale.NewGame(page, d.state)
	if !quiet {
		story.Toss(first, rounds)
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
func series(page *program.Page, rules *jarnac.Rules, seed uint64, games int, now func() time.Time) error {
	var t tally
	start := now()
	for i := range games {
		rng := random(seed + uint64(i))
		first, _ := rules.Toss(rng)
		d := newDuel(rules, rng, first)
		turns, moves, player := 0, 0, first.Opponent()
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
	table(page, rules, seed, t)
	page.Speed(games, took)
	return page.Flush()
}
