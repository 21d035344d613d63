package reviewjago_test

import (
	"context"
	"fmt"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games/internal/reviewjago"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// Each turn is reviewed by itself, so that a program can show how far it has come, and stop.
func Example() {
	record, err := jago.ReadRecord(strings.NewReader(`
@game jago
@players Rosa Bastien
Rosa +RASEILTNDHOU
Bastien +GBIENTNDHSRE
Rosa 6D:RAS
Rosa -
Rosa +AIM
Bastien resigns
`), nil)
	if err != nil {
		fmt.Println(err)
	}
	turns, refused := reviewjago.Turns(record.Replay(jago.MustCompile(record.Options, gaddag.Lexicon())))
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
		for _, r := range reviewjago.Tell(f, o) {
			fmt.Println("  " + strings.ReplaceAll(r.Text, "\u00a0", " "))
		}
	}
	// Output:
	// 1/2 Rosa
	//   6D RAS ; 3 d’avance
	//   Un seul mot donnait plus d’avance : 6A ADULTERIONS, 11.
	// 2/2 Bastien
	//   abandon
	//   Il y avait de quoi prendre l’avantage : 6C BRASERENT, E5 GADINS, 8D HI.
}
