// Generate makes the word graphs of the embedded French lexicon:
//
//	go generate ./lexicon/french/gaddag
//
// The same lexicon gives the same bytes.
package main

import (
	"log"
	"os"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("generate: ")
	playable := lexicon.AllClasses.Without(lexicon.ClassesOf(lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper))
	data, err := grid.Store(french.Lexicon(),
		playable, // Scrabble and the card game
		playable|lexicon.ClassesOf(lexicon.Prefix), // Jago
		lexicon.AllClasses,
	)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("french.grid", data, 0o644); err != nil {
		log.Fatal(err)
	}
}
