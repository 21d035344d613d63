package gcg_test

import (
	"errors"
	"fmt"
	"log"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// A game is read, as other programs write it, and replayed up to what is wrong in it:
// Bruno has counted TE, and forgotten EI.
func ExampleRead() {
	rec, err := gcg.Read(strings.NewReader(`#character-encoding UTF-8
#player1 alice Alice Martin
#player2 bruno Bruno
#lexicon ODS9
>alice: AEINRT? 8F TRAINEs +62 62
>bruno: EEIKMNT H7 T.NK +13 13
>alice: AEIOUVX 10H .I +11 73
>bruno: EEEIMST 7H .E +3 16
`))
	if err != nil {
		log.Fatal(err)
	}
	for _, err := range rec.Replay(scrabble.MustCompile(rec.Options, gaddag.Lexicon())) {
		var v *rulebook.Violation
		if errors.As(err, &v) {
			fmt.Println(err)
		}
	}
	// Output:
	// line 8: 7H .E: the points are 6, and not 3 (scrabble/score)
}

// The states of a replay are positions like any other.
func ExampleGCG_Replay() {
	rec, err := gcg.Read(strings.NewReader(`#player1 alice
#player2 bruno
>alice: AEINRT? 8F TRAINEs +62 62
>bruno: EEIKMNT H7 T.NK +13 13
>bruno: EEIKMNT -- -13 0
#rack1 AEIOUVX
`))
	if err != nil {
		log.Fatal(err)
	}
	var s scrabble.State
	n := 0
	for step, err := range rec.Replay(scrabble.MustCompile(rec.Options, gaddag.Lexicon())) {
		if err != nil {
			log.Fatal(err)
		}
		e := rec.Events[n]
		n, s = n+1, step.After
		fmt.Println(rec.Name(e.Player), e.Text(), s.Score(e.Player))
	}
	best, _ := s.Best()
	fmt.Println(rec.Name(s.Turn()), "can lay", s.Notation(best), "for", s.Points(best))
	// Output:
	// alice 8F TRAINEs 62
	// bruno H7 T.NK 13
	// bruno -- 0
	// alice can lay 7H AXE for 47
}

// A game is written down while it is played.
func ExampleGCG_Append() {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	rec := gcg.New(rules, scrabble.A, "Alice Martin", "Bruno")
	s := rules.Start(scrabble.A)
	for _, m := range []scrabble.Move{
		scrabble.Draw(7).WithDrawn("AEINRT?"),
		scrabble.Draw(7).WithDrawn("EEIKMNT"),
		scrabble.Place(board.At(7, 5), board.Across, "TRAINEs"),
		scrabble.Draw(7).WithDrawn("AEIOUVX"),
		scrabble.Exchange("KM").WithDrawn("SS"),
	} {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		rec.Append(scrabble.Step{Before: s, Player: s.Turn(), Move: m, After: next})
		s = next
	}
	fmt.Print(rec)
	// Output:
	// #character-encoding UTF-8
	// #player1 Alice_Martin Alice Martin
	// #player2 Bruno Bruno
	// #tile-distribution french
	// >Alice_Martin: AEINRT? 8F TRAINEs +62 62
	// >Bruno: EEIKMNT -KM +0 0
	// #rack1 AEIOUVX
	// #rack2 EEINSST
}
