package scrabblecards_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// What is read as a move is written and comes back as the same.
func FuzzParseMove(f *testing.F) {
	for _, s := range []string{
		"+7", "+CRISE?2", "+1+2", "+22", "(0,0)>CRISE", "(-1,0)vaCHAT", "(-1,1)>MON*2@2", "-ABC2", "-ABC2+DEF?", "-#3", "-", "?", ".", "resign", // as they are
		"+12", "+1+4", "(00,0)>A", "(0,0)>MON*2@0", "(-999,999)>A*3@255", "-#255", "--", "?A", "", "\x00", // as they are not
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, err := scrabblecards.ParseMove(s)
		if err != nil {
			var e *scrabblecards.SyntaxError
			if !errors.As(err, &e) || m != (scrabblecards.Move{}) || err.Error() == "" {
				t.Fatalf("%q: %v, %v", s, m, err)
			}
			return
		}
		text, err := m.MarshalText()
		if err != nil {
			t.Fatalf("%q cannot be written: %v", s, err)
		}
		if back, err := scrabblecards.ParseMove(string(text)); err != nil || back != m {
			t.Fatalf("%q is written %q and read as %v, %v", s, text, back, err)
		}
		if m.Drawn() != "" && m.Decision().With(m.Drawn()) != m || len(m.Aside())+len(m.Drawn())+len(m.Word()) > 16 {
			t.Fatalf("the parts of %q", s)
		}
	})
}

func FuzzOptions(f *testing.F) {
	for _, text := range roamOptions {
		f.Add(text)
	}
	for _, text := range []string{
		"official values=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26", "official exclude=none",
		"official bonus=0 penalty=1 double-held=2 triple-held=3", "official =", "official hand=9", "", "official deck=2222222222222222",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o, err := scrabblecards.ParseOptions(text)
		if err != nil {
			if o != (scrabblecards.Options{}) || err.Error() == "" {
				t.Fatalf("%v with %v", o, err)
			}
			return
		}
		if err := o.Validate(); err != nil {
			t.Fatalf("what is read does not validate: %v", err)
		}
		if back, err := scrabblecards.ParseOptions(o.String()); err != nil || back != o {
			t.Fatalf("%s is read as %v, %v", o, back, err)
		}
	})
}

// What is read as a state is written as it was, and can be played on.
func FuzzParseState(f *testing.F) {
	names := []string{shortGameOptions, roamOptions[0], roamOptions[3]}
	for i, options := range names {
		n := 0
		roam(f, rand.New(rand.NewPCG(5, uint64(i))), roamRules(f, options), func(s scrabblecards.State, _ scrabblecards.Player, _ scrabblecards.Move) {
			if n++; n%3 == 0 && n < 60 {
				f.Add(uint8(i), s.String())
			}
		})
	}
	_, faults := stateTextErrors(f)
	for _, tt := range faults {
		if len(tt.text) < 500 {
			f.Add(uint8(0), tt.text)
		}
	}
	f.Add(uint8(1), fullTable(f).String())
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		r := roamRules(t, names[int(which)%len(names)])
		s, err := r.ParseState(text)
		if err != nil {
			if s != (scrabblecards.State{}) || err.Error() == "" {
				t.Fatalf("%s with %v", s, err)
			}
			return
		}
		if s.String() != text {
			t.Fatalf("%q is written %q", text, s)
		}
		goOn(t, rand.New(rand.NewPCG(9, 9)), s, 3)
	})
}

// fuzzedWords is a lexicon that takes no time to compile.
var fuzzedWords = func() *lexicon.Lexicon {
	l, err := lexicon.ReadList(strings.NewReader("CRISE\nCHAT\nACHAT\nANIMEES\nRACE\nNE\nMON\nMA\nOC\nRAT\nRATE\n"))
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
		rec, err := scrabblecards.ReadRecord(bytes.NewReader(b))
		lines := bytes.SplitAfter(b, []byte("\n"))
		if err != nil {
			var e *scrabblecards.RecordError
			if !errors.As(err, &e) || e.Line < 1 || e.Line > len(lines) {
				t.Fatalf("%q: %v", b, err)
			}
			before := bytes.Join(lines[:e.Line-1], nil)
			if want, err := scrabblecards.ReadRecord(bytes.NewReader(before)); err == nil {
				if diff := sameRecord(want, rec); diff != "" && len(want.Moves)+len(rec.Moves) > 0 { // a head is judged as a whole
					t.Fatalf("%q: %v, and what stands before it is another record (-want +got)\n%s", b, e, diff)
				}
			}
		}
		text, wrong := rec.MarshalText()
		switch {
		case wrong == nil:
			back, err := scrabblecards.ReadRecord(bytes.NewReader(text))
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
		for s, err := range rec.Replay(fuzzedWords) {
			n++
			if last != nil {
				t.Fatalf("%q: the replay goes on after %v", b, last)
			}
			last = err
			_ = s.Last()
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
