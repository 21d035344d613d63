package scrabblecards_test

import (
	"encoding/json"
	"fmt"
	"log"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func ExampleRules_ParseState() {
	o := scrabblecards.Official()
	o.Deck = scrabblecards.MustParseCards("CRISERAHATMON2EIURL")
	rules, err := scrabblecards.Compile(o, french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := rules.Start(scrabblecards.B)
	for _, text := range []string{"+CRISERA", "+HATMON2", "(0,0)>CRISE"} {
		m, err := scrabblecards.ParseMove(text)
		if err != nil {
			log.Fatal(err)
		}
		if s, err = s.Play(s.Turn(), m); err != nil {
			log.Fatal(err)
		}
	}
	fmt.Println(s)
	back, err := rules.ParseState(s.String())
	fmt.Println(back == s, err)
	fmt.Println(s.View(scrabblecards.A))
	// Output:
	// turn B; phase drawing; scores 0/14; hands AHMNOT2/AR; deck EILRU; table 0,0:CRISE; window B 0 (0,0)>CRISE; last B (0,0)>CRISE;
	// true <nil>
	// turn B; phase drawing; scores 0/14; viewer A AHMNOT2; held 7/2; deck 5; table 0,0:CRISE; window B 0 (0,0)>CRISE; last B (0,0)>CRISE;
}

// Every text is one line of ASCII, and every view says who looks and nothing of what
// the others hold.
func TestTextsOfEveryState(t *testing.T) {
	for i, options := range roamOptions {
		r := roamRules(t, options)
		for game := range uint64(4) {
			roam(t, rand.New(rand.NewPCG(game, uint64(i)+100)), r, func(s scrabblecards.State, _ scrabblecards.Player, _ scrabblecards.Move) {
				text := s.String()
				if strings.ContainsFunc(text, func(c rune) bool { return c < ' ' || c > '~' }) || len(text) > 2000 {
					t.Fatalf("a text is %q", text)
				}
				for p := range s.Players() {
					view := s.View(p).String()
					if !strings.Contains(view, "viewer "+p.String()+" "+s.Hand(p).String()) || strings.Contains(view, "hands") {
						t.Fatalf("a view is %q", view)
					}
				}
			})
		}
	}
}

func TestStateText(t *testing.T) {
	r := roamRules(t, shortGameOptions)
	start := r.Start(scrabblecards.A)
	for _, tt := range []struct {
		state scrabblecards.State
		text  string
	}{
		{start, "phase drawing; deck AEILNORSTU2;"},
		{r.Start(scrabblecards.C), "turn C; phase drawing; deck AEILNORSTU2;"},
		{goes(t, start, shortGameMoves[:3]...), "hands ART/EIL/NOS; deck U2; last C +NOS;"},
		{goes(t, start, shortGameMoves[:4]...), "phase drawing; scores 56/0/0; hands /EIL/NOS; deck U2; table 0,0:RAT; window A 0 (0,0)>RAT; last A (0,0)>RAT;"},
		{goes(t, start, append(shortGameMoves[:4:4], "C ?")...), "phase drawing; scores 56/0/-10; hands /EIL/NOS; deck U2; table 0,0:RAT; last C ? good A;"},
		{goes(t, start, shortGameMoves...), "turn C; scores 56/5/0; hands U2/I/NOS; table 0,0:RATEL; before 0,0:RAT; window B 0 (0,0)>RATEL; last B (0,0)>RATEL;"},
		{goes(t, start, append(shortGameMoves[:5:5], "B (0,0)>RATLE", "A ?")...), "turn C; passes 1; scores 56/0/0; hands U2/EIL/NOS; table 0,0:RAT; before 0,0:RAT; last A ? undone B (0,0)>RATLE;"},
		{goes(t, start, append(shortGameMoves[:5:5], "B -", "C -", "A -")...), "phase over; end cards/end-blocked; passes 3; scores 45/-3/-3; hands U2/EIL/NOS; table 0,0:RAT; last A -;"},
		{goes(t, start, "B resign"), "phase over; end cards/winner; deck AEILNORSTU2; last B resign;"},
		{scrabblecards.State{}, "-"},
	} {
		if got := tt.state.String(); got != tt.text {
			t.Errorf("%q\nwant %q", got, tt.text)
		}
		if back, err := r.ParseState(tt.text); tt.text != "-" && (err != nil || back != tt.state) {
			t.Errorf("%q is read as %q, %v", tt.text, back, err)
		}
		if text, err := json.Marshal(tt.state); err != nil || string(text) != strings.ReplaceAll(`"`+tt.text+`"`, ">", `\u003e`) {
			t.Errorf("in JSON it is %s, %v", text, err)
		}
	}
	if got := (scrabblecards.View{}).String(); got != "-" {
		t.Errorf("the zero View is %q", got)
	}
}

// stateTextErrors is texts of states in which something is put in the place of
// something else, and what is said of them.
func stateTextErrors(t testing.TB) (r *scrabblecards.Rules, faults []struct{ text, says string }) {
	r = roamRules(t, shortGameOptions)
	start := r.Start(scrabblecards.A)
	text := goes(t, start, append(shortGameMoves[:5:5], "B (0,0)>RATLE", "A ?")...).String()
	inWindow := goes(t, start, shortGameMoves...).String()
	over := goes(t, start, "B resign").String()
	for _, tt := range []struct{ text, old, new, says string }{
		{"", "", "", `"" of a state: it lacks something`},
		{"-", "", "", `"-" of a state: it lacks something`},
		{text, "turn C", "turn D", `there is no player "D"`},
		{text, "turn C", "turn c", `there is no player "c"`},
		{text, "turn C", "turn", `"turn" of a state: it lacks something`},
		{text, "turn C", "", `"" of a state: it lacks something`},
		{text, "turn C", "turn C B", "not written as String writes it"},
		{text, "turn C; ", "", "Last is ?, which cannot"},
		{text, "turn C;", "turn C; turn C;", "not written as String"},
		{text, "turn C;", "turn  C;", "not written as String"},
		{text, "turn C;", "turn C; phase playing;", "not written as String"},
		{text, "turn C;", "turn C; phase waiting;", "it is one of over, drawing, playing, answer"},
		{text, "turn C;", "turn C; end cards/end;", "the game is not over"},
		{text, "turn C;", "turn C; lexicon ODS;", `"lexicon ODS" of a state: there is no such field`},
		{text, "passes 1", "passes x", "it is a number"},
		{text, "passes 1", "passes 01", "not written as String"},
		{text, "passes 1", "passes 99999999999999999999", "it is a number"},
		{text, "56/0/0", "56/0", "it has 2 entries, and 3 take part"},
		{text, "56/0/0", "56/0/x", "it is a number"},
		{text, "56/0/0", "56/0/9999999999", "Scores of C is 9999999999"},
		{text, "U2/EIL/NOS", "U2/EIL/NOS/A", "it has 4 entries, and 3 take part"},
		{text, "U2/EIL/NOS", "2U/EIL/NOS", "not written as String"},
		{text, "U2/EIL/NOS", "u2/EIL/NOS", `"u2" are not cards`},
		{text, "U2/EIL/NOS", strings.Repeat("A", 256) + "//", "more than 255 cards"},
		{text, "table ", "deck x; table ", `"x" are not cards`},
		{text, "0,0:RAT", "0:RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,0RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,x:RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,0:", "letters are written as in"},
		{text, "0,0:RAT", "0,0:RAT/", "letters are written as in"},
		{text, "before 0,0:RAT", "before 0,0", "letters are written as in"},
		{text, "0,0:RAT", "0,0:R/0,1:AT", "not written as String"},
		{text, "0,0:RAT", "00,0:RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,0:R-T", `"-" of Table at (0,1) is no letter`},
		{text, "0,0:RAT", "-999,999:RAT", "Table has a letter at (-999,999), farther"},
		{text, "last A ?", "last A", `move "undone": it is none`},
		{text, "last A ? undone", "last X ? undone", "no player"},
		{text, "last A ? undone B (0,0)>RATLE", "last A", "it lacks something"},
		{text, "last A ? undone B (0,0)>RATLE", "last A x", `move "x": it is none`},
		{text, "undone B", "undone X", "no player"},
		{text, "undone B", "spoilt B", "it is one of good, undone"},
		{text, "undone B (0,0)>RATLE", "undone B", "it is one of good, undone"},
		{text, "undone B (0,0)>RATLE", "undone", "it lacks something"},
		{text, "undone B (0,0)>RATLE", "undone B RATLE", `move "RATLE": it is none`},
		{text, "undone B (0,0)>RATLE", "undone B (0,0)>RATEL", "Last is ?, which cannot"},
		{text, "undone B (0,0)>RATLE", "good B 1", "not written as String"},
		{text, "undone B (0,0)>RATLE;", "undone B (0,0)>RATLE", "not written as String"},
		{inWindow, "window B 0 (0,0)>RATEL", "window B 0", "it lacks something"},
		{inWindow, "window B 0", "window X 0", "no player"},
		{inWindow, "window B 0", "window B x", "it is a number"},
		{inWindow, "window B 0", "window B 99999", "Window.Passes is 99999"},
		{inWindow, "window B 0 (0,0)>RATEL", "window B 0 RATEL", `move "RATEL": it is none`},
		{over, "end cards/winner; ", "", `no game ends by ""`},
		{over, "cards/winner", "cards/deck", "no game ends by"},
		{over, "phase over; ", "", "the game is not over"},
		{over, ";", strings.Repeat(";", 9000), "bytes is longer than any state"},
	} {
		bad := strings.Replace(tt.text, tt.old, tt.new, 1)
		faults = append(faults, struct{ text, says string }{bad, tt.says})
	}
	return r, faults
}

func TestStateTextErrors(t *testing.T) {
	r, faults := stateTextErrors(t)
	for _, tt := range faults {
		s, err := r.ParseState(tt.text)
		if err == nil || !strings.Contains(err.Error(), tt.says) || s != (scrabblecards.State{}) {
			t.Errorf("ParseState(%.300q): %v, want %q", tt.text, err, tt.says)
		} else if fr := rulebook.Detail(err, language.French); fr == rulebook.Detail(err, language.English) || len(fr) > 800 {
			t.Errorf("ParseState(%.300q) in French: %s", tt.text, fr)
		}
	}
}
