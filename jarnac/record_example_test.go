package jarnac_test

import (
	"errors"
	"fmt"
	"log"
	"strings"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// A record is read and replayed up to the move that the rules refuse.
func ExampleReadRecord() {
	rec, err := jarnac.ReadRecord(strings.NewReader(`
@players Alice Bob
@toss Alice=M Bob=C
Bob +ABUZRT
Bob RAT
Bob +T
Bob 1:TZAR  # all letters of RAT, and the Z
Bob +E
Bob BUTES
`), nil)
	if err != nil {
		log.Fatal(err)
	}
	rules, err := jarnac.Compile(rec.Options, french.Lexicon())
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
		fmt.Println(rec.Name(step.Player), step.Move, step.After.Scores())
	}
	// Output:
	// Bob +ABRTUZ [0 0]
	// Bob RAT [0 9]
	// Bob +T [0 9]
	// Bob 1:TZAR [0 16]
	// Bob +E [0 16]
	// line 9: BUTES: a new word is made of the rack alone, which holds BETU (official/turn/new-word)
}

// A game is written down while it is played.
func ExampleRecord_Append() {
	r := rules(jarnac.Competition())
	rec := jarnac.NewRecord(r, jarnac.A, "Alice", "Bob")
	s := r.Start(rec.First)
	for _, m := range []jarnac.Move{
		jarnac.Draw(6).WithDrawn("ABUZRT"),
		jarnac.Place("RAT"),
		jarnac.Draw(1).WithDrawn("T"),
		jarnac.Extend(1, "TZAR"),
	} {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		rec.Append(jarnac.Step{Before: s, Player: s.Turn(), Move: m, After: next})
		s = next
	}
	rec.Lexicon = "" // which changes with the dictionary
	fmt.Print(rec)
	// Output:
	// @game jarnac
	// @rules competition
	// @players Alice Bob
	// @first Alice
	// Alice +ABRTUZ
	// Alice RAT
	// Alice +T
	// Alice 1:TZAR
}

// What cannot be read says where; what stands before it is there.
func ExampleReadRecord_error() {
	rec, err := jarnac.ReadRecord(strings.NewReader("A +ABUZRT\nA r4t\n"), nil)
	var e *rulebook.RecordError
	if errors.As(err, &e) {
		fmt.Println(e.Line, len(rec.Moves))
		fmt.Println(e)
	}
	// Output:
	// 2 1
	// line 2: jarnac: move "r4t": a word is letters A to Z, in capitals and without accents
}
