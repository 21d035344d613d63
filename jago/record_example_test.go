package jago_test

import (
	"errors"
	"fmt"
	"log"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A record is read and replayed up to the move that the rules refuse.
func ExampleReadRecord() {
	rec, err := jago.ReadRecord(strings.NewReader(`
@players Alice Bob
@first Alice
Alice +RASEILTNDHOU
Bob +GBIENTNDHSRE
Alice 6D:RAS
Alice -
Alice +AIM
Bob 6C:GRAS         # stolen
Bob -
Bob +O
Alice 6C:GRESIL     # and stolen again, with an E in the place of the A
Alice -
Alice +AEE
Bob 6C:GRASIL|A     # which is no word
`), nil)
	if err != nil {
		log.Fatal(err)
	}
	rules, err := jago.Compile(rec.Options, gaddag.Lexicon())
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
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(rec.Name(step.Player), step.Move, step.After.Score(jago.Red), step.After.Score(jago.Blue))
	}
	// Output:
	// Alice +ADEHILNORSTU 0 0
	// Bob +BDEEGHINNRST 0 0
	// Alice 6D:RAS 3 0
	// Alice - 3 0
	// Alice +AIM 3 0
	// Bob 6C:GRAS 0 4
	// Bob - 0 4
	// Bob +O 0 4
	// Alice 6C:GRESIL 6 0
	// Alice - 6 0
	// Alice +AEE 6 0
	// line 15: 6C:GRASIL|A: the dictionary does not have it (jago/words)
}

// A game is written down while it is played.
func ExampleRecord_Append() {
	r, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	rec := jago.NewRecord(r, jago.Red, "Alice", "Bob")
	s := r.Start(rec.First)
	for _, m := range []jago.Move{
		jago.Draw(12).WithDrawn("RASEILTNDHOU"),
		jago.Draw(12).WithDrawn("GBIENTNDHSRE"),
		jago.Place(board.At(5, 3), board.Across, "RAS"),
		jago.EndTurn(),
		jago.Draw(3).WithDrawn("AIM"),
	} {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		rec.Append(jago.Step{Before: s, Player: s.Turn(), Move: m, After: next})
		s = next
	}
	rec.Lexicon = "" // which changes with the dictionary
	fmt.Print(rec)
	// Output:
	// @game jago
	// @rules official
	// @players Alice Bob
	// @first Alice
	// Alice +ADEHILNORSTU
	// Bob +BDEEGHINNRST
	// Alice 6D:RAS
	// Alice -
	// Alice +AIM
}

// What cannot be read says where; what stands before it is there.
func ExampleReadRecord_error() {
	rec, err := jago.ReadRecord(strings.NewReader("A +RASEILTNDHOU\nA ras\n"), nil)
	var e *rulebook.RecordError
	if errors.As(err, &e) {
		fmt.Println(e.Line, len(rec.Moves))
		fmt.Println(e)
	}
	// Output:
	// 2 1
	// line 2: jago: move "ras": a word has a square before it, as in 6F:RAS, and a draw a +, as in +RAS
}
