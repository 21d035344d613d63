package python

import (
	"context"
	"flag"
	"fmt"
	"os/exec"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/examples/internal/engine"
	"github.com/jeudelettres/lettres/examples/internal/protocol"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// patient are limits for a busy machine.
var patient = engine.Limits{Start: time.Minute, Quit: time.Minute}

// go test ./examples/python -v -pairs 100
var pairs = flag.Int("pairs", 0, "pairs of games of each test; 0 is a few")

// The bot plays whole games without a fault, and beats a player who makes random moves.
func TestJarnac(t *testing.T) {
	for _, options := range []string{"official", "competition validation=contest"} {
		o, err := jarnac.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := jarnac.Compile(o, gaddag.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		beatsRandom[jarnac.State, jarnac.Player, jarnac.View, jarnac.Move, jarnac.Outcome](t, rules.Start, jarnac.Resign(), engine.Game[jarnac.View, jarnac.Move]{
			Name: "jarnac", Options: options,
			Text:    func(v jarnac.View) string { return v.State.String() },
			Parse:   jarnac.ParseMove,
			Contest: jarnac.Contest(),
		})
	}
}

func TestScrabble(t *testing.T) {
	for _, options := range []string{"classique", "classique validation=contest"} {
		o, err := scrabble.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := scrabble.Compile(o, gaddag.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		beatsRandom[scrabble.State, scrabble.Player, scrabble.View, scrabble.Move, scrabble.Outcome](t, rules.Start, scrabble.Resign(), engine.Game[scrabble.View, scrabble.Move]{
			Name: "scrabble", Options: options,
			Text:    scrabble.View.String,
			Parse:   func(token string) (scrabble.Move, error) { return scrabble.ParseMove(protocol.Notation(token)) },
			Contest: scrabble.Contest(),
		})
	}
}

func beatsRandom[S match.State[S, P, V, M, O], P interface {
	~uint8
	String() string
}, V engine.View[M], M interface {
	match.Move
	engine.Move
}, O match.Outcome[P]](t *testing.T, start func(P) S, resign M, game engine.Game[V, M]) {
	t.Helper()
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip(err)
	}
	side, err := engine.NewSide[P](game, []string{"python3", "bot.py"}, nil, patient)
	if err != nil {
		t.Fatal(err)
	}
	m := match.Match[S, P, V, M, O]{
		Referee: match.Referee[S, P, V, M, O]{Resign: resign},
		Start:   start,
		Engines: [2]match.Engine[P, V, M]{side, match.Random[P, V, M]()},
	}
	n := *pairs
	if n == 0 {
		n = gametest.N(2, 20)
	}
	won, lost, moves, began := 0, 0, 0, time.Now()
	for pair, err := range m.Pairs(context.Background(), 0, n) {
		if err != nil {
			t.Fatal(err)
		}
		for g, result := range pair.Games {
			if result.Fault != nil || !result.Over {
				t.Fatalf("game %d of pair %d: %v", g, pair.N, result.Fault)
			}
			seat := match.Seat[P](0, g)
			moves += result.Asked[seat]
			switch {
			case result.Outcome.WonBy(seat):
				won++
			case result.Outcome.WonBy(1 - seat):
				lost++
			}
		}
	}
	took := time.Since(began)
	t.Logf("%s %s: %s", game.Name, game.Options, fmt.Sprintf("%d won, %d lost, %d moves of the bot in %v", won, lost, moves, took))
	if won <= 3*lost {
		t.Errorf("%s %s: %d games won, and %d lost against random moves", game.Name, game.Options, won, lost)
	}
}
