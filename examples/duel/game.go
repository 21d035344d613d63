package main

import (
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/jeudelettres/lettres/examples/internal/bot"
	"github.com/jeudelettres/lettres/examples/internal/show"
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

// move makes the next move, and reports whether there was one.
func (d *duel) move() (bool, error) {
	if d.state.Phase() == jarnac.Over {
		return false, nil
	}
	p := d.state.Turn()
	m := d.bots[p].Decide(d.state)
	var err error
	if !m.Completed() {
		m, err = d.state.Complete(d.rng, p, m)
	}
	if err == nil {
		d.state, err = d.state.Play(p, m)
	}
	if err != nil { // the bot decides on moves of State.Moves alone
		return false, fmt.Errorf("player %s in %s: %w", p, d.state, err)
	}
	return true, nil
}

// single plays one game and tells it on page, the end alone when quiet.
func single(page *show.Page, rules *jarnac.Rules, seed uint64, quiet bool) error {
	rng := random(seed)
	first, rounds := rules.Toss(rng)
	d := newDuel(rules, rng, first)
	page.Title(rules, seed)
	story := show.NewGame(page, d.state)
	if !quiet {
		story.Toss(first, rounds)
	}
	for {
		moved, err := d.move()
		if err != nil {
			return err
		}
		if !moved {
			break
		}
		if !quiet {
			story.Move(d.state)
		}
	}
	page.Verdict(d.state)
	return page.Flush()
}

// series plays games with the seeds from seed on, and writes the table of
// their results on page.
func series(page *show.Page, rules *jarnac.Rules, seed uint64, games int, now func() time.Time) error {
	var tally show.Tally
	start := now()
	for i := range games {
		rng := random(seed + uint64(i))
		first, _ := rules.Toss(rng)
		d := newDuel(rules, rng, first)
		turns, moves, player := 0, 0, first.Opponent()
		for {
			on := d.state.Turn()
			moved, err := d.move()
			if err != nil {
				return err
			}
			if !moved {
				break
			}
			moves++
			if on != player {
				turns, player = turns+1, on
			}
		}
		tally.Add(d.state, turns, moves)
	}
	took := now().Sub(start)
	page.Table(rules, seed, tally)
	page.Speed(games, took)
	return page.Flush()
}
