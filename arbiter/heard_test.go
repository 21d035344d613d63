package arbiter_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A typedLine is what somebody types in a game, and the move that it means.
type typedLine struct{ context, head, who, text, move string }

// typedLines reads a file of testdata.
func typedLines(t *testing.T, name string) (lines []typedLine) {
	t.Helper()
	text := must.Get(os.ReadFile("testdata/" + name))(t)
	for _, context := range strings.Split(string(text), "\n== ")[1:] {
		name, rest, _ := strings.Cut(context, "\n")
		head, typed, _ := strings.Cut(rest, "--\n")
		for line := range strings.Lines(strings.TrimSpace(typed)) {
			f := strings.Split(strings.TrimSpace(line), " | ")
			lines = append(lines, typedLine{name, head, f[0], f[1], f[2]})
		}
	}
	return lines
}

// game returns the only game of a record.
func gameOf(t *testing.T, a *arbiter.Arbiter, text string) *arbiter.Game {
	t.Helper()
	for g, err := range a.Records(strings.NewReader(text), "") {
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	t.Fatal("no game")
	return nil
}

// What people type is understood, as the next line of a record and in its position. The lines
// were written by somebody who had not seen the reader.
func TestTypedLines(t *testing.T) {
	// unread are the lines that are not read, with the errors that help.
	unread := map[string]string{
		"8F TRAINE?S": "minuscules pour les jokers",
	}
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for _, l := range slices.Concat(typedLines(t, "typed.txt"), typedLines(t, "typed-2.txt"), typedLines(t, "typed-3.txt")) {
		t.Run(l.context+" "+l.text, func(t *testing.T) {
			before := gameOf(t, a, l.head)
			for range before.Rulings() {
			}
			seat := 0
			for l.who != before.Names[seat] {
				seat++
			}
			g := gameOf(t, a, l.head+l.who+" "+l.text+"\n")
			m, note, err := before.At.ParseMove(seat, strings.TrimPrefix(l.text, l.who+" : "))
			if help, ok := unread[l.text]; ok {
				for _, err := range []error{g.Unread, err} {
					if got := rulebook.Explain(err, language.French); !strings.Contains(got, help) {
						t.Errorf("the error is %q", got)
					}
				}
				return
			}
			want := must.Get(before.Rules.Game().ParseMove(l.move))(t)
			switch {
			case err != nil || m != want:
				t.Errorf("in its position it is read as %v, %v; want %v", m, err, want)
			case note == nil:
				if strict, e := before.Rules.Game().ParseMove(l.text); e != nil || strict != m {
					t.Error("there is no note")
				}
			}
			var last game.Move
			for r := range g.Rulings() {
				last = r.Move
			}
			if g.Unread != nil || last != want {
				t.Errorf("as a line it is read as %v, %v; want %v", last, g.Unread, want)
			}
		})
	}
}

// Whatever was read is read to the same move. The file has lines that were put together of words
// that people say, with the moves that records had of them before most of these words were read.
func TestReadAsBefore(t *testing.T) {
	other := map[string]string{"jarnac accepte": ".", "jarnac contestation": "?"}
	text := must.Get(os.ReadFile("testdata/read-before.tsv"))(t)
	for line := range bytes.Lines(text) {
		f := strings.Split(strings.TrimSpace(string(line)), "\t")
		g, _ := game.Named(games.All(), f[0])
		r, err := g.ReadRecord(strings.NewReader("@players Alice Bruno\nAlice "+f[1]), nil)
		want := f[2]
		if want == "-OTTU" && f[1][0] != '-' { // all that they hold, which a record alone does not say
			if err == nil {
				t.Errorf("%s: %q is read as %v", f[0], f[1], r.Moves)
			}
			continue
		}
		if changed, ok := other[f[0]+" "+f[1]]; ok {
			want = changed
		}
		if err != nil || len(r.Moves) != 1 || r.Moves[0].Move.String() != want {
			t.Errorf("%s: %q is read as %v, %v; want %s", f[0], f[1], r.Moves, err, want)
		}
	}
}

// A score that is announced wrongly is told, also of a line that names nobody.
func TestAnnouncedScore(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for line, points := range map[string]int{"maison H4 horizontal, 14 pts": 18, "Odile pose maison en H4, quatorze points": 18, "maison H4, 18 points": 0} {
		g := gameOf(t, a, "jeu : scrabble\njoueurs : Odile, Marcel\n"+line+"\n")
		said := slices.ContainsFunc(g.Warnings, func(n rulebook.Note) bool {
			return n.Said == 14 && n.Points == points && n.Clause == "scrabble/score"
		})
		if g.Unread != nil || said != (points > 0) {
			t.Errorf("%q: %v, %v", line, g.Warnings, g.Unread)
		}
	}
}

// Cards that are exchanged are named: two of them are no card with a 2.
func TestUnnamedCards(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	g := gameOf(t, a, "jeu : scrabble cartes\njoueurs : Odile, Marcel\nOdile +CRISEKU\nMarcel +HATSLUN\nOdile CRISE\nOdile +ODLMO\nMarcel échange deux cartes\n")
	for range g.Rulings() {
	}
	if got := rulebook.Explain(g.Unread, language.French); !strings.Contains(got, "dites quelles cartes") {
		t.Errorf("the error is %q", got)
	}
}

// Of a line with many names the first few alone may begin what another player does, so that it takes no time.
func TestManyNames(t *testing.T) {
	for _, line := range []string{"Alice x, " + strings.Repeat("Bob y, ", 300), "Alice passe. Bob passe… " + strings.Repeat("Alice passe. Bob passe. ", 150)} {
		text := "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\n" + strings.Repeat(line+"\n", 40)
		if g := gameOf(t, arbiter.New(gaddag.Lexicon(), games.All()...), text); g.Unread == nil {
			t.Errorf("%.20s… is read", line)
		}
	}
}
