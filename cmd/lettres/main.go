// Lettres plays, judges and serves French word games: Jarnac, Scrabble, Scrabble, le jeu de
// cartes, and Jago. Alone it says in ten lines what it can do, in the language of the system, and with -h
// behind a command what that can do:
//
//	go run ./cmd/lettres
//	go run ./cmd/lettres watch -h
//
// Each command is a package of its own under internal.
package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/arbiter"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/engine"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/env"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/learn"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/match"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/options"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/play"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/rpc"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/rule"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/site"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/stats"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/tournament"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/watch"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/nearest"
)

// A command is one of those of the program.
type command struct {
	name string
	does string // one of the phrases
	run  func(args []string, w program.World) int
}

// commands are all but completion, which lists them.
var commands = []command{
	{"learn", teaches, over(learn.Run)},
	{"watch", watches, over(watch.Run)},
	{"play", plays, over(play.Run)},
	{"puzzle", poses, over(puzzle.Run)},
	{"arbiter", judges, arbiter.Run},
	{"review", reviews, arbiter.Review},
	{"stats", counts, over(stats.Run)},
	{"word", words, arbiter.Word},
	{"rule", rules, over(rule.Run)},
	{"options", lists, options.Run},
	{"serve", serves, over(serve.Run)},
	{"site", offers, site.Run},
	{"match", matches, over(match.Main)},
	{"tournament", holds, tournament.Run},
	{"engine", speaks, over(engine.Run)},
	{"rpc", answers, over(rpc.Run)},
	{"env", trains, over(env.Run)},
}

// inFrench are the commands that people mean by French words, without accents.
var inFrench = map[string]string{
	"apprendre": "learn", "lecons": "learn", "regarder": "watch", "jouer": "play", "jeu": "play", "probleme": "puzzle", "arbitre": "arbiter",
	"revue": "review", "bilan": "review", "statistiques": "stats", "mot": "word", "regles": "rule", "reglement": "rule", "tournoi": "tournament",
	"aide": "help", "page": "serve",
}

// kinds are the commands in a few lines, for somebody who sees the program for the first time.
var kinds = []struct{ names, does string }{
	{"learn", teaches},
	{"play, watch", playsOrWatches},
	{"puzzle", poses},
	{"review, stats", looksBack},
	{"arbiter, word, rule, options", settles},
	{"serve, site", servesPages},
	{"match, tournament", compares},
	{"engine, rpc, env", talks},
}

// over returns a command that plays all games.
func over(run func([]string, program.World, []*game.Game) int) func([]string, program.World) int {
	return func(args []string, w program.World) int { return run(args, w, games.All()) }
}

func main() { os.Exit(run(os.Args[1:], program.Real())) }

// run returns the exit status.
func run(args []string, w program.World) int {
	lang := program.Language(w.Getenv)
	if len(args) == 0 {
		io.WriteString(w.Stdout, overview(lang))
		return 0
	}
	switch args[0] {
	case "help":
		if len(args) > 1 {
			return run([]string{args[1], "-h"}, w)
		}
		fallthrough
	case "-h", "-help", "--help":
		io.WriteString(w.Stdout, all(lang))
		return 0
	}
	if args[0] == "completion" {
		return complete(args[1:], w)
	}
	names := []string{"completion", "help"}
	for _, c := range commands {
		if c.name == args[0] {
			return c.run(args[1:], w)
		}
		names = append(names, c.name)
	}
	asked := excerpt.Truncate(args[0])
	fault := phrases.Sprintf(lang, noCommand, asked)
	french := slices.Sorted(maps.Keys(inFrench))
	name, ok := nearest.Of(append(names, french...), asked)
	if command := inFrench[name]; command != "" {
		name = command
	}
	if ok {
		fault = phrases.Sprintf(lang, noCommandBut, asked, name)
	}
	fmt.Fprintf(w.Stderr, "lettres: %s\n", fault)
	return 2
}

// overview returns what the program can do, in ten lines.
func overview(lang language.Tag) string {
	text := phrases.Sprintf(lang, title) + "\n\n"
	for _, k := range kinds {
		text += "  " + draw.Left(k.names, 30) + phrases.Sprintf(lang, k.does) + "\n"
	}
	return program.Help(text+"\n"+phrases.Sprintf(lang, helps)+"\n", 80)
}

// all returns a line for each command.
func all(lang language.Tag) string {
	text := phrases.Sprintf(lang, title) + "\n\n"
	for _, c := range commands {
		text += "  lettres " + draw.Left(c.name, 12) + phrases.Sprintf(lang, c.does) + "\n"
	}
	return program.Help(text+"\n"+phrases.Sprintf(lang, more)+"\n", 80)
}
