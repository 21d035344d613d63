package jago_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

func parsed(t testing.TB, text string) jago.Move {
	t.Helper()
	return must.Get(jago.ParseMove(text))(t)
}

func TestMoveText(t *testing.T) {
	for _, tt := range []struct {
		text string
		move jago.Move
	}{
		{"+0", jago.Draw(0)},
		{"+12", jago.Draw(12)},
		{"+255", jago.Draw(999)},
		{"+A", jago.Draw(1).WithDrawn("A")},
		{"+ABCDEFGHIJKL", jago.Draw(12).WithDrawn("LKJIHGFEDCBA")},
		{"6F:RAS", jago.Place(jago.Centre(), board.Across, "RAS")},
		{"F6:RAS", jago.Place(jago.Centre(), board.Down, "RAS")},
		{"1A:ABCDEFGHIJK", jago.Place(board.At(0, 0), board.Across, "ABCDEFGHIJK")},
		{"K1:ABCDEFGHIJK|ABCDEFGHIJK", jago.Place(board.At(0, 10), board.Down, "ABCDEFGHIJK").FromBeside("KJIHGFEDCBA")},
		{"11K:A", jago.Place(board.At(10, 10), board.Across, "A")},
		{"6C:GRESIL|EL", jago.Place(board.At(5, 2), board.Across, "GRESIL").FromBeside("LE")},
		{"-", jago.EndTurn()},
		{"?", jago.Contest()},
		{"^", jago.Flip()},
		{"^A1,K11", jago.Flip(board.At(10, 10), board.At(0, 0))},
		{"^A1,B1,C1,D1,E1,F1,G1,H1,I1", jago.Flip(slices.Collect(board.Squares(1, 9))...)},
		{"^A1,A1", jago.Flip(board.At(0, 0), board.At(0, 0))},
		{"~", jago.Flag()},
		{"resign", jago.Resign()},
	} {
		gametest.Equal(t, "String", tt.move.String(), tt.text)
		if got, err := jago.ParseMove(tt.text); err != nil || got != tt.move {
			t.Errorf("ParseMove(%q) = %s, %v", tt.text, got, err)
		}
		text, err := json.Marshal(tt.move)
		var back jago.Move
		if err != nil || json.Unmarshal(text, &back) != nil || back != tt.move {
			t.Errorf("%s is %s in JSON, %v", tt.text, text, err)
		}
	}
	// Letters and squares have no order, and a placement is read with a blank as well.
	for text, want := range map[string]string{"+RAS": "+ARS", "6F:RAS|SA": "6F:RAS|AS", "6F RAS": "6F:RAS", "F6 GRESIL|A": "F6:GRESIL|A", "^C3,A1,B2": "^A1,B2,C3"} {
		gametest.Equal(t, text, parsed(t, text).String(), want)
	}
}

func TestMoveTextErrors(t *testing.T) {
	for _, text := range []string{
		"", " ", "+", "+a", "+ABCDEFGHIJKLM", "+01", "+256", "+-1", "+É", "++", "+A1", "+?",
		"--", "??", "~~", "Resign", "resign ", "RAS", ":RAS", "6F", "6F:", "6F:ras", "6F:RÂS", "6F:R S", "6F:RA?", "0F:RAS", "12F:RAS", "6L:RAS", "06F:RAS", "F06:RAS",
		"6f:RAS", "66:RAS", "FF:RAS", "6F:ABCDEFG", "F6:ABCDEFG", "6F:RAS|", "6F:RAS||A", "6F:RAS|a", "6F:RAS|ABCDEFGHIJKL", "6F:|A", "6F:RAS:A", "6F ", "6F  RAS", "6F: RAS", "6F :RAS", "6F RAS A",
		"^^", "^A", "^1A", "^A1,", "^,A1", "^A1 B2", "^L1", "^A0", "^A12", "^A1,B1,C1,D1,E1,F1,G1,H1,I1,J1",
		strings.Repeat("A", 65), "+" + strings.Repeat("A", 1<<16), "\x00", "+\xff",
	} {
		m, err := jago.ParseMove(text)
		var e *rulebook.SyntaxError
		if !errors.As(err, &e) || m != (jago.Move{}) || len(err.Error()) > 250 {
			t.Errorf("ParseMove(%.40q) = %s, %v", text, m, err)
			continue
		}
		if e.Explain(language.French) == e.Explain(language.English) || err.Error() != "jago: "+e.Explain(language.English) {
			t.Errorf("ParseMove(%.40q): %v, in French %s", text, err, e.Explain(language.French))
		}
	}
	m := jago.EndTurn()
	if err := m.UnmarshalText([]byte("x")); err == nil || m != jago.EndTurn() {
		t.Errorf("a bad text changed the move to %s, %v", m, err)
	}
}

