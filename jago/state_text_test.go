package jago_test

import (
	"encoding/json"
	"fmt"
	"log"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

func ExampleRules_ParseState() {
	s := play(begun(jago.Official()), "6C:GRAS", "D6:RI")
	fmt.Println(s)
	back, err := s.Rules().ParseState(s.String())
	fmt.Println(back == s, err)
	// Output:
	// turn blue; racks ADEHIILMNOTU/BDEEHNNRST; board 6C:gras/7D:i; before board 6C:gras; window blue D6:RI; last blue D6:RI;
	// true <nil>
}

func ExampleRules_FromSetup() {
	rules := begun(jago.Official()).Rules()
	var p jago.Setup
	p.Board.Rows[5] = "...FAUx...." // capitals are red
	p.Turn, p.Phase = jago.Blue, jago.Drawing
	_, err := rules.FromSetup(p)
	fmt.Println(rulebook.Detail(err, language.English))
	p.Phase = jago.Playing
	p.Racks[jago.Red], _ = rules.Options().Letters.Draw(newRand(), 12)
	s, err := rules.FromSetup(p)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Shown(jago.Red), s.Shown(jago.Blue), s.AppendBoard(nil)[0].Owner, s.Bag().Len())
	// Output:
	// with letters in the bag, red has a full rack of 12
	// blue has ended the turn, and does not lead with 1 letters to 3
	// 3 1 red 94
}

func TestStateText(t *testing.T) {
	for _, tt := range []struct {
		state jago.State
		text  string
	}{
		{shortly(t), "phase drawing;"},
		{shortly(t, shortMoves[:1]...), "turn blue; phase drawing; racks ARS/; last red +ARS;"},
		{shortly(t, shortMoves[:3]...), "racks /GOT; board 6D:RAS; window red 6D:RAS; last red 6D:RAS;"},
		{shortly(t, shortMoves[:4]...), "phase drawing; racks /GOT; board 6D:RAS; window red 6D:RAS; last red -;"},
		{shortly(t, append(shortMoves[:4:4], "blue ?")...), "phase drawing; racks /GOT; board 6D:RAS; last blue ? good red;"},
		{shortly(t, shortMoves...), "racks EUX/OT; board 6C:gras; before board 6D:RAS; window blue 6C:GRAS; last blue -;"},
		{shortly(t, shortContest[:8]...), "phase turning; resume blue playing; racks EUX/OT; board 6C:gras; last red ? undone blue C6:GT;"},
		{shortly(t, shortContest...), "turn blue; racks EUX/OT; board 6C:GrAs; word 6C blue; last red ^C6,E6;"},
		{shortly(t, append(shortMoves[:5:5], "blue 6D:RAT")...), "turn blue; racks EUX/GO; board 6D:rat; beside S; word 6D blue RAS; before board 6D:RAS; window blue 6D:RAT; last blue 6D:RAT;"},
		{shortly(t, append(shortMoves[:5:5], "blue 6D:RAT", "blue 6C:GRAT")...), "turn blue; racks EUX/O; board 6C:grat; beside S; before board 6D:rat; before beside S; before word 6D blue RAS; window blue 6C:GRAT; last blue 6C:GRAT;"},
		{shortly(t, "blue resign"), "phase over; end jago/resign; last blue resign;"},
		{shortly(t, append(shortMoves[:3:3], "red ~")...), "phase over; end jago/end; racks /GOT; board 6D:RAS; last red ~;"},
		{jago.State{}, "-"},
	} {
		want := tt.text
		if got := tt.state.String(); got != want {
			t.Errorf("%q\nwant %q", got, want)
		}
		if back, err := rulesNamed(t, shortGame).ParseState(tt.text); tt.text != "-" && (err != nil || back != tt.state) {
			t.Errorf("%q is read as %q, %v", tt.text, back, err)
		}
		if text, err := json.Marshal(tt.state); err != nil || string(text) != `"`+tt.text+`"` {
			t.Errorf("in JSON it is %s, %v", text, err)
		}
	}
	if text, err := shortly(t).AppendText([]byte("x ")); err != nil || string(text) != "x phase drawing;" {
		t.Errorf("appended it is %q, %v", text, err)
	}
}

