package showscrabble_test

import (
	"fmt"
	"log"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// steps plays moves from the start of a game.
func steps(moves ...string) []scrabble.Step {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return gametest.MustStep[scrabble.Step](rules.Start(scrabble.A), scrabble.ParseMove, moves...)
}

// What is told of a draw is a number: whoever reads it learns nothing of a rack.
func ExampleTell() {
	o := show.Options{Names: []string{"Alice", "Bruno"}}
	for _, step := range steps("+CHATONS", "+EEIKMNT", "8D CHATON") {
		fmt.Println(show.Join(showscrabble.Tell(step, o)))
	}
	// Output:
	// Alice draws 7 tiles.
	// Bruno draws 7 tiles.
	// Alice lays CHATON at 8D for 28 points.
}

// Alice sees her own rack, and that Bruno has seven tiles.
func ExampleText() {
	played := steps("+CHATONS", "+EEIKMNT", "8D CHATON")
	last := played[len(played)-1]
	view := last.After.View(scrabble.A)
	fmt.Print(showscrabble.Text(view, show.Options{Language: language.French, Names: []string{"Alice", "Bruno"}}, last))
	// Output:
	//       A B C D E F G H I J K L M N O
	//    1  = · · ' · · · = · · · ' · · =  1     Alice                           28
	//    2  · - · · · " · · · " · · · - ·  2       chevalet S
	//    3  · · - · · · ' · ' · · · - · ·  3     Bruno                            0
	//    4  ' · · - · · · ' · · · - · · '  4       chevalet 7 jetons
	//    5  · · · · - · · · · · - · · · ·  5
	//    6  · " · · · " · · · " · · · " ·  6     sac 88 jetons
	//    7  · · ' · · · ' · ' · · · ' · ·  7
	//    8  = · ·*C*H*A*T*O*N · · ' · · =  8
	//    9  · · ' · · · ' · ' · · · ' · ·  9
	//   10  · " · · · " · · · " · · · " ·  10
	//   11  · · · · - · · · · · - · · · ·  11
	//   12  ' · · - · · · ' · · · - · · '  12
	//   13  · · - · · · ' · ' · · · - · ·  13
	//   14  · - · · · " · · · " · · · - ·  14
	//   15  = · · ' · · · = · · · ' · · =  15
	//       A B C D E F G H I J K L M N O
}

// The drawing for Alice: Bruno's tiles show their backs.
func ExampleSVG() {
	played := steps("+CHATONS", "+EEIKMNT", "8D CHATON")
	last := played[len(played)-1]
	svg := showscrabble.SVG(last.After.View(scrabble.A), show.Options{Names: []string{"Alice", "Bruno"}}, last)
	fmt.Println(strings.Count(svg, `class="back"`), "backs")
	for line := range strings.Lines(svg) {
		if strings.HasPrefix(line, "<desc") {
			_, desc, _ := strings.Cut(line, ">")
			fmt.Println(strings.ReplaceAll(strings.TrimSuffix(desc, "</desc>\n"), ". ", ".\n"))
		}
	}
	// Output:
	// 7 backs
	// Alice is on turn: draw 6 tiles.
	// Alice: 28 points, 1 tile.
	// Alice holds S.
	// Bruno: 0 points, 7 tiles.
	// CHATON at 8D.
	// Bag: 88 tiles.
}
