// Variant plays Jarnac by rules of one's own: an English list, letters for it, five lines and
// short words. Options are plain data, as text or as a jarnac.Options, and are judged as a whole.
//
//	go run ./examples/variant
package main

import (
	"context"
	"fmt"
	"log"
	"math/rand/v2"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/show"
)

const list = `
ALE ALTER ANT ART CARE CART CARTE CAT CRATE EAR EAST EAT ERA HAT HATE HEART HEAT IRE LATE NET RAT
RATE REACT RENT SEA SET STARE TAR TEA TEAR TEN TERN TIE TIRE TRACE TREAT
`

const options = "official lines=5 length=3-5 bag=AAAAAAAEEEEEEEERRRRRRRTTTTTTTTCCCNNNSSSIIILLLHHH"

func main() {
	words, err := lexicon.ReadList(strings.NewReader(strings.Join(strings.Fields(list), "\n") + "\n"))
	if err != nil {
		log.Fatal(err)
	}
	rules, err := games.Jarnac().Compile(options, words)
	if err != nil {
		log.Fatal(err) // all that is wrong, not the first fault alone
	}
	fmt.Println("by:", rules)

	greedy, _ := games.Jarnac().Greedy()
	rng := rand.New(rand.NewPCG(1, 1))
	game := rules.Start(0).Run()
	for !game.Over() {
		m, err := game.Ask(context.Background(), greedy, game.Turn())
		if err == nil {
			_, err = game.Do(rng, game.Turn(), m)
		}
		if err != nil {
			log.Fatal(err)
		}
	}
	o := show.Options{Language: language.English, Names: []string{"Ann", "Ben"}}
	out, _ := game.Outcome()
	fmt.Print(game.Position().Text(o))
	fmt.Println(out.Tell(games.Jarnac(), o))
}