// stateTextErrors is texts of states in which something is put in the place of something
// else, and what is said of them.
func stateTextErrors(t testing.TB) (faults []struct{ text, says string }) {
	turned := shortly(t, shortContest...).String()
	undone := shortly(t, shortContest[:8]...).String()
	window := shortly(t, append(shortMoves[:5:5], "blue 6D:RAT", "blue 6C:GRAT")...).String()
	over := shortly(t, "blue resign").String()
	for _, tt := range []struct{ text, old, new, says string }{
		{"", "", "", `the field "": something is missing`},
		{"-", "", "", `the field "-": something is missing`},
		{turned, "turn blue", "turn green", `"green" is neither red nor blue`},
		{turned, "turn blue", "turn", `the field "turn": something is missing`},
		{turned, "turn blue", "", `the field "": something is missing`},
		{turned, "turn blue", "turn blue red", "is not as State.String writes it"},
		{turned, "turn blue;", "turn  blue;", "is not as State.String"},
		{turned, "turn blue;", "turn blue; turn blue;", "is not as State.String"},
		{turned, "turn blue;", "turn blue; phase playing;", "is not as State.String"},
		{turned, "turn blue;", "turn blue; phase waiting;", "it is one of over, drawing, playing, turning"},
		{turned, "turn blue;", "turn blue; end jago/end;", "the game is not over"},
		{turned, "turn blue;", "turn blue; lexicon ODS;", `the field "lexicon ODS": there is no such field`},
		{turned, "turn blue;", "turn blue; before lexicon ODS;", "there is no such field"},
		{turned, "turn blue;", "turn blue; before 6D:RAS;", "something is missing"},
		{turned, "turn blue;", "turn blue; resume blue;", "something is missing"},
		{turned, "EUX/OT", "EUX", "there are two racks, as in ABC/DEF"},
		{turned, "EUX/OT", "EUX/TO", "is not as State.String"},
		{turned, "EUX/OT", "eux/OT", "it is letters A to Z"},
		{turned, "EUX/OT", "EUX/O/T", "it is letters A to Z"},
		{turned, "EUX/OT", strings.Repeat("A", 256) + "/OT", "it is letters A to Z"},
		{turned, "EUX/OT", "EUX?/OT", "have letters that the game does not have"},
		{turned, "6C:GrAs", "6C:Gr?s", `"?" on E6 is no letter`},
		{turned, "6C:GrAs", "6C:Gr.s", "Board: the letters must be"},
		{turned, "6C:GrAs", "6C", "rows of letters are written as in"},
		{turned, "6C:GrAs", "C6:GrAs", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6L:GrAs", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6I:GrAs", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6E:As/6C:Gr", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6C:Gr/6E:As", "is not as State.String"},
		{turned, "6C:GrAs", "6C:", `there is no word "6C:"`},
		{turned, "word 6C blue", "word 6C", "something is missing"},
		{turned, "word 6C blue", "word 6C green", "neither red nor blue"},
		{turned, "word 6C blue", "word 6C red", "is not as State.String"},
		{turned, "word 6C blue", "word x blue", `"x" is no square`},
		{turned, "word 6C blue", "word C6 blue", `there is no word "C6:G"`},
		{turned, "word 6C blue", "word 11K blue", `there is no word "11K:"`},
		{turned, "word 6C blue", "word 6C blue RATS,rats", `6C:GRAS cannot have been "rats"`},
		{turned, "word 6C blue", "word 6C blue RATS,", `6C:GRAS cannot have been ""`},
		{turned, "word 6C blue", "word 6C blue; word 6C blue", "6C:GRAS is named twice"},
		{turned, "last red ^C6,E6", "last red", "something is missing"},
		{turned, "last red ^C6,E6", "last green ^C6,E6", "neither red nor blue"},
		{turned, "last red ^C6,E6", "last red ^E6,C6", "is not as State.String"},
		{turned, "last red ^C6,E6", "last red ^^", `move "^^": letters are turned as in`},
		{undone, "resume blue playing", "resume green playing", "neither red nor blue"},
		{undone, "resume blue playing", "resume blue waiting", "it is one of over"},
		{undone, "undone blue", "undone green", "neither red nor blue"},
		{undone, "undone blue", "spoilt blue", "it is one of good, undone"},
		{undone, "undone blue C6:GT", "undone blue", "it is one of good, undone"},
		{undone, "undone blue C6:GT", "undone", "something is missing"},
		{undone, "undone blue C6:GT", "undone blue GT", `move "GT": a word is laid`},
		{undone, "undone blue C6:GT", "good blue C6:GT", "Last is ?, which cannot"},
		{window, "window blue 6C:GRAT", "window blue", "something is missing"},
		{window, "window blue 6C:GRAT", "window green 6C:GRAT", "neither red nor blue"},
		{window, "window blue 6C:GRAT", "window blue GRAT", "a word is laid as in"},
		{window, "before board 6D:rat; ", "", "Before: beside an empty board"},
		{window, "before beside S; ", "", "6C:GRAT does not lead from Before"},
		{window, "before beside S", "before beside s", "it is letters A to Z"},
		{over, "end jago/resign; ", "", `no game ends by ""`},
		{over, "jago/resign", "jago/start", "no game ends by"},
		{over, "phase over; ", "", "the game is not over"},
		{over, ";", strings.Repeat(";", 1<<18), "the text of a state has at most 262144 bytes"},
	} {
		if !strings.Contains(tt.text, tt.old) {
			t.Fatalf("%q has no %q", tt.text, tt.old)
		}
		faults = append(faults, struct{ text, says string }{strings.Replace(tt.text, tt.old, tt.new, 1), tt.says})
	}
	return faults
}

func TestStateTextErrors(t *testing.T) {
	for _, tt := range stateTextErrors(t) {
		s, err := rulesNamed(t, shortGame).ParseState(tt.text)
		if err == nil || !strings.Contains(err.Error(), tt.says) || s != (jago.State{}) {
			t.Errorf("ParseState(%.300q): %v, want %q", tt.text, err, tt.says)
		} else if fr := rulebook.Detail(err, language.French); fr == rulebook.Detail(err, language.English) || len(fr) > 800 {
			t.Errorf("ParseState(%.300q) in French: %s", tt.text, fr)
		}
	}
}
