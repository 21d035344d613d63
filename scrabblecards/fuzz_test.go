package scrabblecards_test

import (
	"iter"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// fuzzedWords is a lexicon that takes no time to compile.
var fuzzedWords = func() *lexicon.Lexicon {
	l, err := lexicon.ReadList(strings.NewReader("CRISE\nCHAT\nACHAT\nANIMEES\nRACE\nNE\nMON\nMA\nOC\nRAT\nRATE\nRATES\nLE\nLES\nLAS\nIL\nILS\nSI\nSAI\nTU\nSUR\nURE\nET\nES\nAS\nART\nTAS\nTIR\nRIS\nLU\nEU\n"))
	if err != nil {
		panic(err)
	}
	return l
}()

// What is read as a record is written and comes back as the same; what is not keeps
// what stands before the fault. To replay it never panics.
func FuzzReadRecord(f *testing.F) {
	for _, s := range []string{
		shortGame, // a game
		"@first B\nB +CRISERA # seven\n# a word\nA +HATMON2\nB (0,0)>CRISE\nB +EIURL\nA (0,0)vCHAT\nA +EST\nB -\nA resign\n# over\n", // to its end
		"@option hand=3\n@rules official\n@option deck=AELLRSSTTZ2\n@option validation=contest\nA +TAL\nB +ERS\nA (0,0)>TAL\nB ?\n",  // options around the rules
		"\uFEFF@game scrabblecards\r\n@lexicon x\r\nA\t+CRISERA\r\nB +2222222",                                                       // as other systems write
		"@players A B C D E F\n@option players=6\n@toss A=B B=B C=C D=D E=E F=F\n@toss A=A B=C\nA +2\nA +3\nA +1+2\nA -A+2\nA -#3\n", // all that is special
		"A (999,-999)>RAT*3@255\nA (0,0)>A\nA +0\nA -+\nA -A+\nA +256\nA " + strings.Repeat("A", 300),                                // moves that no table knows
		"A (0,0)>RAT\nB resign\nB resign\n",                                                                                 // refused at once
		"@rules classic\n", "@game jarnac\n", "@players A\n", "@option hand=9\n", "@option hand=x\n", "@option players=5\n", // other games
		"@toss A=A B=A\n", "@toss A=a B=B\n", "@toss A=? B=B\n", "@first A\n@toss ", // no toss
		"A -\n@first A\n", "A rat\n", "C -\n", "A \n", "A\x00", "\xFF", "", "#", "@", // faults
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		records.FuzzRead(t, b, func(r scrabblecards.Record) iter.Seq2[scrabblecards.Step, error] {
			return records.Replay(r, fuzzedWords)
		}, nil)
	})
}
