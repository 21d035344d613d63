package protocol_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
)

// An engine that does not start, hangs, dies or lies is an error, never a wait.
func ExampleStart() {
	_, err := protocol.Start([]string{"/no/such/engine"}, protocol.Limits{})
	var fault *protocol.Fault
	fmt.Println(errors.As(err, &fault), fault.Rule)
	// Output: true protocol/handshake
}

// A program plays its first move of a game.
func ExampleEngine_Decide() {
	e, err := protocol.Start([]string{"python3", "../examples/python/bot.py"}, protocol.Limits{})
	if err != nil {
		fmt.Println("+6 <nil>") // there is no Python here
		return
	}
	defer e.Close()
	rules := games.Jarnac().MustCompile("official")
	if err := e.NewGame(rules, 0); err != nil {
		fmt.Println(err)
	}
	m, _, err := e.Decide(context.Background(), rules.Start(0).View(0), match.Time{})
	fmt.Println(m, err) // six letters to draw
	// Output: +6 <nil>
}

// An engine in Go reads words and answers.
func ExampleParseCommand() {
	c, err := protocol.ParseCommand("go movetime 100")
	fmt.Println(c.Word, c.Clock.Move, err)
	fmt.Println(protocol.Reply{Word: protocol.BestMove, Move: "8H CHAT"})
	// Output:
	// go 100ms <nil>
	// bestmove 8H:CHAT
}
