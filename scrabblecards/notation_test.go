package scrabblecards_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func TestMoveText(t *testing.T) {
	long := scrabblecards.Place(board.At(-12, 101), board.Down, "ABCDEFGHIJKLMNo")
	for _, tt := range []struct {
		text string
		move scrabblecards.Move
	}{
		{"+0", scrabblecards.Draw(0)},
		{"+2", scrabblecards.Draw(2)},
		{"+9", scrabblecards.Draw(9)},
		{"+CEIRS2", scrabblecards.Draw(0).WithDrawn("2CRISE")},
		{"+?", scrabblecards.Draw(1).WithDrawn("?")},
		{"+1+2", scrabblecards.Draw(1).WithDrawn("2")},
		{"+1+3", scrabblecards.Draw(3).WithDrawn("3")},
		{"+22", scrabblecards.Draw(2).WithDrawn("22")},
		{"+23", scrabblecards.Draw(2).WithDrawn("32")},
		{"(0,0)>CRISE", scrabblecards.Place(board.At(0, 0), board.Across, "CRISE")},
		{"(-1,3)vaCHAt", scrabblecards.Place(board.At(-1, 3), board.Down, "aCHAt")},
		{"(-12,101)vABCDEFGHIJKLMNo", long},
		{"(-12,101)vABCDEFGHIJKLMNo*3@15", long.WithBonus(scrabblecards.TripleWord, 15)},
		{"(-1,1)>MON*2@2", scrabblecards.Place(board.At(-1, 1), board.Across, "MON").WithBonus(scrabblecards.DoubleWord, 2)},
		{"(-1,1)>MON*2@255", scrabblecards.Place(board.At(-1, 1), board.Across, "MON").WithBonus(scrabblecards.DoubleWord, 2000)},
		{"(-128,127)>MON", placing("(-999,999)>MON")},
		{"-", scrabblecards.Pass()},
		{"-A", scrabblecards.Exchange("A")},
		{"-AB?23", scrabblecards.Exchange("3?A2B")},
		{"-2+3", scrabblecards.Exchange("2").WithDrawn("3")},
		{"-AB?23+ACE?2", scrabblecards.Exchange("3?A2B").WithDrawn("E?C2A")},
		{"-ABCDEFGH+ABCDEFGH", scrabblecards.Exchange("HGFEDCBA").WithDrawn("ABCDEFGH")},
		{"?", scrabblecards.Contest()},
		{".", scrabblecards.LetGo()},
		{"resign", scrabblecards.Resign()},
	} {
		gametest.Equal(t, "String", tt.move.String(), tt.text)
		if got, err := scrabblecards.ParseMove(tt.text); err != nil || got != tt.move {
			t.Errorf("ParseMove(%q) = %s, %v", tt.text, got, err)
		}
		text, err := json.Marshal(tt.move)
		var back scrabblecards.Move
		if err != nil || json.Unmarshal(text, &back) != nil || back != tt.move {
			t.Errorf("%s is %s in JSON, %v", tt.text, text, err)
		}
	}
	// Cards have no order.
	for text, want := range map[string]string{"+ESIRC": "+CEIRS", "-BA+DC": "-AB+CD", "-?2A": "-A?2", "+32": "+23"} {
		gametest.Equal(t, text, placing(text).String(), want)
	}
	// As the others see an exchange.
	m := placing("-#3")
	if m.Kind() != scrabblecards.KindExchange || m.Count() != 3 || m.Aside() != "" || m.Completed() || m.String() != "-#3" {
		t.Errorf("-#3 is %s", m)
	}
}

func TestMoveTextErrors(t *testing.T) {
	for _, text := range []string{
		"", " ", "+", "+a", "+ABCDEFGHI", "+10", "+12+A", "+2+3", "+1+", "+1+4", "+1+22", "+1+A", "+-1", "+É", "++",
		"--", "-a", "-+A", "-A+", "-A+B+C", "-ABCDEFGHI", "-A+ABCDEFGHI", "-#", "-#0", "-#01", "-#256", "-#x", "-#-1", "-A#1",
		"??", "?A", "..", "Resign", "resign ", "CRISE", "~", "0,0>CRISE", "(0,0)CRISE", "(0,0)>", "(0,0)v", "(0,0)^CRISE", "(0,0>CRISE", "(0)>CRISE",
		"(0,0)>CR?SE", "(0,0)>CR2SE", "(0,0)>É", "(0,0)>ABCDEFGHIJKLMNOP", "(00,0)>CRISE", "(+1,0)>CRISE", "(-0,0)>CRISE", "(1000,0)>CRISE", "(0,-1000)>CRISE",
		"( 0,0)>CRISE", "(0, 0)>CRISE", "(0,0)> CRISE", "(x,0)>CRISE", "(,)>CRISE", "()>CRISE", "(99999999999,0)>CRISE",
		"(0,0)>MON*", "(0,0)>MON*2", "(0,0)>MON*2@", "(0,0)>MON*2@0", "(0,0)>MON*2@01", "(0,0)>MON*2@256", "(0,0)>MON*4@1", "(0,0)>MON*22@1", "(0,0)>MON*2@x", "(0,0)>MON*2@1*2@1", "(0,0)>*2@1",
		strings.Repeat("A", 65), "+" + strings.Repeat("A", 1<<16), "\x00", "+\xff",
	} {
		m, err := scrabblecards.ParseMove(text)
		var e *rulebook.SyntaxError
		if !errors.As(err, &e) || m != (scrabblecards.Move{}) || len(err.Error()) > 250 {
			t.Errorf("ParseMove(%.40q) = %s, %v", text, m, err)
			continue
		}
		if e.Explain(language.French) == e.Explain(language.English) || err.Error() != "scrabblecards: "+e.Explain(language.English) {
			t.Errorf("ParseMove(%.40q): %v, in French %s", text, err, e.Explain(language.French))
		}
	}
	m := scrabblecards.Pass()
	if err := m.UnmarshalText([]byte("x")); err == nil || m != scrabblecards.Pass() {
		t.Errorf("a bad text changed the move to %s, %v", m, err)
	}
}

