package scrabble_test

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
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleRules_ParseState() {
	rules, err := scrabble.Compile(scrabble.Classique(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := rules.Start(scrabble.B)
	for _, text := range []string{"+AEINRST", "+DELOUV?", "8D RENTAIS"} {
		m, err := scrabble.ParseMove(text)
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
	fmt.Println(s.View(scrabble.B))
	// Output:
	// 15/15/15/15/15/15/15/3RENTAIS5/15/15/15/15/15/15/15 /DELOUV? 66/0 0 turn B; phase drawing; window B 0 8D RENTAIS; last B 8D RENTAIS;
	// true <nil>
	// 15/15/15/15/15/15/15/3RENTAIS5/15/15/15/15/15/15/15 / 66/0 0 turn B; phase drawing; held 0/7; window B 0 8D RENTAIS; last B 8D RENTAIS; viewer B;
}

// Every state is read back from its text, and every text is one line of ASCII that
// readers of CGP take.
func TestTextOfEveryState(t *testing.T) {
	for i, options := range wanderOptions {
		r := wanderRules(t, options)
		for game := range uint64(8) {
			wander(t, rand.New(rand.NewPCG(game, uint64(i)+100)), r, func(s scrabble.State) {
				text := s.String()
				if back, err := r.ParseState(text); err != nil || back != s {
					t.Fatalf("%s\nis read as\n%s\n%v", text, back, err)
				}
				if !strings.HasPrefix(text, s.CGP()) || strings.ContainsFunc(text, func(c rune) bool { return c < ' ' || c > '~' }) {
					t.Fatalf("a text is %q", text)
				}
				for p := range s.Players() {
					if view := s.View(p).String(); !strings.HasSuffix(view, " viewer "+p.String()+";") {
						t.Fatalf("a view is %q", view)
					}
				}
			})
		}
	}
}

func TestStateText(t *testing.T) {
	r := wanderRules(t, small)
	start := r.Start(scrabble.A)
	for _, tt := range []struct {
		state scrabble.State
		text  string
	}{
		{start, emptyRows + " // 0/0/0 0 phase drawing;"},
		{r.Start(scrabble.C), emptyRows + " // 0/0/0 0 turn C; phase drawing;"},
		{reach(t, start, smallMoves[:3]...), emptyRows + " ART/EIL/NOS 0/0/0 0 last C +NOS;"},
		{reach(t, start, smallMoves...), "15/15/15/15/15/15/7I7/6RAT6/15/15/15/15/15/15/15 NOS/U/EL 0/56/2 0 turn C; window B 0 7H I; last B 7H I;"},
		{reach(t, start, append(smallMoves[:6:6], "C ?1")...), "15/15/15/15/15/15/15/6RAT6/15/15/15/15/15/15/15 NOS/U/EIL 0/56/0 1 turn C; last C ?1 undone B 7H I;"},
		{reach(t, start, append(smallMoves[:4:4], "B ?", "C ~", "C ~")...), "15/15/15/15/15/15/15/6RAT6/15/15/15/15/15/15/15 /EIL/NOS 56/0/-20 0 phase drawing; skips 0/1/0; flags 0/0/2; last C ~;"},
		{reach(t, start, append(smallMoves[:4:4], "B ?")...), "15/15/15/15/15/15/15/6RAT6/15/15/15/15/15/15/15 /EIL/NOS 56/0/0 0 phase drawing; skips 0/1/0; last B ? good A 1;"},
		{reach(t, start, "B resign"), emptyRows + " // 0/0/0 0 phase over; end scrabble/winner; last B resign;"},
		{scrabble.State{}, "-"},
	} {
		if got := tt.state.String(); got != tt.text {
			t.Errorf("%q\nwant %q", got, tt.text)
		}
		if back, err := r.ParseState(tt.text); tt.text != "-" && (err != nil || back != tt.state) {
			t.Errorf("%q is read as %q, %v", tt.text, back, err)
		}
		if text, err := json.Marshal(tt.state); err != nil || string(text) != `"`+tt.text+`"` {
			t.Errorf("in JSON it is %s, %v", text, err)
		}
	}
	if got := (scrabble.View{}).String(); got != "-" {
		t.Errorf("the zero View is %q", got)
	}
}

func TestStateTextErrors(t *testing.T) {
	r := wanderRules(t, small)
	text := reach(t, r.Start(scrabble.A), append(smallMoves[:6:6], "C ?1")...).String()
	inWindow := reach(t, r.Start(scrabble.A), smallMoves...).String()
	over := reach(t, r.Start(scrabble.A), "B resign").String()
	for _, tt := range []struct{ text, old, new, want string }{
		{"-", "", "", "it has 1 rows"},
		{text, text, "", "it has 0 of these"},
		{text, "turn C", "turn D", "there is no player \"D\""},
		{text, "turn C", "turn c", "there is no player \"c\""},
		{text, "turn C", "turn", "operation \"turn\": it lacks something"},
		{text, "turn C", "", "operation \"\": it lacks something"},
		{text, "turn C", "turn C B", "not written as String writes it"},
		{text, "turn C; ", "", "Last is ?1"},
		{text, "turn C;", "turn C; turn C;", "not written as String"},
		{text, "turn C;", "turn  C;", "not written as String"},
		{text, "turn C;", "turn C; phase playing;", "not written as String"},
		{text, "turn C;", "turn C; phase waiting;", "it is one of over, drawing, playing, answer"},
		{text, "turn C;", "turn C; phase answer;", "no move is in question"},
		{text, "turn C;", "turn C; end scrabble/end-out;", "the game is not over"},
		{text, "turn C;", "turn C; held 3/1/3;", "not written as String"},
		{text, "turn C;", "turn C; held 3/1;", "it has 2 numbers, and 3 take part"},
		{text, "turn C;", "turn C; held 3/1/x;", "it is a number"},
		{text, "turn C;", "turn C; held 3/1/4;", "B holds 4"},
		{text, "turn C;", "turn C; skips 0/1/2;", "not written as String"},
		{text, "turn C;", "turn C; flags 256/0/0;", "it is a number"},
		{text, "turn C;", "turn C; lex ODS8;", "operation \"lex ODS8\": there is no such operation"},
		{text, "last C ?1", "last C", "a placement is a square"},
		{text, "last C ?1 undone", "last X ?1 undone", "no player"},
		{text, "undone B", "undone X", "no player"},
		{text, "undone B", "spoilt B", "it is one of good, undone"},
		{text, "undone B 7H I", "good B x", "it is a number"},
		{text, "undone B 7H I", "good B 1 1", "not written as String"},
		{text, "undone B 7H I", "undone B", "a contest is ?"},
		{text, "undone B 7H I", "undone B 7H 1", "a word is letters"},
		{text, "last C ?1 undone B 7H I", "last C", "it lacks something"},
		{text, "7H I;", "7H I", "not written as String"},
		{inWindow, "window B 0 7H I", "window B 0", "it lacks something"},
		{inWindow, "window B 0", "window X 0", "no player"},
		{inWindow, "window B 0", "window B x", "it is a number"},
		{inWindow, "window B 0", "window B 99999999999999999", "Window.Passes"},
		{inWindow, "window B 0 7H I", "window B 0 7H", "a placement is"},
		{inWindow, "15/15/", "15/14/", "row 2 has 14 squares"},
		{inWindow, " 0/56/2 ", " 0/56 ", "racks: 3, and scores: 2"},
		{over, "end scrabble/winner; ", "", "no game ends by"},
		{over, "scrabble/winner", "scrabble/bag", "no game ends by"},
		{over, "end scrabble/winner", "end scrabble/winner counted", "Counted is for a game"},
		{over, "phase over; ", "", "the game is not over"},
		{over, ";", strings.Repeat(";", 5000), "position of"},
	} {
		bad := strings.Replace(tt.text, tt.old, tt.new, 1)
		s, err := r.ParseState(bad)
		if err == nil || !strings.Contains(err.Error(), tt.want) || s != (scrabble.State{}) {
			t.Errorf("ParseState(%q): %v, want %q", bad, err, tt.want)
		} else if fr := rulebook.Detail(err, language.French); fr == rulebook.Detail(err, language.English) || len(fr) > 800 {
			t.Errorf("ParseState(%q) in French: %s", bad, fr)
		}
	}
}
