package jago_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jago"
)

func moveOf(t testing.TB, text string) jago.Move {
	t.Helper()
	m, err := jago.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestMoveText(t *testing.T) {
	for _, tt := range []struct {
		text string
		move jago.Move
	}{
		{"+0", jago.Draw(0)},
		{"+12", jago.Draw(12)},
		{"+255", jago.Draw(999)},
		{"+A", jago.Draw(1).With("A")},
		{"+ABCDEFGHIJKL", jago.Draw(12).With("LKJIHGFEDCBA")},
		{"6F:RAS", jago.Lay(jago.Centre, jago.Across, "RAS", "")},
		{"F6:RAS", jago.Lay(jago.Centre, jago.Down, "RAS", "")},
		{"1A:ABCDEFGHIJK", jago.Lay(0, jago.Across, "ABCDEFGHIJK", "")},
		{"K1:ABCDEFGHIJK|ABCDEFGHIJK", jago.Lay(10, jago.Down, "ABCDEFGHIJK", "KJIHGFEDCBA")},
		{"11K:A", jago.Lay(120, jago.Across, "A", "")},
		{"6C:GRESIL|EL", jago.Lay(jago.At(5, 2), jago.Across, "GRESIL", "LE")},
		{"-", jago.End()},
		{"?", jago.Contest()},
		{"^", jago.Turn()},
		{"^A1,K11", jago.Turn(120, 0)},
		{"^A1,B1,C1,D1,E1,F1,G1,H1,I1", jago.Turn(8, 7, 6, 5, 4, 3, 2, 1, 0)},
		{"^A1,A1", jago.Turn(0, 0)},
		{"~", jago.Flag()},
		{"resign", jago.Resign()},
	} {
		if got := tt.move.String(); got != tt.text {
			t.Errorf("String is %q, want %q", got, tt.text)
		}
		if got, err := jago.ParseMove(tt.text); err != nil || got != tt.move {
			t.Errorf("ParseMove(%q) = %s, %v", tt.text, got, err)
		}
		text, err := json.Marshal(tt.move)
		var back jago.Move
		if err != nil || json.Unmarshal(text, &back) != nil || back != tt.move {
			t.Errorf("%s is %s in JSON, %v", tt.text, text, err)
		}
	}
	// Letters and squares have no order.
	for text, want := range map[string]string{"+RAS": "+ARS", "6F:RAS|SA": "6F:RAS|AS", "^C3,A1,B2": "^A1,B2,C3"} {
		if got := moveOf(t, text).String(); got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
}

func TestMoveTextErrors(t *testing.T) {
	for _, text := range []string{
		"", " ", "+", "+a", "+ABCDEFGHIJKLM", "+01", "+256", "+-1", "+É", "++", "+A1", "+?",
		"--", "??", "~~", "Resign", "resign ", "RAS", ":RAS", "6F", "6F:", "6F:ras", "6F:RÂS", "6F:R S", "6F:RA?", "0F:RAS", "12F:RAS", "6L:RAS", "06F:RAS", "F06:RAS",
		"6f:RAS", "66:RAS", "FF:RAS", "6F:ABCDEFG", "F6:ABCDEFG", "6F:RAS|", "6F:RAS||A", "6F:RAS|a", "6F:RAS|ABCDEFGHIJKL", "6F:|A", "6F:RAS:A",
		"^^", "^A", "^1A", "^A1,", "^,A1", "^A1 B2", "^L1", "^A0", "^A12", "^A1,B1,C1,D1,E1,F1,G1,H1,I1,J1",
		strings.Repeat("A", 65), "+" + strings.Repeat("A", 1<<16), "\x00", "+\xff",
	} {
		m, err := jago.ParseMove(text)
		var e *jago.SyntaxError
		if !errors.As(err, &e) || m != (jago.Move{}) || len(err.Error()) > 250 {
			t.Errorf("ParseMove(%.40q) = %s, %v", text, m, err)
			continue
		}
		if e.Detail(language.French) == e.Detail(language.English) || err.Error() != "jago: "+e.Detail(language.English) {
			t.Errorf("ParseMove(%.40q): %v, in French %s", text, err, e.Detail(language.French))
		}
	}
	m := jago.End()
	if err := m.UnmarshalText([]byte("x")); err == nil || m != jago.End() {
		t.Errorf("a bad text changed the move to %s, %v", m, err)
	}
}

// What has no notation has no text, and is some word for a look.
func TestMovesWithoutNotation(t *testing.T) {
	for m, look := range map[jago.Move]string{
		{}: "none",
		jago.Lay(jago.Centre, jago.Across, "", ""):                         "lay",
		jago.Lay(jago.Centre, jago.Across, "MOT!", ""):                     "lay",
		jago.Lay(jago.Centre, jago.Across, "ABCDEFG", ""):                  "lay",
		jago.Lay(jago.Centre, jago.Across, "RAS", "a"):                     "lay",
		jago.Lay(jago.Centre, jago.Across, "RAS", strings.Repeat("A", 12)): "lay",
		jago.Lay(jago.Centre, 7, "RAS", ""):                                "lay",
		jago.Lay(121, jago.Across, "RAS", ""):                              "lay",
		jago.Turn(121):                                                     "turn",
		jago.Turn(0, 1, 2, 3, 4, 5, 6, 7, 8, 9):                            "turn",
	} {
		if text, err := m.MarshalText(); err == nil || m.String() != look {
			t.Errorf("%s is written %q, %v", m, text, err)
		}
	}
}

// Each part of a move can be asked of any move.
func TestMoveParts(t *testing.T) {
	m := moveOf(t, "C6:RAS|A")
	if m.At() != jago.At(5, 2) || m.Direction() != jago.Down || m.Word() != "RAS" || m.Beside() != "A" || m.Count() != 0 || m.Drawn() != "" || m.Squares() != nil {
		t.Errorf("the parts of %s", m)
	}
	if m.Decision() != m || m.With("ABC") != m || !m.Completed() {
		t.Errorf("%s leaves something to chance", m)
	}
	d := moveOf(t, "+ABE")
	if d.Count() != 3 || d.Drawn() != "ABE" || d.Decision() != jago.Draw(3) || d.Word()+d.Beside() != "" || jago.Draw(3).Completed() || jago.Draw(3).Drawn() != "" {
		t.Errorf("the parts of %s", d)
	}
	if jago.Draw(3).With("ab") != jago.Draw(3) || jago.Draw(3).With(strings.Repeat("A", 13)) != jago.Draw(3) || jago.Draw(-1) != jago.Draw(0) {
		t.Error("letters that are none are drawn")
	}
	if sq := moveOf(t, "^B2,A1").Squares(); len(sq) != 2 || sq[0] != 0 || sq[1] != jago.At(1, 1) {
		t.Errorf("the squares are %v", sq)
	}
	var names []string
	for k := jago.KindNone; k <= jago.KindResign+1; k++ {
		names = append(names, k.String())
	}
	for p := jago.Over; p <= jago.Turning+1; p++ {
		names = append(names, p.String())
	}
	for _, d := range []jago.Direction{0, 1, 2} {
		names = append(names, d.String())
	}
	for _, p := range []jago.Player{0, 1, 2} {
		names = append(names, p.String(), p.Localize(language.French))
	}
	for _, v := range []jago.Validation{0, 1, 2} {
		names = append(names, v.String())
	}
	if got, want := strings.Join(names, ","), "none,draw,lay,end,contest,turn,flag,resign,invalid,over,drawing,playing,turning,invalid,"+
		"across,down,invalid,red,rouge,blue,bleu,nobody,rouge,strict,contest,invalid"; got != want {
		t.Errorf("the names are %s", got)
	}
}

// Squares are named by their column and row, or row and column where a word goes across.
func TestSquares(t *testing.T) {
	for q := range jago.Square(121) {
		back, d, err := jago.ParseSquare(q.String())
		if err != nil || back != q || d != jago.Down || jago.At(q.Row(), q.Column()) != q {
			t.Errorf("%s is read as %s, %v", q, back, err)
		}
	}
	if q, d, err := jago.ParseSquare("11K"); err != nil || q != 120 || d != jago.Across {
		t.Errorf("11K is %s, %v", q, err)
	}
	for _, text := range []string{"", "A", "1", "A0", "A12", "L1", "1L", "a1", "A1A", "A01", strings.Repeat("A", 999)} {
		if _, _, err := jago.ParseSquare(text); err == nil || len(err.Error()) > 200 {
			t.Errorf("%.20q is a square, %v", text, err)
		}
	}
	if got := jago.Square(200).String(); got != "?" {
		t.Errorf("square 200 is %s", got)
	}
}
