package scrabblecards_test

import (
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func ExampleRules_ParseState() {
	o := scrabblecards.Official()
	o.Validation = scrabblecards.OnContest
	o.Bag = scrabblecards.MustParseCards("CRISERAHATMON2EIURL")
	rules, err := scrabblecards.Compile(o, gaddag.Lexicon())
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
	// turn B; racks AHMNOT2/ACEIRRS; bag EILRU; open (0,0)>CRISE;
	// true <nil>
	// viewer A; turn B; racks AHMNOT2/#7; unseen ACEEIILRRRSU; open (0,0)>CRISE;
}

func TestStateText(t *testing.T) {
	r := rulesOf(t, shortGameOptions)
	start := r.Start(scrabblecards.A)
	gametest.StateTexts(t, r.ParseState, map[string]scrabblecards.State{
		"phase drawing; bag AEILNORSTU2;":                                                      start,
		"turn C; phase drawing; bag AEILNORSTU2;":                                              r.Start(scrabblecards.C),
		"racks ART/EIL/NOS; bag U2;":                                                           play(t, start, shortGameMoves[:3]...),
		"racks ART/EIL/NOS; bag U2; open (0,0)>RAT;":                                           play(t, start, shortGameMoves[:4]...),
		"phase drawing; scores 56/0/-10; racks /EIL/NOS; bag U2; table 0,0:RAT; stands A;":     play(t, start, append(shortGameMoves[:4:4], "C ?")...),
		"turn C; scores 46/5/0; racks U2/I/NOS; table 0,0:RATEL; stands B;":                    play(t, start, append(shortGameMoves[:6:6], "A ?")...),
		"turn B; scores 56/0/0; racks U2/EIL/NOS; table 0,0:RAT; open (0,0)>RATEL;":            play(t, start, shortGameMoves...),
		"turn C; scores 56/0/0; racks U2/EIL/NOS; table 0,0:RAT;":                              play(t, start, append(shortGameMoves[:5:5], "B (0,0)>RATLE", "A ?")...),
		"turn C; passes 1; scores 56/0/0; racks U2/EIL/NOS; table 0,0:RAT;":                    play(t, start, append(shortGameMoves[:5:5], "B -")...),
		"phase over; end cards/end-blocked; scores 45/-3/-3; racks U2/EIL/NOS; table 0,0:RAT;": play(t, start, append(shortGameMoves[:5:5], "B -", "C -", "A -")...),
		"turn B; phase over; end cards/resign; bag AEILNORSTU2;":                               play(t, start, "B resign"),
	})
	gametest.Equal(t, "the zero View", (scrabblecards.View{}).String(), "-")
}

// stateTextErrors is texts of states in which something is put in the place of
// something else, and what is said of them.
func stateTextErrors(t testing.TB) (*scrabblecards.Rules, []gametest.SpoiltText) {
	r := rulesOf(t, shortGameOptions)
	start := r.Start(scrabblecards.A)
	text := play(t, start, append(shortGameMoves[:5:5], "B -")...).String()
	over := play(t, start, "B resign").String()
	inOpen := play(t, start, shortGameMoves...).String()
	return r, []gametest.SpoiltText{
		{"", "", "", `"" of a state: a value is missing`},
		{"-", "", "", `"-" of a state: a value is missing`},
		{text, "turn C", "turn D", `unknown player "D"`},
		{text, "turn C", "turn c", `unknown player "c"`},
		{text, "turn C", "turn", `"turn" of a state: a value is missing`},
		{text, "turn C", "", `"" of a state: a value is missing`},
		{text, "turn C", "turn C B", "not in the usual form"},
		{text, "turn C;", "turn C; turn C;", "not in the usual form"},
		{text, "turn C;", "turn  C;", "not in the usual form"},
		{text, "turn C;", "turn C; phase playing;", "not in the usual form"},
		{text, "turn C;", "turn C; phase waiting;", "it must be one of over, drawing, playing, answer"},
		{text, "turn C;", "turn C; end cards/end;", "the game is not over"},
		{text, "turn C;", "turn C; lexicon ODS;", `"lexicon ODS" of a state: unknown field`},
		{text, "passes 1", "passes x", "it must be a number"},
		{text, "passes 1", "passes 01", "not in the usual form"},
		{text, "passes 1", "passes 99999999999999999999", "it must be a number"},
		{text, "56/0/0", "56/0", "it has 2 values for 3 players"},
		{text, "56/0/0", "56/0/x", "it must be a number"},
		{text, "56/0/0", "56/0/1000000001", "scores of C is 1000000001"},
		{text, "U2/EIL/NOS", "U2/EIL/NOS/A", "it has 4 values for 3 players"},
		{text, "U2/EIL/NOS", "2U/EIL/NOS", "not in the usual form"},
		{text, "U2/EIL/NOS", "u2/EIL/NOS", `"u2" is not a set of cards`},
		{text, "U2/EIL/NOS", strings.Repeat("A", 256) + "//", "more than 255 cards"},
		{text, "table ", "bag x; table ", `"x" is not a set of cards`},
		{text, "0,0:RAT", "0:RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,0RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,x:RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,0:", "letters are written as in"},
		{text, "0,0:RAT", "0,0:RAT/", "letters are written as in"},
		{text, "0,0:RAT", "0,0:R/0,1:AT", "not in the usual form"},
		{text, "0,0:RAT", "00,0:RAT", "letters are written as in"},
		{text, "0,0:RAT", "0,0:R-T", `"-" on the table at (0,1) is not a letter`},
		{text, "0,0:RAT", "-999,999:RAT", "the table has a letter at (-128,127), farther"},
		{text, "passes 1", "before 0,0:RAT", "unknown field"},
		{inOpen, "open (0,0)>RATEL", "open", "a value is missing"},
		{inOpen, "open (0,0)>RATEL", "open RATEL", `move "RATEL": a word has its place before it`},
		{inOpen, "open (0,0)>RATEL", "open +EL", "the open move is +EL"},
		{inOpen, "turn B", "turn A", "(0,0)>RATEL: the player does not have these cards (cards/hand)"},
		{inOpen, "turn B;", "turn B; passes 1;", "not in the usual form"},
		{inOpen, "RATEL", "raTEL", "not in the usual form"},
		{over, "end cards/resign; ", "", `no game ends by ""`},
		{over, "cards/resign", "cards/deck", "no game ends by"},
		{over, "phase over; ", "", "the game is not over"},
		{over, ";", strings.Repeat(";", 9000), "bytes is too long for a state"},
	}
}

func TestStateTextErrors(t *testing.T) {
	r, texts := stateTextErrors(t)
	gametest.RefusesTexts(t, r.ParseState, texts)
}
