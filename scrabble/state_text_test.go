package scrabble_test

import (
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleRules_ParseState() {
	o := scrabble.Classique()
	o.Validation = scrabble.OnContest
	rules := scrabble.MustCompile(o, gaddag.Lexicon())
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
	// 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/DELOUV? 0/0 0 turn B; open 8D RENTAIS;
	// true <nil>
	// 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0 turn B; held 7/7; open 8D RENTAIS; viewer B;
}

func TestStateText(t *testing.T) {
	r := rulesOf(t, small)
	start := r.Start(scrabble.A)
	gametest.StateTexts(t, r.ParseState, map[string]scrabble.State{
		emptyRows + " // 0/0/0 0 phase drawing;":                                                 start,
		emptyRows + " // 0/0/0 0 turn C; phase drawing;":                                         r.Start(scrabble.C),
		emptyRows + " ART/EIL/NOS 0/0/0 0":                                                       reach(t, start, smallMoves[:3]...),
		"15/15/15/15/15/15/15/6RAT6/15/15/15/15/15/15/15 EIL/NOS/U 0/0/56 0 turn B; open 7H I;":  reach(t, start, smallMoves...),
		"15/15/15/15/15/15/15/6RAT6/15/15/15/15/15/15/15 NOS/U/EIL 0/56/0 1 turn C;":             reach(t, start, append(smallMoves[:6:6], "C ?1")...),
		emptyRows + " ART/EIL/NOS 0/0/-20 0 skips 0/1/0; flags 0/0/2; open 8G RAT; contested ?;": reach(t, start, append(smallMoves[:4:4], "B ?", "C ~", "C ~")...),
		emptyRows + " ART/EIL/NOS 0/0/0 0 skips 0/1/0; open 8G RAT; contested ?;":                reach(t, start, append(smallMoves[:4:4], "B ?")...),
		emptyRows + " // 0/0/0 0 phase over; end scrabble/resign B;":                             reach(t, start, "B resign"),
	})
	gametest.Equal(t, "the zero View", (scrabble.View{}).String(), "-")
}

func TestStateTextErrors(t *testing.T) {
	r := rulesOf(t, small)
	text := reach(t, r.Start(scrabble.A), append(smallMoves[:6:6], "C ?1")...).String()
	opened := reach(t, r.Start(scrabble.A), smallMoves...).String()
	over := reach(t, r.Start(scrabble.A), "B resign").String()
	gametest.RefusesTexts(t, r.ParseState, []gametest.SpoiltText{
		{"-", "", "", "it has 1 rows"},
		{text, text, "", "it has 0 of these"},
		{text, "turn C", "turn D", "unknown player \"D\""},
		{text, "turn C", "turn c", "unknown player \"c\""},
		{text, "turn C", "turn", "\"turn\" of a state: a value is missing"},
		{text, "turn C", "", "\"\" of a state: a value is missing"},
		{text, "turn C", "turn C B", "not in the usual form"},
		{text, "turn C;", "turn C; turn C;", "not in the usual form"},
		{text, "turn C;", "turn  C;", "not in the usual form"},
		{text, "turn C;", "turn C; phase playing;", "not in the usual form"},
		{text, "turn C;", "turn C; phase waiting;", "it must be one of over, drawing, playing, answer"},
		{text, "turn C;", "turn C; phase answer;", "unknown phase: 3"},
		{text, "turn C;", "turn C; end scrabble/end-out;", "the game is not over"},
		{text, "turn C;", "turn C; held 3/1/3;", "not in the usual form"},
		{text, "turn C;", "turn C; held 3/1;", "it has 2 values for 3 players"},
		{text, "turn C;", "turn C; held 3/1/x;", "it must be a number"},
		{text, "turn C;", "turn C; held 3/1/4;", "B holds 4"},
		{text, "turn C;", "turn C; skips 0/256/0;", "skips of A is 256, and must be from 0 to 255"},
		{opened, "open 7H I;", "open 7H I; charged C;", "C has lost no turn for a contest of the open move"},
		{opened, "open 7H I;", "open 7H I; contested ?; charged B;", "B has lost no turn for a contest of the open move"},
		{opened, "open 7H I;", "open 7H I; contested ?; charged C;", "all words of the open move are contested, and nobody"},
		{opened, "open 7H I;", "open 7H I; contested ?; charged CX;", "unknown player \"X\""},
		{text, "turn C;", "turn C; flags 256/0/0;", "flags of C is 256, and must be from 0 to 255"},
		{text, "turn C;", "turn C; lex ODS8;", "\"lex ODS8\" of a state: unknown field"},
		{opened, "open 7H I", "open", "a value is missing"},
		{opened, "open 7H I", "open 7H", "a placement is"},
		{opened, "open 7H I", "open 7H 1", "a word is letters"},
		{opened, "open 7H I", "open -", "no such move can be contested"},
		{opened, "open 7H I", "open 7H U", "the player does not have these tiles"},
		{opened, "7H I;", "7H I", "not in the usual form"},
		{opened, "15/15/", "15/14/", "row 2 has 14 squares"},
		{opened, " 0/0/56 ", " 0/56 ", "racks: 3, and scores: 2"},
		{over, " end scrabble/resign B;", "", "no game ends by"},
		{over, "scrabble/resign B", "scrabble/bag", "no game ends by"},
		{over, "end scrabble/resign B", "end scrabble/end-time counted", "only a game that a player has ended"},
		{over, "end scrabble/resign B", "end scrabble/resign D", "unknown player \"D\""},
		{over, "end scrabble/resign B", "end scrabble/resign", "not in the usual form"},
		{over, "phase over; ", "", "the game is not over"},
		{over, ";", strings.Repeat(";", 5000), "position of"},
	})
}