// What has no notation has no text, and is some word for a look.
func TestMovesWithoutNotation(t *testing.T) {
	for m, look := range map[jago.Move]string{
		jago.Place(jago.Centre(), board.Across, ""):                                        "place",
		jago.Place(jago.Centre(), board.Across, "MOT!"):                                    "place",
		jago.Place(jago.Centre(), board.Across, "ABCDEFG"):                                 "place",
		jago.Place(jago.Centre(), board.Across, "RAS").FromBeside("a"):                     "place",
		jago.Place(jago.Centre(), board.Across, "RAS").FromBeside(strings.Repeat("A", 12)): "place",
		jago.Place(jago.Centre(), 7, "RAS"):                                                "place",
		jago.Place(board.At(11, 0), board.Across, "RAS"):                                   "place",
		jago.Flip(board.At(11, 0)):                                                         "flip",
		jago.Flip(slices.Collect(board.Squares(1, 10))...):                                 "flip",
	} {
		if text, err := m.MarshalText(); err == nil || m.String() != look {
			t.Errorf("%s is written %q, %v", m, text, err)
		}
	}
}

// Each part of a move can be asked of any move.
func TestMoveParts(t *testing.T) {
	m := parsed(t, "C6:RAS|A")
	if m.At() != board.At(5, 2) || m.Direction() != board.Down || m.Word() != "RAS" || m.Beside() != "A" || m.Count() != 0 || m.Drawn() != "" || m.Squares() != nil {
		t.Errorf("the parts of %s", m)
	}
	if m.Decision() != m || m.WithDrawn("ABC") != m || !m.Completed() {
		t.Errorf("%s leaves something to chance", m)
	}
	d := parsed(t, "+ABE")
	if d.Count() != 3 || d.Drawn() != "ABE" || d.Decision() != jago.Draw(3) || d.Word()+d.Beside() != "" || jago.Draw(3).Completed() || jago.Draw(3).Drawn() != "" {
		t.Errorf("the parts of %s", d)
	}
	if jago.Draw(3).WithDrawn("ab") != jago.Draw(3) || jago.Draw(3).WithDrawn(strings.Repeat("A", 13)) != jago.Draw(3) || jago.Draw(-1) != jago.Draw(0) {
		t.Error("what is not a letter is drawn")
	}
	if sq := parsed(t, "^B2,A1").Squares(); len(sq) != 2 || sq[0] != board.At(0, 0) || sq[1] != board.At(1, 1) {
		t.Errorf("the squares are %v", sq)
	}
	var names []string
	for k := jago.KindNone; k <= jago.KindResign+1; k++ {
		names = append(names, k.String())
	}
	for p := jago.Over; p <= jago.Flipping+1; p++ {
		names = append(names, p.String())
	}
	for _, p := range []jago.Player{0, 1, 2} {
		names = append(names, p.String(), p.Localize(language.French))
	}
	for _, v := range []jago.Validation{0, 1, 2} {
		names = append(names, v.String())
	}
	for m := range jago.PresumedSame + 2 {
		names = append(names, m.String())
	}
	if got, want := strings.Join(names, ","), "none,draw,place,end,contest,flip,flag,resign,invalid,over,drawing,playing,flipping,invalid,"+
		"red,rouge,blue,bleu,nobody,rouge,strict,contest,invalid,different,same,presumed,invalid"; got != want {
		t.Errorf("the names are %s", got)
	}
}
