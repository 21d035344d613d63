package jago_test

import (
	"fmt"
	"log"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

func ExampleRules_ParseState() {
	o := jago.Official()
	o.Validation = jago.OnContest
	s := after(begun(o), "6C:GRAS", "D6:RI")
	fmt.Println(s)
	back, err := s.Rules().ParseState(s.String())
	fmt.Println(back == s, err)
	// Output:
	// turn blue; racks ADEHIILMNOTU/BDEEHINNRST; board 6C:gras; open D6:RI;
	// true <nil>
}

func ExampleRules_FromSetup() {
	rules := begun(jago.Official()).Rules()
	var p jago.Setup
	p.Rows[5] = "...FAUx...." // capitals are red
	p.Turn, p.Phase = jago.Blue, jago.Drawing
	_, err := rules.FromSetup(p)
	fmt.Println(rulebook.Explain(err, language.English))
	p.Phase = jago.Playing
	p.Racks[jago.Red], _ = rules.Options().Bag.Draw(newRand(), 12)
	s, err := rules.FromSetup(p)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Score(jago.Red), s.Score(jago.Blue), s.AppendBoard(nil)[0].Owner, s.Bag().Len())
	// Output:
	// with letters in the bag, the rack of red must be full, with 12 letters
	// blue has ended the turn, and does not lead with 1 letters to 3
	// 3 1 red 94
}

func TestStateText(t *testing.T) {
	gametest.StateTexts(t, rulesOf(t, shortGame).ParseState, map[string]jago.State{
		"phase drawing;":                                                                   shortly(t),
		"turn blue; phase drawing; racks ARS/;":                                            shortly(t, shortMoves[:1]...),
		"racks ARS/GOT; open 6D:RAS;":                                                      shortly(t, shortMoves[:3]...),
		"racks ARS/GOT; open 6D:RAS -;":                                                    shortly(t, shortMoves[:4]...),
		"phase drawing; racks /GOT; board 6D:RAS;":                                         shortly(t, append(shortMoves[:4:4], "blue ?")...),
		"turn blue; racks EUX/GOT; board 6D:RAS; open 6C:GRAS -;":                          shortly(t, shortMoves...),
		"phase flipping; resume blue playing; racks EUX/OT; board 6C:gras;":                shortly(t, shortContest[:8]...),
		"turn blue; racks EUX/OT; board 6C:GrAs; word 6C blue;":                            shortly(t, shortContest...),
		"turn blue; racks EUX/GOT; board 6D:RAS; open 6D:RAT;":                             shortly(t, append(shortMoves[:5:5], "blue 6D:RAT")...),
		"turn blue; racks EUX/GO; board 6D:rat; beside S; word 6D blue RAS; open 6C:GRAT;": shortly(t, append(shortMoves[:5:5], "blue 6D:RAT", "blue 6C:GRAT")...),
		"phase over; end jago/resign red;":                                                 shortly(t, "blue resign"),
		"phase over; end jago/end-unfinished blue; racks /GOT; board 6D:RAS;":              shortly(t, append(shortMoves[:3:3], "red ~")...),
		"turn blue; phase over; end jago/resign red; racks EUX/GOT; board 6D:RAS;":         shortly(t, append(shortMoves[:5:5], "blue 6D:RASO", "red ?", "blue resign")...),
		"turn blue; racks EUX/GT; board 6D:RASo; word 6D red RAS@6D/red; open G6:OG;":      shortly(t, append(shortMoves[:5:5], "blue 6D:RASO", "blue G6:OG")...),
	})
	gametest.Equal(t, "the text", shortly(t).String(), "phase drawing;")
}

