// Variant plays Jarnac by rules of one's own: an English list, letters for it, five lines, and
// words of house rules. Options are plain data, and are judged as a whole.
//
//	go run ./examples/variant
package main

import (
	"fmt"
	"log"
	"math/rand/v2"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

const list = `
ALE ALTER ANT ART CARE CART CARTE CAT CRATE EAR EAST EAT ERA HAT HATE HEART HEAT IRE LATE NET RAT
RATE REACT RENT SEA SET STARE TAR TEA TEAR TEN TERN TIE TIRE TRACE TREAT
`

func main() {
	words, err := lexicon.ReadList(strings.NewReader(strings.Join(strings.Fields(list), "\n") + "\n"))
	if err != nil {
		log.Fatal(err)
	}
	o := jarnac.Official()
	o.Lines = 5
	o.Bag = bag.MustParse("AAAAAAAEEEEEEEERRRRRRRTTTTTTTTCCCNNNSSSIIILLLHHH")
	o.MaxLength = 5
	rules, err := jarnac.Compile(o, words)
	if err != nil {
		log.Fatal(err) // all that is wrong, not the first fault alone
	}
	fmt.Println("by:", o.Lines, "lines,", o.Bag.Len(), "letters,", words.Len(), "words")

	rng := rand.New(rand.NewPCG(1, 1))
	s, points := rules.Start(jarnac.A), 0
	for {
		out, over := s.Outcome()
		if over {
			fmt.Println(showjarnac.Outcome(out, show.Options{Language: language.English, Names: []string{"Ann", "Ben"}}))
			break
		}
		m := best(s)
		points += s.Points(m)
		if m, err = s.Complete(rng, s.Turn(), m); err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			log.Fatal(err)
		}
	}
	for p := range s.Players() {
		for line, word := range s.Lines(p) {
			if word != "" {
				fmt.Println(p, line, word)
			}
		}
	}
}

// best returns the move with the most points, or the first that there is.
func best(s jarnac.State) (m jarnac.Move) {
	most := -1
	for one := range s.Moves(s.Turn()) {
		if n := s.Points(one); n > most {
			m, most = one, n
		}
	}
	return m
}
