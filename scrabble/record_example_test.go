package scrabble_test

import (
	"errors"
	"fmt"
	"log"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// A record holds the draws and the contests too, and is replayed up to the move that the
// rules refuse.
func ExampleReadRecord() {
	rec, err := scrabble.ReadRecord(strings.NewReader(`
@option validation=contest
@players Alice Bruno Zoé
@first Alice
Alice +AEINRT?
Bruno +EEIKMNT
Zoé +AEIOUVX
Alice 8F:TRAINEs
Zoé ?              # in vain: five points
Alice +BDEGLOS
Bruno H7:NATK
Zoé ?              # the tiles come back
Zoé J8:NIVEAUX     # which lies there, but for the N
Zoé -
`), nil)
	if err != nil {
		log.Fatal(err)
	}
	rules, err := scrabble.Compile(rec.Options, gaddag.Lexicon())
	if err != nil {
		fmt.Println(err)
		return
	}
	for step, err := range rec.Replay(rules) {
		var v *rulebook.Violation
		if errors.As(err, &v) {
			fmt.Println(err)
			return
		}
		if step.Move.Kind() != scrabble.KindDraw {
			fmt.Println(rec.Name(step.Player), step.Move, step.After.Score(step.Player))
		}
	}
	// Output:
	// Alice 8F TRAINEs 62
	// Zoé ? -5
	// Bruno H7 N.TK 13
	// Zoé ? -5
	// Zoé J9 IVEAUX 42
	// line 14: -: the tiles that are due come first (scrabble/rack)
}

// A game is written down while it is played, and comes back as the same game.
func ExampleRecord_Append() {
	o := scrabble.Classique()
	o.Squares = board.French // H6 is row H, column 6
	rules, err := scrabble.Compile(o, gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	rec := scrabble.NewRecord(rules, scrabble.A, "Alice", "Bruno")
	s := rules.Start(rec.First)
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
	for step, err := range rec.Replay(rules) {
		if err != nil {
			log.Fatal(err)
		}
		if n := len(rec.Moves); step.Player == rec.Moves[n-1].Player && step.After == s {
			fmt.Println("It is the same game.")
		}
	}
	rec.Lexicon = "" // which changes with the dictionary
	fmt.Print(rec)
	// Output:
	// It is the same game.
	// @game scrabble
	// @rules classique
	// @option squares=french
	// @players Alice Bruno
	// @first Alice
	// Alice +AEINRT?
	// Bruno +EEIKMNT
	// Alice H6:TRAINEs
	// Alice +AEIOUVX
	// Bruno -KM+SS
}