// stateTextErrors is texts of states in which something is put in the place of something
// else, and what is said of them.
func stateTextErrors(t testing.TB) []gametest.SpoiltText {
	turned := shortly(t, shortContest...).String()
	undone := shortly(t, shortContest[:8]...).String()
	open := shortly(t, append(shortMoves[:5:5], "blue 6D:RAT", "blue 6C:GRAT")...).String()
	onTheWay := "turn blue; racks EU/GOT; board 6D:RASX; word 6D red RAS@6D/red;"
	over := shortly(t, "blue resign").String() // "phase over; end jago/resign red;"
	return []gametest.SpoiltText{
		{"", "", "", `"" of a state: a value is missing`},
		{"-", "", "", `"-" of a state: a value is missing`},
		{turned, "turn blue", "turn green", "it must be one of red, blue"},
		{turned, "turn blue", "turn", `"turn" of a state: a value is missing`},
		{turned, "turn blue", "", `"" of a state: a value is missing`},
		{turned, "turn blue", "turn blue red", "is not in the usual form"},
		{turned, "turn blue;", "turn  blue;", "is not in the usual form"},
		{turned, "turn blue;", "turn blue; turn blue;", "is not in the usual form"},
		{turned, "turn blue;", "turn blue; phase playing;", "is not in the usual form"},
		{turned, "turn blue;", "turn blue; phase waiting;", "it must be one of over, drawing, playing, flipping"},
		{turned, "turn blue;", "turn blue; end jago/end;", "a value is missing"},
		{turned, "turn blue;", "turn blue; end jago/end red;", "the game is not over"},
		{turned, "turn blue;", "turn blue; lexicon ODS;", `"lexicon ODS" of a state: unknown field`},
		{turned, "turn blue;", "turn blue; resume blue;", "a value is missing"},
		{turned, "EUX/OT", "EUX", "it has 1 values for 2 players"},
		{turned, "EUX/OT", "EUX/TO", "is not in the usual form"},
		{turned, "EUX/OT", "eux/OT", "it is letters A to Z"},
		{turned, "EUX/OT", "EUX/O/T", "it has 3 values for 2 players"},
		{turned, "EUX/OT", strings.Repeat("A", 256) + "/OT", "it is letters A to Z"},
		{turned, "EUX/OT", "EUX?/OT", "hold letters that the game does not have"},
		{turned, "6C:GrAs", "6C:Gr?s", `"?" on E6 is not a letter`},
		{turned, "6C:GrAs", "6C:Gr.s", "the letters must be"},
		{turned, "6C:GrAs", "6C", "rows of letters are written as in"},
		{turned, "6C:GrAs", "C6:GrAs", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6L:GrAs", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6I:GrAs", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6E:As/6C:Gr", "rows of letters are written as in"},
		{turned, "6C:GrAs", "6C:Gr/6E:As", "is not in the usual form"},
		{turned, "6C:GrAs", "6C:", `no word "6C:" on the board`},
		{turned, "word 6C blue", "word 6C", "a value is missing"},
		{turned, "word 6C blue", "word 6C green", "it must be one of red, blue"},
		{turned, "word 6C blue", "word 6C red", "is not in the usual form"},
		{turned, "word 6C blue", "word x blue", `"x" is not a square of the board`},
		{turned, "word 6C blue", "word C6 blue", `no word "C6:G"`},
		{turned, "word 6C blue", "word 11K blue", `no word "11K:"`},
		{turned, "word 6C blue", "word 6C blue RATS,rats", `6C:GRAS cannot have been "rats"`},
		{turned, "word 6C blue", "word 6C blue RATS,", `6C:GRAS cannot have been ""`},
		{turned, "word 6C blue", "word 6C blue; word 6C blue", "duplicate word 6C:GRAS"},
		{undone, "resume blue playing", "resume green playing", "it must be one of red, blue"},
		{undone, "resume blue playing", "resume blue waiting", "it must be one of over"},
		{open, "open 6C:GRAT", "open", "a value is missing"},
		{open, "open 6C:GRAT", "open GRAT", "a word has a square before it, as in 6F:GRAT"},
		{open, "open 6C:GRAT", "open 6C:GROT", "the open move 6C:GROT"},
		{open, "beside S", "beside s", "it is letters A to Z"},
		{onTheWay, "RAS@6D/red", "RAS@x/red", `"x" is not a square of the board`},
		{onTheWay, "RAS@6D/red", "RAS@6D", "it must be one of red, blue"},
		{onTheWay, "RAS@6D/red", "RAS@6D/green", "it must be one of red, blue"},
		{onTheWay, "red RAS@6D/red", "red RATS RAS@6D/red", `6D:RASX cannot have been "RATS"`},
		{onTheWay, "RAS@6D/red", "RAS@D6/red", "6D:RASX cannot be on the way"},
		{over, " end jago/resign red;", "", `no game ends by ""`},
		{over, "jago/resign red", "jago/resign", "a value is missing"},
		{over, "jago/resign", "jago/start", "no game ends by"},
		{over, "phase over; ", "", "the game is not over"},
		{over, ";", strings.Repeat(";", 1<<18), "is too long for a state"},
	}
}

func TestStateTextErrors(t *testing.T) {
	gametest.RefusesTexts(t, rulesOf(t, shortGame).ParseState, stateTextErrors(t))
}
