package reviewcards_test

import (
	"context"
	"fmt"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games/internal/reviewcards"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// Each turn is reviewed by itself, so that a program can show how far it has come, and stop.
func Example() {
	record, err := scrabblecards.ReadRecord(strings.NewReader(`
@game scrabblecards
@players Alice Bruno
Alice +CRISERA
Bruno +HATMOS2
Alice (0,0)>CRISE
Alice +EEIMN
Bruno (0,5)vSOMA
Bruno +AEIN
`), nil)
	if err != nil {
		fmt.Println(err)
	}
	turns, refused := reviewcards.Turns(record.Replay(scrabblecards.MustCompile(record.Options, gaddag.Lexicon())))
	if refused != nil {
		fmt.Println(refused) // and the review goes up to there
	}
	o := show.Options{Language: language.French, Names: record.Players}
	for _, turn := range turns {
		f, err := turn.Review(context.Background(), review.Options{ExactOnly: true})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("%d/%d %s\n", f.N, len(turns), record.Name(f.Player))
		for _, r := range reviewcards.Tell(f, o) {
			fmt.Println("  " + strings.ReplaceAll(r.Text, "\u00a0", " "))
		}
	}
	// Output:
	// 1/2 Alice
	//   CRISE, 14 points
	//   Scrabble manqué : CIRERAS, 68 points, 54 de plus.
	// 2/2 Bruno
	//   SOMA + CRISES, 13 points
	//   Le top : MOHAS + CRISES (compte double), 34 points, 21 de plus.
}
