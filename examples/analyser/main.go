// Analyser says what the strongest player thinks of a position of any game, given as the line
// that programs write: the best decisions, with their chance of winning and how the game may
// go on.
//
//	go run ./examples/analyser -game jarnac "line A1 RAT; rack A S; bag …"
package main

import (
	"context"
	"flag"
	"fmt"
	"log"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/show"
)

func main() {
	name := flag.String("game", "jarnac", "which game")
	rules := flag.String("rules", "", "its options")
	nodes := flag.Int("nodes", 4000, "how long to think")
	flag.Parse()
	g, ok := games.Named(*name)
	if !ok {
		log.Fatal("there is no such game")
	}
	r, err := g.Compile(*rules, nil)
	if err != nil {
		log.Fatal(err)
	}
	p, err := r.ParsePosition(flag.Arg(0))
	if err == nil {
		err = analyse(p, *nodes, 3)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// analyse writes the position and its best decisions, at most so many.
func analyse(p game.Position, nodes, most int) error {
	player, err := p.Rules().Bot(bot.Strongest, 1)
	if err != nil {
		return err
	}
	player.(game.Limited).Limit(bot.Budget{Nodes: nodes})
	view, o := p.View(p.Turn()), show.Options{Language: language.French}
	_, found, err := player.Decide(context.Background(), view)
	fmt.Println(view.Status(o))
	for i, c := range found.Candidates[:min(most, len(found.Candidates))] {
		fmt.Printf("%d. %s : %.0f %%, %+.1f points\n", i+1, p.Say(c.Move, o), 100*c.Win, c.Points)
	}
	return err
}
