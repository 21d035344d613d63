// Generate makes the word graph of the embedded French lexicon:
//
//	go generate ./lexicon/french/gaddag
//
// The same lexicon gives the same bytes.
package main

import (
	"log"
	"os"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("generate: ")
	graph, err := grid.Of(french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("french.grid", graph.AppendTo(nil), 0o644); err != nil {
		log.Fatal(err)
	}
}