// What has no notation has no text, and is some word for a look.
func TestMovesWithoutNotation(t *testing.T) {
	for m, look := range map[scrabblecards.Move]string{
		scrabblecards.Draw(10):                                                     "draw",
		scrabblecards.Place(board.At(0, 0), board.Across, ""):                      "place",
		scrabblecards.Place(board.At(0, 0), board.Across, "MOT!"):                  "place",
		scrabblecards.Place(board.At(0, 0), board.Across, strings.Repeat("A", 16)): "place",
		scrabblecards.Place(board.At(0, 0), 7, "MOT"):                              "place",
	} {
		if text, err := m.MarshalText(); err == nil || text != nil || m.String() != look {
			t.Errorf("%s is written %q, %v", m, text, err)
		}
	}
}

// Each part of a move can be asked of any move.
func TestMoveParts(t *testing.T) {
	m := placing("(-1,2)vmON*3@2")
	b, on := m.Bonus()
	if m.At() != board.At(-1, 2) || m.Direction() != board.Down || m.Word() != "mON" || b != scrabblecards.TripleWord || on != 2 || m.Count() != 0 {
		t.Errorf("the parts of %s", m)
	}
	gametest.Equal(t, "its decision", m.Decision(), m)
	gametest.Equal(t, "completed", m.Completed(), true)
	gametest.Equal(t, "with cards", m.WithDrawn("ABC"), m)
	x := placing("-AB+CD")
	if x.Count() != 2 || x.Aside() != "AB" || x.Drawn() != "CD" || !x.Completed() || x.Decision() != placing("-AB") || x.Decision().WithDrawn("DC") != x || x.Word() != "" {
		t.Errorf("the parts of %s", x)
	}
	d := placing("+AB2")
	if d.Count() != 3 || d.Aside() != "" || d.Drawn() != "AB2" || d.Decision() != scrabblecards.Draw(3) || scrabblecards.Draw(3).Completed() {
		t.Errorf("the parts of %s", d)
	}
	gametest.Equal(t, "cards that are none", scrabblecards.Draw(3).WithDrawn("ab"), scrabblecards.Draw(3))
	gametest.Equal(t, "too many cards", scrabblecards.Draw(3).WithDrawn("AAAAAAAAA"), scrabblecards.Draw(3))
	gametest.Equal(t, "a pass with a bonus card", scrabblecards.Pass().WithBonus(2, 1), scrabblecards.Pass())
	gametest.Equal(t, "a draw of fewer than none", scrabblecards.Draw(-1), scrabblecards.Draw(0))
	var names []string
	for k := scrabblecards.KindNone; k <= scrabblecards.KindResign+1; k++ {
		names = append(names, k.String())
	}
	for _, b := range []scrabblecards.Bonus{0, 2, 3, 1} {
		names = append(names, b.String())
	}
	for _, p := range []scrabblecards.Phase{0, 1, 2, 3, 4} {
		names = append(names, p.String())
	}
	for _, d := range []board.Direction{0, 1, 2} {
		names = append(names, d.String())
	}
	gametest.Equal(t, "names", strings.Join(names, ","), "none,draw,place,exchange,pass,let go,contest,resign,invalid,"+
		"none,double word,triple word,invalid,over,drawing,playing,answer,invalid,across,down,invalid")
}

func TestCards(t *testing.T) {
	c := scrabblecards.MustParseCards("3B?2A2")
	gametest.Equal(t, "String", c.String(), "AB?223")
	gametest.Equal(t, "Len", c.Len(), 6)
	gametest.Equal(t, "Contains", c.Contains(scrabblecards.MustParseCards("A23")), true)
	gametest.Equal(t, "Contains", c.Contains(scrabblecards.MustParseCards("33")), false)
	gametest.Equal(t, "Contains", c.Contains(scrabblecards.MustParseCards("222")), false)
	gametest.Equal(t, "Contains", c.Contains(scrabblecards.MustParseCards("C")), false)
	gametest.Equal(t, "Plus", c.Plus(c).String(), "AABB??222233")
	if rest, ok := c.Minus(scrabblecards.MustParseCards("A2?")); !ok || rest.String() != "B23" {
		t.Errorf("Minus is %s", rest)
	}
	if rest, ok := c.Minus(scrabblecards.MustParseCards("AA")); ok || rest != c {
		t.Errorf("Minus is %s", rest)
	}
	for _, text := range []string{"a", "1", "É", "A B", strings.Repeat("A", 256), strings.Repeat("2", 256)} {
		if c, err := scrabblecards.ParseCards(text); err == nil || c != (scrabblecards.Cards{}) {
			t.Errorf("ParseCards(%.20q) = %s, %v", text, c, err)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("MustParseCards takes what are no cards")
		}
	}()
	scrabblecards.MustParseCards("x")
}
