package reviewjarnac_test

import (
	"context"
	"fmt"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games/internal/reviewjarnac"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// Each turn is reviewed by itself, so that a program can show how far it has come, and stop.
func Example() {
	record, err := jarnac.ReadRecord(strings.NewReader(`
@players Alice Bruno
Alice +ABUZRT
Alice RAT
Alice +E
Alice -
Bruno +EEIMNS
Bruno -
`), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	turns, refused := reviewjarnac.Turns(record.Replay(jarnac.MustCompile(record.Options, french.Lexicon())))
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
		for _, r := range reviewjarnac.Tell(f, o) {
			fmt.Println("  " + strings.ReplaceAll(r.Text, "\u00a0", " "))
		}
	}
	// Output:
	// 1/2 Alice
	//   RAT
	//   RAT pouvait être plus long : BURAT, valeur +16.
	//   Laisse 26 Jarnacs à Bruno, dont RAT + BEU = AUBERT, +45 d’avance. Bruno n’en a dit aucun.
	// 2/2 Bruno
	//   rien posé
	//   Jarnac manqué : RAT + BEU = AUBERT, +45 d’avance. Il y en avait 25 autres, dont BUTERA, EBRUTA, REBUTA, RETUBA, TUBERA.
	//   Laisse 44 Jarnacs à Alice, dont ENSIME (reliquat), +36 d’avance.
}
