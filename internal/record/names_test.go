package record_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/record"
)

// Names stand apart by spaces, or by commas where a comma ends a word.
func TestNamesOfPlayers(t *testing.T) {
	for line, want := range map[string][]string{
		"Alice Bob":                    {"Alice", "Bob"},
		"Jean Paul, Alice":             {"Jean Paul", "Alice"},
		"Jean  Paul ,Alice , Bob":      {"Jean Paul", "Alice", "Bob"},
		"Alice, Bob,":                  {"Alice", "Bob"},
		"Alice,Bob":                    {"Alice", "Bob"}, // one name would be too few
		"Smith,J Bob":                  {"Smith,J", "Bob"},
		"B=b A":                        {"B=b", "A"},
		"Marie-Claude de la Tour, Zoé": {"Marie-Claude de la Tour", "Zoé"},
	} {
		rec, err := readJeu(strings.NewReader("@players " + line))
		if err != nil || !slices.Equal(rec.Players, want) {
			t.Errorf("%s: the names are %q, %v; want %q", line, rec.Players, err, want)
		}
	}
	for line, want := range map[string]string{
		"Alice,, Bob": "a word is missing", ", Alice, Bob": "a word is missing", "Jean Paul, Jean  Paul": "two players are named",
		"a b c d e f g h i, Bob": "more than 8 words", "a=b c, d": "has a =", ",": "a word is missing",
	} {
		if _, err := readJeu(strings.NewReader("@players " + line)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
}

// A line begins with the longest name that leaves a move.
func TestNameOfALine(t *testing.T) {
	const head = "@players Jean, Jean Paul, Zoé\n"
	for line, want := range map[string]player{
		"Jean +A": 0, "Jean Paul +A": 1, "Jean Paul": 0, "Jean\tPaul +A": 1,
		"Zoé +A": 2, "zoe +A": 2, "ZOÉ: +A": 2, "Zoe : +A": 2, "jean paul: +A": 1, "Jean Paul : +A": 1, "Jean: Paul": 0,
	} {
		rec, err := readJeu(strings.NewReader(head + line))
		if err != nil || len(rec.Moves) != 1 || rec.Moves[0].Player != want {
			t.Errorf("%s: %v, %v; want player %v", line, rec.Moves, err, want)
		}
	}
}

// Records with names of several words are written as they are read.
func TestWriteNames(t *testing.T) {
	const text = "@game jeu\n@rules plain\n@players Jean Paul, Alice\n@toss Jean Paul=C Alice=M\n@toss Jean Paul=A Alice=B\nJean Paul +A\nAlice -\n"
	rec, err := readJeu(strings.NewReader(text))
	if got := jeux.String((*jeuContent)(&rec)); err != nil || got != text {
		t.Errorf("%v\n%s", err, cmp.Diff(text, got))
	}
	if rec.First != 0 || rec.Toss[0] != (round{'C', 'M'}) {
		t.Errorf("the toss is %v, and %v begins", rec.Toss, rec.First)
	}
	const agreed = "@players Jean Paul, Alice\n@first Jean Paul\n"
	if rec, err := readJeu(strings.NewReader(agreed)); err != nil || rec.First != 0 || !strings.Contains(jeux.String((*jeuContent)(&rec)), agreed) {
		t.Errorf("%v begins, %v", rec.First, err)
	}
}

// To find the names takes no long time, whatever they are.
func TestHostileNames(t *testing.T) {
	const lines = record.MaxLines - 1
	long := strings.Repeat("é ", 7) + strings.Repeat("é", 1900)
	start := time.Now()
	rec, err := readJeu(strings.NewReader("@players " + long + ", B\n" + strings.Repeat("b : a b c d e f g h\n", lines)))
	if err == nil || len(rec.Moves) > 0 {
		t.Errorf("a line of many words is read: %v", rec.Moves)
	}
	rec, err = readJeu(strings.NewReader("@players " + long + ", B\n" + strings.Repeat("b : x\n", lines)))
	if d := time.Since(start); err != nil || len(rec.Moves) != lines || d > 5*time.Second {
		t.Errorf("%d moves, %v, in %v", len(rec.Moves), err, d)
	}
}
