// Analyser says what the strongest player thinks of a position of any game, typed as people see
// it: the decisions that it compared, with their chance of winning.
//
//	go run ./examples/analyser <examples/analyser/testdata/jarnac.txt
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

func main() {
	p, err := arbiter.New(nil, games.All()...).Position(os.Stdin)
	if err != nil {
		log.Fatal(err)
	}
	look, err := p.At.Look(context.Background(), review.Options{})
	if err != nil {
		log.Fatal(err)
	}
	for i, d := range look.Choices(show.Options{}) {
		fmt.Printf("%d. %s: %.0f %%, %+.1f points\n", i+1, d.Text, 100*d.Value.Win, d.Value.Points)
	}
}
