package record_test

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

func TestFaults(t *testing.T) {
	long := strings.Repeat("x", record.MaxLine)
	for _, tt := range []struct {
		text string
		line int
		want string
	}{
		{"@game", 1, "one word"},
		{"@game jeu jeu", 1, "one word"},
		{"@game jarnac", 1, `a record of "jarnac", not of jeu`},
		{"@game jeu\n@game jeu", 2, "duplicate @game"},
		{"@rules short\n\n@rules short", 3, "duplicate @rules"},
		{"@lexicon a\n@lexicon b", 2, "duplicate @lexicon"},
		{"@lexicon", 1, "one word"},
		{"@option", 1, "one word"},
		{"@option a", 1, "key=value"},
		{"@option =a", 1, "key=value"},
		{"@option a=", 1, "key=value"},
		{"@option a=1 b=2", 1, "@option takes one word, not 2"},
		{"@players Alice B\u202eob", 1, "invisible character U+202E"},
		{"\uFEFF\uFEFFA +A", 1, "invisible character U+FEFF"},
		{"# a\u200Db\nA\u00AD +A", 2, "invisible character U+00AD"},
		{"A +A\u200B", 1, "invisible character U+200B"},
		{"@players Alice", 1, "1 players are named, and the game is for 2 to 6"},
		{"@players", 1, "0 players"},
		{"@players 1 2 3 4 5 6 7", 1, "7 players"},
		{"@players Alice Alice", 1, "two players are named"},
		{"@players Alice @Bob", 1, "begins with @"},
		{"@players Al#ice Bob", 1, "1 players"},
		{"@players A B\n@players A B", 2, "duplicate @players"},
		{"@toss A=A B=B\n@first A", 2, "exclude each other"},
		{"@first A\n@toss A=A B=B", 2, "exclude each other"},
		{"@first A\n@first A", 2, "duplicate @first"},
		{"@first", 1, "one word"},
		{"@first Alice", 1, `unknown player "Alice"`},
		{"@toss", 1, "NAME=X"},
		{"@toss A", 1, "NAME=X"},
		{"@toss =A", 1, "NAME=X"},
		{"@toss A=", 1, "NAME=X"},
		{"@toss A=X C=X", 1, `unknown player "C"`},
		{"@toss A=X A=Y", 1, "draws twice"},
		{"@toss A=X B=Y\n@players Alice Bob", 1, `unknown player "A"`},
		{"@", 1, "unknown head"},
		{"@Game jeu", 1, `unknown head "@Game"`},
		{"@ game jeu", 1, "unknown head"},
		{"@rules a", 1, `jeu: unknown preset "a"; known: plain, short`},
		{"@rules a\n@option lines=x", 1, `jeu: unknown preset "a"; known: plain, short`},
		{"@option colour=red", 1, `jeu: unknown option "colour"; known: players, lines`},
		{"@option lines=x", 1, `option lines cannot be "x"`},
		{"@option lines=6\n@option lines=6", 2, `duplicate option "lines"`},
		{"@option lines=6\n@option rows=7", 2, `duplicate option "lines"`},
		{"@option rows=6\n\n@option lines=x", 3, `duplicate option "lines"`},
		{"@option players=3\n@lexicon x", 1, "the game is for 3 players, and 2 are named"},
		{"@players A B C\n\n@option players=2", 3, "the game is for 2 players, and 3 are named"},
		{"@toss A=A B=BB", 1, "a player draws one letter in a round of the toss"},
		{"@toss A=C B=C\n@toss A=D B=B", 2, "no toss"},
		{"A +A\n\nA ~", 3, "no move"},
		{"A +A\n@rules plain", 2, "@rules after a move"},
		{"A +A\n@nonsense", 2, "@nonsense after a move"},
		{"A", 1, "one move, not 0 words"},
		{"A # resigns", 1, "one move, not 0 words"},
		{"A +A +B", 1, "one move, not 2 words"},
		{"A +A\n\nC +A", 3, `unknown player "C"`},
		{"c +A", 1, `unknown player "c"`},
		{"@players Al AL\nal +A", 2, `unknown player "al"`},
		{"@players Zoé ZOE\nzoe +A", 2, `unknown player "zoe"`},
		{"A +A\nB \xFF", 2, "not UTF-8"},
		{"A +A # \xC3", 1, "not UTF-8"},
		{"A +A\x00", 1, "control character U+0000"},
		{"# \x1B[31m", 1, "control character U+001B"},
		{"A +A\rB +B", 1, "control character U+000D"},
		{"A +A\r\r\n", 1, "control character U+000D"},
		{"A\u0085+A", 1, "control character U+0085"},
		{"A +A\n#" + long, 2, "at most 4096 bytes"},
		{"A +A\n" + long + "\n", 2, "unknown player"},
		{strings.Repeat("\n", record.MaxLines) + "#", record.MaxLines + 1, "at most 8192 lines"},
		{strings.Repeat("A +A\n", record.MaxLines) + "A +A", record.MaxLines + 1, "at most 8192 lines"},
	} {
		rec, err := readJeu(strings.NewReader(tt.text))
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Line != tt.line || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.60q: %v, want line %d: %s", tt.text, err, tt.line, tt.want)
		} else if len(err.Error()) > 200 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
		// What stands before the fault is there.
		if want := min(strings.Count(tt.text, "A +A\n"), tt.line-1); len(rec.Moves) != want {
			t.Errorf("%.60q: %d moves are read, want %d", tt.text, len(rec.Moves), want)
		}
		if len(rec.Players) < 2 {
			t.Errorf("%.60q: the players are %v", tt.text, rec.Players)
		}
		before := jeuRecord{Lexicon: "before"}
		if err := record.Unmarshal(&before, []byte(tt.text), func(r io.Reader, _ struct{}) (jeuRecord, error) { return readJeu(r) }); err == nil || !cmp.Equal(before, jeuRecord{Lexicon: "before"}) {
			t.Errorf("%.60q changes a record, %v", tt.text, err)
		}
	}
	for text, want := range map[string]string{
		"@toss A=A":      "line 1: this game has no toss: the players agree on who begins, and @first says it",
		"@players A B C": "line 1: 3 players are named, and the game is for 2",
	} {
		if _, err := untossed.Read(strings.NewReader(text)); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	pair := jeux
	pair.Most = 2 // and so both draw
	if _, err := pair.Read(strings.NewReader("@toss A=A")); err == nil || !strings.Contains(err.Error(), "one letter") {
		t.Error(err)
	}
	if _, err := pair.Read(strings.NewReader("@toss A=A B=B")); err != nil {
		t.Error(err)
	}
	for _, text := range []string{"@toss A=A", "@players A B C D E F", "@players A B C\n@toss B=A"} {
		if _, err := readJeu(strings.NewReader(text)); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if rec, err := readJeu(strings.NewReader("@first Zoé")); err == nil || rec.First != 0 {
		t.Errorf("%v begins, %v", rec.First, err)
	}
}

func TestWhatStandsBeforeAFault(t *testing.T) {
	rec, err := readJeu(strings.NewReader("# one\n@rules short\n@players Al Bo\n@toss Al=C Bo=A\n@option lines=1\n# two\n@option a\n@lexicon\n@first Al\n"))
	want := jeuRecord{
		Options: options{2, 1}, OptionsLine: 7, Players: []string{"Al", "Bo"}, First: 1,
		Toss: []round{{'C', 'A'}}, Comments: []string{"one", "two"},
	}
	if diff := cmp.Diff(want, rec); err == nil || err.Error() != `line 8: @lexicon takes one word, not 0` || diff != "" {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
	rec, err = readJeu(strings.NewReader("A +A\n# why?\nA"))
	if err == nil || len(rec.Moves) != 1 || !slices.Equal(rec.Closing, []string{"why?"}) {
		t.Errorf("%v, %v", rec, err)
	}
	rec, err = readJeu(strings.NewReader("@toss A=C B=C\n@toss A=D B=D"))
	if err == nil || len(rec.Toss) != 1 {
		t.Errorf("%d rounds, %v", len(rec.Toss), err)
	}
}

// A record that is cut off anywhere holds the moves whose lines are whole, and the
// failure of what it is read from is the error.
func TestCutOff(t *testing.T) {
	const text = "@players Al Bo\n@toss Al=A Bo=C\nBo +A\nBo +B # b\nBo +C\n"
	whole := must.Get(readJeu(strings.NewReader(text)))(t)
	for cut := range len(text) {
		rec, err := readJeu(io.MultiReader(strings.NewReader(text[:cut]), iotest.ErrReader(io.ErrUnexpectedEOF)))
		lines := strings.Count(text[:cut], "\n")
		n := max(lines-2, 0)
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Err != io.ErrUnexpectedEOF || e.Line != lines+1 || len(rec.Moves) != n {
			t.Errorf("%q: %v, %d moves", text[:cut], err, len(rec.Moves))
		}
		want := whole
		want.Moves = whole.Moves[:n]
		if diff := cmp.Diff(want, rec, unlined); lines >= 2 && diff != "" {
			t.Errorf("%q (-want +got)\n%s", text[:cut], diff)
		}
	}
}
