package jarnac_test

import (
	"iter"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
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
		records.FuzzRead(t, b, func(r jarnac.Record) iter.Seq2[jarnac.Step, error] { return records.Replay(r, french.Lexicon()) }, func(r jarnac.Record, s jarnac.State) {
			if allLetters(s) != r.Options.Bag {
				t.Fatalf("%q: the letters are %s", b, allLetters(s))
			}
		})
	})
}
