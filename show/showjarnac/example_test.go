package showjarnac_test

import (
	"fmt"
	"log"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// steps plays moves from the start of a game by the rules of the box.
func steps(moves ...string) []jarnac.Step {
	rules, err := jarnac.Compile(jarnac.Classic(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return gametest.MustStep[jarnac.Step](rules.Start(jarnac.A), jarnac.ParseMove, moves...)
}

func ExampleTell() {
	o := show.Options{Language: language.French, Names: []string{"Alice", "Bruno"}}
	for _, step := range steps("+ABUZRT", "RAT", "+T", "-", "!1:TZAR") {
		fmt.Println(strings.ReplaceAll(show.Join(showjarnac.Tell(step, o)), "\u00a0", " "))
	}
	// Output:
	// Alice pioche ABRTUZ.
	// Alice pose RAT, ligne 1.
	// Alice pioche T.
	// Alice passe.
	// Jarnac ! Bruno prend RAT + Z = TZAR à Alice (ligne 1), désormais ligne 1.
}

// The last step stands out: the Jarnac with which Bruno took a word.
func ExampleText() {
	played := steps("+ABUZRT", "RAT", "+T", "-", "!1:TZAR")
	last := played[len(played)-1]
	fmt.Print(showjarnac.Text(last.After, show.Options{Names: []string{"Alice", "Bruno"}}, last))
	// Output:
	//   Alice                     0 points     Bruno                    16 points
	//             9 16 25 36 49 64 81                    9 16 25 36 49 64 81
	//   !1  ·  ·  ·  ·  ·  ·  ·  ·  ·          !1  T  Z  A  R  ·  ·  ·  ·  ·   16
	//    2  ·  ·  ·  ·  ·  ·  ·  ·  ·           2  ·  ·  ·  ·  ·  ·  ·  ·  ·
	//    3  ·  ·  ·  ·  ·  ·  ·  ·  ·           3  ·  ·  ·  ·  ·  ·  ·  ·  ·
	//    4  ·  ·  ·  ·  ·  ·  ·  ·  ·           4  ·  ·  ·  ·  ·  ·  ·  ·  ·
	//    5  ·  ·  ·  ·  ·  ·  ·  ·  ·           5  ·  ·  ·  ·  ·  ·  ·  ·  ·
	//    6  ·  ·  ·  ·  ·  ·  ·  ·  ·           6  ·  ·  ·  ·  ·  ·  ·  ·  ·
	//    7  ·  ·  ·  ·  ·  ·  ·  ·  ·           7  ·  ·  ·  ·  ·  ·  ·  ·  ·
	//    8  ·  ·  ·  ·  ·  ·  ·  ·  ·           8  ·  ·  ·  ·  ·  ·  ·  ·  ·
	//      rack B T U                             rack –
	//      0 Jarnacs                              1 Jarnac
	//   bag 137 letters
}

// An SVG is text that goes into a page as it is, or into a file of its own.
func ExampleSVG() {
	played := steps("+ABUZRT", "RAT")
	last := played[len(played)-1]
	svg := showjarnac.SVG(last.After, show.Options{Names: []string{"Alice", "Bruno & Zoé"}, Scheme: show.Dark}, last)
	for line := range strings.Lines(svg) {
		if strings.HasPrefix(line, "<title") {
			_, title, _ := strings.Cut(line, ">")
			fmt.Println(strings.TrimSuffix(title, "</title>\n"))
		}
	}
	// Output:
	// Jarnac: Alice and Bruno &amp; Zoé
}

// A move that a player may choose, for the text of a button.
func ExampleMove() {
	o, played := show.Options{Language: language.English}, steps("+ABUZRT", "RAT", "+T")
	s := played[len(played)-1].After
	fmt.Println(showjarnac.Move(s, jarnac.Extend(1, "TZAR"), o))
	fmt.Println(showjarnac.Move(s, jarnac.Jarnac(0, "RAT"), o))
	fmt.Println(showjarnac.Move(s, jarnac.Pass(), o))
	// Output:
	// transform RAT into TZAR (line 1)
	// say Jarnac: RAT from the rack
	// pass
}

// Each sentence comes with the clause that it rests on.
func ExampleTell_clauses() {
	o := show.Options{Names: []string{"Alice", "Bruno"}}
	for _, step := range steps("+ABUZRT", "RAT", "+T", "-", "!1:TZAR") {
		for _, s := range showjarnac.Tell(step, o) {
			fmt.Println(s.Clause, "-", s.Text)
		}
	}
	// Output:
	// classic/first-draw - Alice draws ABRTUZ.
	// classic/new-word - Alice lays RAT on line 1.
	// classic/bonus-draw - Alice draws T.
	// classic/pass - Alice passes.
	// classic/jarnac - Jarnac! Bruno takes RAT + Z = TZAR from Alice (line 1), now line 1.
}
