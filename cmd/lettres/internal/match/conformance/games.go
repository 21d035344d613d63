package conformance

import (
	"context"
	"math/rand/v2"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/engine"
	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/cmd/internal/protocol"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// games is how each game is tried.
var games = map[string]func(c *check){
	"jarnac": func(c *check) {
		try(c, jarnac.ParseOptions, jarnac.Compile, fine(players.Jarnac), "official", "competition validation=contest")
	},
	"scrabble": func(c *check) {
		try(c, scrabble.ParseOptions, scrabble.Compile, players.Scrabble, "classique", "classique validation=contest")
	},
	"scrabblecards": func(c *check) {
		try(c, scrabblecards.ParseOptions, scrabblecards.Compile, players.Cards, "official", "official validation=contest")
	},
	"jago": func(c *check) {
		try(c, jago.ParseOptions, jago.Compile, fine(players.Jago), "official", "official validation=contest")
	},
}

// fine is a function that cannot fail as one that can.
func fine[R, G any](f func(R) G) func(R) (G, error) {
	return func(r R) (G, error) { return f(r), nil }
}

// try plays games by each of the options.
func try[O, R any, S match.State[S, P, V, M, U], P players.Seat, V engine.View[M], M players.Move, U match.Outcome[P]](
	c *check, parse func(string) (O, error), compile func(O, *lexicon.Lexicon) (R, error), game func(R) (*players.Game[S, P, V, M, U], error), options ...string) {
	for i, text := range options {
		o, err := parse(text)
		var g *players.Game[S, P, V, M, U]
		if err == nil {
			var rules R
			if rules, err = compile(o, gaddag.Lexicon()); err == nil {
				g, err = game(rules)
			}
		}
		if err != nil {
			panic("conformance: " + err.Error()) // the options are ours
		}
		name := g.Protocol.Name + " " + text
		if i == 0 {
			c.begin(c.say(manners, g.Protocol.Name))
			c.end(behave(c, g))
		}
		for seat := range P(2) {
			limits, title := match.Limits{}, whole
			if i == 0 && seat == 1 {
				limits, title = match.Limits{Move: time.Second, Margin: c.limits.Margin}, timed
			}
			c.begin(c.say(title, name, seat.String()))
			c.end(play(c, g, seat, limits))
		}
	}
}

// play plays a whole game against random moves.
func play[S match.State[S, P, V, M, O], P players.Seat, V engine.View[M], M players.Move, O match.Outcome[P]](c *check, g *players.Game[S, P, V, M, O], seat P, limits match.Limits) error {
	side, err := engine.NewSide[P](g.Protocol, c.command, nil, c.limits)
	if err != nil {
		return err
	}
	var both [2]match.Player[V, M]
	for p, e := range map[P]match.Engine[P, V, M]{seat: side, 1 - seat: match.Random[P, V, M]()} {
		if both[p], err = e.NewPlayer(context.Background(), p, 1); err != nil {
			return err
		}
		defer both[p].Close()
	}
	start := time.Now()
	r := match.Referee[S, P, V, M, O]{Resign: g.Resign, Strict: g.Strict, Limits: limits, Now: func() time.Duration { return time.Since(start) }}
	result, err := r.Play(context.Background(), g.Start(0), both, bag.NewDealer(uint64(seat)))
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
func behave[S match.State[S, P, V, M, O], P players.Seat, V engine.View[M], M players.Move, O match.Outcome[P]](c *check, g *players.Game[S, P, V, M, O]) error {
	e, err := engine.Start(c.command, c.limits)
	if err != nil {
		return err
	}
	defer e.Kill()
	s := decision(g)
	view := s.View(s.Turn())
	q := engine.Question{Position: g.Protocol.Text(view)}
	for m := range view.Moves() {
		q.Moves = append(q.Moves, m.String())
	}
	for _, left := range [][]time.Duration{nil, {time.Minute, time.Minute}} {
		if err := e.NewGame(g.Protocol.Name, g.Protocol.Options, s.Turn().String()); err != nil {
			return err
		}
		e.Tell("stop") // nobody thinks
		e.Tell("")
		e.Tell("bonjour  à tous")
		stop := make(chan struct{})
		timer := time.AfterFunc(patience, func() { close(stop) })
		q.Clock, q.Stop = protocol.Clock{Left: left}, stop
		a, err := e.Move(context.Background(), q)
		timer.Stop()
		if err != nil {
			return err
		}
		m, err := g.Protocol.Parse(a.Move)
		if err == nil {
			_, err = s.Complete(rand.New(rand.NewPCG(1, 2)), s.Turn(), m)
		}
		if err != nil {
			return phrases.InputError(illegal, shown(a.Move), err)
		}
	}
	if err := e.Sync(); err != nil {
		return err
	}
	return e.HangUp()
}

// decision is the first position of a game at random in which there is something to decide.
func decision[S match.State[S, P, V, M, O], P players.Seat, V engine.View[M], M players.Move, O match.Outcome[P]](g *players.Game[S, P, V, M, O]) S {
	rng := rand.New(rand.NewPCG(1, 1))
	for s := g.Start(0); ; {
		var moves []M
		for m := range s.Moves(s.Turn()) {
			moves = append(moves, m)
		}
		if len(moves) > 1 {
			return s
		}
		m, err := s.Complete(rng, s.Turn(), moves[0])
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			panic("conformance: " + err.Error()) // a move that the game has named
		}
	}
}
