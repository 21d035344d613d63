package showcards_test

import (
	"fmt"
	"log"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showcards"
)

// steps plays moves from the start of a game.
func steps(moves ...string) []scrabblecards.Step {
	rules, err := scrabblecards.Compile(scrabblecards.Official(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return gametest.MustStep[scrabblecards.Step](rules.Start(scrabblecards.A), scrabblecards.ParseMove, moves...)
}

// What is told of a draw is a number: whoever reads it learns nothing of a hand.
func ExampleTell() {
	o := show.Options{Names: []string{"Alice", "Bruno"}}
	for _, step := range steps("+CRISERA", "+HATMONS", "(0,0)>CRISE", "+AEEII") {
		fmt.Println(show.Join(showcards.Tell(step, o)))
	}
	// Output:
	// Alice draws 7 cards.
	// Bruno draws 7 cards.
	// Alice lays CRISE for 14 points, across from (0,0).
	// Alice draws 5 cards.
}

// Alice sees her own hand, and that Bruno has seven cards.
func ExampleText() {
	played := steps("+CRISERA", "+HATMONS", "(0,0)>CRISE", "+AEEII", "(0,5)vSON")
	last := played[len(played)-1]
	view := last.After.View(scrabblecards.A)
	fmt.Print(showcards.Text(view, show.Options{Language: language.French, Names: []string{"Alice", "Bruno"}}, last))
	// Output:
	//        0  1  2  3  4  5    Alice                     14
	//     0  C  R  I  S  E *S      main A A E E I I R
	//     1  ·  ·  ·  ·  · *O    Bruno                     11
	//     2  ·  ·  ·  ·  · *N      main 4 cartes
	//                            pioche 93 cartes
}

// The drawing for Alice: Bruno's cards show their backs.
func ExampleSVG() {
	played := steps("+CRISERA", "+HATMONS", "(0,0)>CRISE", "+AEEII")
	last := played[len(played)-1]
	svg := showcards.SVG(last.After.View(scrabblecards.A), show.Options{Names: []string{"Alice", "Bruno"}}, last)
	fmt.Println(strings.Count(svg, `class="back"`), "backs")
	// Output:
	// 7 backs
}
