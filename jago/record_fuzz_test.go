package jago_test

import (
	"iter"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
)

// lettersOf is all the letters of a position.
func lettersOf(s jago.State) bag.Bag {
	var laid []byte
	for q := range board.Squares(jago.Size, jago.Size) {
		if letter := s.Letter(q); letter != 0 {
			laid = append(laid, letter)
		}
	}
	return bag.Of(laid).Plus(s.Bag()).Plus(s.Beside()).Plus(s.Rack(jago.Red)).Plus(s.Rack(jago.Blue))
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
	few := must.Get(lexicon.ReadList(strings.NewReader("RAS\nTE\nRATE\n")))(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		records.FuzzRead(t, b, func(r jago.Record) iter.Seq2[jago.Step, error] {
			if o := r.Options.String(); o == "official" || o == "official validation=contest" {
				return r.Replay(rulesOf(t, o))
			}
			return records.Replay(r, few) // to compile with all French words takes long
		}, func(r jago.Record, s jago.State) {
			if lettersOf(s) != r.Options.Bag {
				t.Fatalf("%q: the letters are %s", b, lettersOf(s))
			}
		})
	})
}
