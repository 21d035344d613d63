package jago_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// lettersOf is all the letters of a position.
func lettersOf(s jago.State) bag.Bag {
	var board []byte
	for q := range jago.Square(jago.Size * jago.Size) {
		if letter, _ := s.Letter(q); letter != 0 {
			board = append(board, letter)
		}
	}
	return bag.Of(board).Plus(s.Bag()).Plus(s.Beside()).Plus(s.Rack(jago.Red)).Plus(s.Rack(jago.Blue))
}

// What is read as a record is written and comes back as the same; what is not keeps what
// stands before the fault. To replay it never panics.
func FuzzReadRecord(f *testing.F) {
	for _, s := range []string{
		taleText + "Bob +O\nAlice 6C:GRESIL\nAlice -\nAlice +AEE\nBob 6C:BRESILIEN\nBob -\n",                                      // a game
		"@option validation=contest\n" + taleText + "Alice ?\nBob ^D6,E6\nBob +O\nAlice D6:RXX\nBob ?\nBob ^\nAlice ~",            // with contests
		"@option rack=3\n@rules official\n@option letters=AAEERRSSTT\nA +RAS\nB +TEE\nA 6F:RAS\nA -\nA +AST\nB I6:TE\nB resign\n", // options around the rules
		"\uFEFF@game jago\r\n@lexicon x\r\nA\t+RASEILTNDHOU\r\nA -",                                                               // as other systems write
		"A +\nA +0\nA +256\nA 0F:RAS\nA 6L:RAS\nA 6F:RAS|\nA 6F:R|AAA\nA ^^\nA ^A1,\nA " + strings.Repeat("A", 300),               // moves that are none
		"A 6F:RAS\nB resign\nB resign\n",                                                                                                    // refused at once
		"@rules jarnac\n", "@game jarnac\n", "@players A\n", "@option rack=99\n", "@option rack=x\n", "@toss A=A B=B\n", "@first A\n@toss ", // other games
		"A -\n@first A\n", "A ras\n", "C -\n", "A \n", "A\x00", "\xFF", "", "#", "@", // faults
	} {
		f.Add([]byte(s))
	}
	few, err := lexicon.ReadList(strings.NewReader("RAS\nTE\nRATE\n"))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		rec, err := jago.ReadRecord(bytes.NewReader(b))
		lines := bytes.SplitAfter(b, []byte("\n"))
		if err != nil {
			var e *jago.RecordError
			if !errors.As(err, &e) || e.Line < 1 || e.Line > len(lines) {
				t.Fatalf("%q: %v", b, err)
			}
			before := bytes.Join(lines[:e.Line-1], nil)
			if want, err := jago.ReadRecord(bytes.NewReader(before)); err == nil {
				if diff := sameRecord(want, rec); diff != "" && len(want.Moves)+len(rec.Moves) > 0 { // a head is judged as a whole
					t.Fatalf("%q: %v, and what stands before it is another record (-want +got)\n%s", b, e, diff)
				}
			}
		}
		text, wrong := rec.MarshalText()
		switch {
		case wrong == nil:
			back, err := jago.ReadRecord(bytes.NewReader(text))
			if err != nil {
				t.Fatalf("%q is written %q: %v", b, text, err)
			}
			if diff := sameRecord(rec, back); diff != "" {
				t.Fatalf("%q is written %q (-want +got)\n%s", b, text, diff)
			}
			if back.String() != string(text) {
				t.Fatalf("%q is written %q, then %q", b, text, back)
			}
		case !strings.Contains(wrong.Error(), "at most"): // so many lines, or bytes
			t.Fatalf("%q is read, and cannot be written: %v", b, wrong)
		}
		states := rec.Replay(few) // to compile with all French words takes long
		if o := rec.Options.String(); o == "official" || o == "official validation=contest" {
			states = rec.ReplayWith(rulesNamed(t, o))
		}
		n := 0
		var last error
		for s, err := range states {
			n++
			if last != nil {
				t.Fatalf("%q: the replay goes on after %v", b, last)
			}
			last = err
			if s != (jago.State{}) && lettersOf(s) != rec.Options.Letters {
				t.Fatalf("%q: the letters are %s after %d moves", b, lettersOf(s), n-1)
			}
		}
		var v *rulebook.Violation
		switch {
		case last == nil && n == len(rec.Moves)+1:
		case errors.As(last, &v) && n > 1 && n <= len(rec.Moves)+1 && v.Move == rec.Moves[n-2].Move.String():
		case last != nil && v == nil && n == 1: // no rules
		default:
			t.Fatalf("%q: %d states of %d moves, %v", b, n, len(rec.Moves), last)
		}
	})
}
