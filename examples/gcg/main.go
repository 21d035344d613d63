// Gcg goes through games of Scrabble in the format of other programs: each move with its points,
// and why a move is refused.
//
//	go run ./examples/gcg < game.gcg
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

func main() { check(os.Stdin) }

func check(r io.Reader) {
	for game, err := range arbiter.New(gaddag.Lexicon(), games.Scrabble()).Records(r, "game.gcg") {
		if err != nil {
			log.Fatal(err)
		}
		for r := range game.Rulings() {
			fmt.Printf("%-6s %-12s %+4d %4d", game.Names[r.By], r.Text, r.Score, r.Total)
			if !r.Legal {
				fmt.Print(": ", r.Explain(language.English))
			}
			fmt.Println()
		}
	}
}
