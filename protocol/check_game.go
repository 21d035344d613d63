package protocol

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/match"
)

// try plays a game by its usual rules, and with words that can be contested if it has such.
func (c *check) try(g *game.Game) {
	usual := g.Presets()[0]
	for i, options := range []string{usual, usual + " validation=contest"} {
		rules, err := g.Compile(options, nil)
		switch {
		case err != nil && i > 0:
			continue // without such an option
		case err != nil:
			c.begin(g.Name())
			c.end(err)
			return
		case i == 0:
			c.begin(c.say(manners, g.Name()))
			c.end(c.behave(rules))
		}
		for seat := range 2 {
			limits, title := match.Limits{}, whole
			if i == 0 && seat == 1 {
				limits, title = match.Limits{Move: time.Second, Margin: c.limits.Margin}, timed
			}
			c.begin(c.say(title, g.Name()+" "+options, g.SeatName(seat)))
			c.end(c.play(rules, seat, limits))
		}
	}
}

// play plays a whole game against random moves.
func (c *check) play(rules *game.Rules, seat int, limits match.Limits) error {
	tested, err := Players(rules, c.command, nil, c.limits, false)
	if err != nil {
		return err
	}
	random := match.Bots(func(seed uint64) (game.Bot, error) { return rules.Game().Random(seed), nil }, bot.Budget{})
	var both [2]match.Player
	for at, e := range map[int]match.Engine{seat: tested, 1 - seat: random} {
		if both[at], err = e.NewPlayer(context.Background(), at, 1); err != nil {
			return err
		}
		defer both[at].Close()
	}
	start := time.Now()
	r := match.Referee{Limits: limits, Now: func() time.Duration { return time.Since(start) }}
	result, err := r.Play(context.Background(), rules.Start(0), both, bag.NewDealer(uint64(seat)))
	switch {
	case err != nil:
		return err
	case result.Fault != nil:
		return phrases.InputError(breaks, result.Fault)
	case !result.Over:
		return phrases.InputError(notOver)
	}
	return nil
}

// behave asks for what comes seldom in a game.
func (c *check) behave(rules *game.Rules) error {
	e, err := Start(c.command, c.limits)
	if err != nil {
		return err
	}
	defer e.abandon()
	at := decision(rules)
	view := at.View(at.Turn())
	q := question{Position: positionOf(view)}
	for m := range view.Moves() {
		q.Moves = append(q.Moves, m.String())
	}
	for _, left := range [][]time.Duration{nil, {time.Minute, time.Minute}} {
		if err := e.NewGame(rules, at.Turn()); err != nil {
			return err
		}
		e.wire.tell("stop") // nobody thinks
		e.wire.tell("")
		e.wire.tell("bonjour  à tous")
		stop := make(chan struct{})
		timer := time.AfterFunc(patience, func() { close(stop) })
		q.Clock, q.Stop = Clock{Left: left}, stop
		text, _, err := e.move(context.Background(), q)
		timer.Stop()
		if err != nil {
			return err
		}
		m, err := rules.Game().ParseMove(text)
		if err == nil {
			_, err = at.Complete(rand.New(rand.NewPCG(1, 2)), at.Turn(), m)
		}
		if err != nil {
			return phrases.InputError(badMove, shown(text), err)
		}
	}
	if err := e.sync(); err != nil {
		return err
	}
	return e.hangUp()
}

// decision returns the first position of a game at random in which there is something to decide.
func decision(rules *game.Rules) game.Position {
	rng := rand.New(rand.NewPCG(1, 1))
	for p := rules.Start(0); ; {
		moves := slices.Collect(p.Moves(p.Turn()))
		if len(moves) > 1 {
			return p
		}
		step, err := p.Do(rng, p.Turn(), moves[0])
		if err != nil {
			return p
		}
		p = step.After
	}
}
