package jarnac_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// What is read as a record is written and comes back as the same; what is not
// keeps what stands before the fault. To replay it never panics.
func FuzzReadRecord(f *testing.F) {
	for _, s := range []string{
		"@game jarnac\n@rules competition\n@players Alice Bob\n@toss Alice=M Bob=M\n@toss Alice=C Bob=M\nAlice +ABUZRT\nAlice RAT\n", // a game
		"@first B\nB +ABUZRT # six\n# a word\nB RAT\nB +T\nB 1:TZAR\nB +E\nB -\nA +ISSEAR\nA resign\n# over\n",                       // to its end
		"@option lines=3\n@rules classic-competition\n@option bag=AAELLRSSTTZ\n@option validation=contest\nA +TALERS\nA -\nB ?\n",    // options around the rules
		"\uFEFF@game jarnac\r\n@lexicon x\r\nA\t+ABUZRT\r\nA RAT",                                                                    // as other systems write
		"A +ABUZRT\nA -\nB +AEIORS\nB -\nA -ABU+LLE\nA 2:TZAR\nB !1:RATS\nB ?!RAT\nB ~\nB .",                                         // all kinds of moves
		"A 0:RAT\nA 999999:RAT\nA !0:RAT\nA +0\nA -+\nA -A+\nA +256\nA " + strings.Repeat("A", 300),                                  // moves that no mat knows
		"A RAT\nB resign\nB resign\n",                                                             // refused at once
		"@rules jago\n", "@game jago\n", "@players A\n", "@option lines=9\n", "@option lines=x\n", // other games
		"@toss A=A B=A\n", "@toss A=a B=B\n", "@toss A=A B=B\n@rules classic\n", "@first A\n@toss ", // no toss
		"A RAT\n@first A\n", "A rat\n", "C RAT\n", "A \n", "A\x00", "\xFF", "", "#", "@", // faults
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		rec, err := jarnac.ReadRecord(bytes.NewReader(b))
		lines := bytes.SplitAfter(b, []byte("\n"))
		if err != nil {
			var e *jarnac.RecordError
			if !errors.As(err, &e) || e.Line < 1 || e.Line > len(lines) {
				t.Fatalf("%q: %v", b, err)
			}
			before := bytes.Join(lines[:e.Line-1], nil)
			if want, err := jarnac.ReadRecord(bytes.NewReader(before)); err == nil {
				if diff := sameRecord(want, rec); diff != "" && len(want.Moves)+len(rec.Moves) > 0 { // a head is judged as a whole
					t.Fatalf("%q: %v, and what stands before it is another record (-want +got)\n%s", b, e, diff)
				}
			}
		}
		text, wrong := rec.MarshalText()
		switch {
		case wrong == nil:
			back, err := jarnac.ReadRecord(bytes.NewReader(text))
			if err != nil {
				t.Fatalf("%q is written %q: %v", b, text, err)
			}
			if diff := sameRecord(rec, back); diff != "" {
				t.Fatalf("%q is written %q (-want +got)\n%s", b, text, diff)
			}
			if back.String() != string(text) {
				t.Fatalf("%q is written %q, then %q", b, text, back)
			}
		case err != nil: // a toss that no round has decided
		case !strings.Contains(wrong.Error(), "at most"): // so many lines, or bytes
			t.Fatalf("%q is read, and cannot be written: %v", b, wrong)
		}
		n := 0
		var last error
		for s, err := range rec.Replay(french.Lexicon()) {
			n++
			if last != nil {
				t.Fatalf("%q: the replay goes on after %v", b, last)
			}
			last = err
			if s != (jarnac.State{}) && allLetters(s) != rec.Options.Bag {
				t.Fatalf("%q: the letters are %s after %d moves", b, allLetters(s), n-1)
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
