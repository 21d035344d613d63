package showjago_test

import (
	"fmt"
	"log"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjago"
)

// steps plays moves from the start of a game.
func steps(moves ...string) []jago.Step {
	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return gametest.MustStep[jago.Step](rules.Start(jago.Red), jago.ParseMove, moves...)
}

func ExampleTell() {
	o := show.Options{Language: language.French, Names: []string{"Alice", "Bruno"}}
	for _, step := range steps("+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "-", "+BCN", "6E:GRAS") {
		fmt.Println(strings.ReplaceAll(show.Join(showjago.Tell(step, o)), "\u00a0", " "))
	}
	// Output:
	// Alice pioche ABCEILNRSTUV.
	// Bruno pioche AEEGIMNORSTU.
	// Alice pose RAS en 6F.
	// Alice finit son tour.
	// Alice pioche BCN.
	// Bruno vole RAS : GRAS. Bruno retourne 3 lettres.
}

// Bruno's letters are small ones: the G that he has laid, and those that he has turned.
func ExampleText() {
	played := steps("+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "-", "+BCN", "6E:GRAS")
	last := played[len(played)-1]
	fmt.Print(showjago.Text(last.After, show.Options{Names: []string{"Alice", "Bruno"}}, last))
	// Output:
	//       A B C D E F G H I J K
	//    1  · · · · · · · · · · ·  1      Alice                              0
	//    2  · · · · · · · · · · ·  2        rack B B C C E I L N N T U V
	//    3  · · · · · · · · · · ·  3      Bruno                              4
	//    4  · · · · · · · · · · ·  4        rack A E E I M N O R S T U
	//    5  · · · · · · · · · · ·  5
	//    6  · · · ·*g+r+a+s · · ·  6      bag 83 letters
	//    7  · · · · · · · · · · ·  7
	//    8  · · · · · · · · · · ·  8
	//    9  · · · · · · · · · · ·  9
	//   10  · · · · · · · · · · ·  10
	//   11  · · · · · · · · · · ·  11
	//       A B C D E F G H I J K
}

// The description is the position in words, for those who do not see the drawing.
func ExampleSVG() {
	played := steps("+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS")
	svg := showjago.SVG(played[2].After, show.Options{Names: []string{"Alice", "Bruno"}}, played[2])
	_, desc, _ := strings.Cut(svg, "<desc ")
	_, desc, _ = strings.Cut(desc, ">")
	desc, _, _ = strings.Cut(desc, "<")
	fmt.Println(strings.ReplaceAll(desc, ". ", ".\n"))
	// Output:
	// Alice is on turn: lay words or end the turn.
	// Alice, red: 3 letters.
	// Rack: B C E I L N T U V.
	// Bruno, blue: 0 letters.
	// Rack: A E E G I M N O R S T U.
	// RAS at 6F, of Alice: red 3.
	// Bag: 86 letters.
}
