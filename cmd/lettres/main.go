// Lettres plays, judges and serves French word games: a command for each use.
package main

import (
	"fmt"
	"os"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/arbiter"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/cards"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/duel"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/engine"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/jago"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/match"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/scrabble"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/watch"
)

var commands = map[string]func(args []string, w program.World) int{
	"arbiter": arbiter.Run, "match": match.Run, "engine": engine.Run, "serve": serve.Run, "watch": watch.Run,
	"duel": duel.Run, "scrabble": scrabble.Run, "cards": cards.Run, "jago": jago.Run,
}

func main() {
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "lettres arbiter|match|engine|serve|duel|scrabble|cards|jago")
		os.Exit(2)
	}
	os.Exit(commands[os.Args[1]](os.Args[2:], program.Real()))
}
