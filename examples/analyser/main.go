// Analyser says what the strongest player thinks of a position of any game, given as the line
// that programs write: the three best decisions, with their chance of winning.
//
//	go run ./examples/analyser "turn B; lines RAT/; racks BSUZ/EILNOT;"
package main

import (
	"context"
	"flag"
	"fmt"
	"log"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

func main() {
	name := flag.String("game", "jarnac", "which game")
	options := flag.String("rules", "", "its options")
	nodes := flag.Int("nodes", 4000, "how long to think")
	flag.Parse()
	g, _ := games.Named(*name) // nothing compiles for no game
	rules, err := g.Compile(*options, nil)
	if err != nil {
		log.Fatal(err)
	}
	p, err := rules.ParsePosition(flag.Arg(0))
	if err != nil {
		log.Fatal(err)
	}
	look, _, err := p.Look(context.Background(), review.Options{Budget: bot.Budget{Nodes: *nodes}})
	if err != nil {
		log.Fatal(err)
	}
	best := look.Choices(show.Options{Language: language.French})
	for i, d := range best[:min(3, len(best))] {
		fmt.Printf("%d. %s : %.0f %%, %+.1f points\n", i+1, d.Text, 100*d.Value.Win, d.Value.Points)
	}
}
