package jago_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// On French squares rows are letters: E6 is in row E, for a word across, and 6E is the same square
// for one down. The moves are those of the standard squares, and so is the text of a position.
func TestFrenchSquares(t *testing.T) {
	const head = "@game jago\n@rules official\n@option validation=contest\n"
	standard, err := jago.ReadRecord(strings.NewReader(head+"@players Alice Bruno\n@first Alice\n"+
		"Alice +ACEILLMORSTU\nBruno +AEEEHIKMTWXZ\nAlice 6E:CRISE\nAlice -\nAlice +AEENS\nBruno F4:THIX\nAlice ?\nAlice ^F4,F5\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	french, err := jago.ReadRecord(strings.NewReader(head+"@option squares=french\n@players Alice Bruno\n@first Alice\n"+
		"Alice +ACEILLMORSTU\nBruno +AEEEHIKMTWXZ\nAlice F5:CRISE\nAlice -\nAlice +AEENS\nBruno 6D:THIX\nAlice ?\nAlice ^D6,E6\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range standard.Moves {
		if french.Moves[i].Move != m.Move {
			t.Errorf("%s is read as %v on French squares", m.Move, french.Moves[i].Move)
		}
	}
	back, err := jago.ReadRecord(strings.NewReader(french.String()), nil)
	if err != nil || !strings.Contains(french.String(), "Bruno 6D:THIX") || !strings.Contains(french.String(), "^D6,E6") || back.String() != french.String() {
		t.Errorf("the record is %s, %v", french, err)
	}
	gametest.Equal(t, "the options", french.Options.String(), "official validation=contest squares=french")

	rules := must.Get(jago.Compile(french.Options, gaddag.Lexicon()))(t)
	s, noted := rules.Start(jago.Red), french
	noted.Moves = nil
	for i, m := range french.Moves[:2] {
		if s, err = s.Play(jago.Player(i), m.Move); err != nil {
			t.Fatal(err)
		}
	}
	for _, m := range french.Moves {
		noted.Append(jago.Step{Player: m.Player, Move: m.Move})
	}
	if noted.String() != french.String() {
		t.Errorf("the record that notes the moves is\n%s\nand not\n%s", noted, french)
	}
	for text, want := range map[string]string{
		"F5:CRISE": "6E:CRISE", "f5 crise": "6E:CRISE", "5F CRISE": "E6:CRISE", "crise en f5": "6E:CRISE", "crise verticalement en F5": "E6:CRISE", "^D6,E6": "^F4,F5", "retourne D6, E6": "^F4,F5",
	} {
		if m, _, err := s.ParseMove(jago.Red, text); err != nil || m.String() != want {
			t.Errorf("%q is read as %v, %v; want %s", text, m, err, want)
		}
	}
	for _, text := range []string{"^6D", "L5:CRISE", "12F:CRISE"} {
		if m, _, err := s.ParseMove(jago.Red, text); err == nil {
			t.Errorf("%q is read as %v", text, m)
		}
	}
	f6 := board.At(5, 5)
	gametest.Equal(t, "a square alone", french.Options.SquareName(board.At(3, 5))+" "+standard.Options.SquareName(board.At(3, 5))+" "+french.Options.SquareName(f6), "D6 F4 F6")
	if back, err := rules.ParseState(s.String()); err != nil || back != s {
		t.Errorf("the position is read back as %s, %v", back, err)
	}
}
