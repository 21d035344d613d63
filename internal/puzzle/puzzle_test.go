package puzzle_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/vocabulary"
)

// The built-in puzzles are what they say: read back, in positions that can be read, with answers
// that can be played; and some of them are proven by the other search. The command
// "lettres puzzle make -check" proves all.
func TestBuiltIn(t *testing.T) {
	proofs := 2
	if os.Getenv("LETTRES_LONG") != "" {
		proofs = 30
	}
	for _, g := range games.All() {
		lines := puzzle.Of(g)
		if !puzzle.Has(g) {
			if len(lines) > 0 {
				t.Errorf("%s has puzzles, and no kind of them", g)
			}
			continue
		}
		if len(lines) < 150 {
			t.Errorf("%s: %d puzzles", g, len(lines))
		}
		r := g.MustCompile("")
		seen := map[string]bool{}
		for i, line := range lines {
			z, err := puzzle.Parse(line)
			if err != nil || z.String() != line || seen[z.Position] {
				t.Fatalf("%s: %v, %s", line, err, z)
			}
			seen[z.Position] = true
			if i >= 100 && !testing.Short() || i >= 20 && testing.Short() {
				continue
			}
			if z.Rated == 0 || len(z.ThemeTexts(language.French)) != len(z.Themes) {
				t.Errorf("%s: rated %d, %v", line, z.Rated, z.Themes)
			}
			p := must.Get(r.ParsePosition(z.Position))(t)
			for _, text := range z.Answers {
				m, _, err := p.ParseMove(p.Turn(), text)
				points, ok := puzzle.Points(p, m)
				if err != nil || !ok || points != z.Points || len(puzzle.Words(p, m)) == 0 {
					t.Errorf("%s: %s brings %d: %v", line, text, points, err)
				}
			}
			themes := slices.DeleteFunc(slices.Clone(z.Themes), func(name string) bool { return name == "theft-of-theft" || name == "two-in-a-row" })
			if found, _, ok := puzzle.Find(nil, p); !ok || !slices.Equal(found.Answers, z.Answers) || !slices.Equal(found.Themes, themes) {
				t.Errorf("%s: found again is %v", line, found) // but for what was played before
			}
			if i < proofs {
				if err := z.Prove(r); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

// Each game has four hundred puzzles at least, half of them with an answer of frequent words, and all together they are
// small.
func TestFrequent(t *testing.T) {
	size, all := 0, 0
	for _, g := range games.All() {
		r, frequent, lines := g.MustCompile(""), 0, puzzle.Of(g)
		all += len(lines)
		if len(lines) < 400 {
			t.Errorf("%s has %d puzzles", g, len(lines))
		}
		for _, line := range lines {
			size += len(line)
			z := must.Get(puzzle.Parse(line))(t)
			p := must.Get(r.ParsePosition(z.Position))(t)
			if slices.ContainsFunc(z.Answers, func(answer string) bool {
				m, _, err := p.ParseMove(p.Turn(), answer)
				return err == nil && !slices.ContainsFunc(puzzle.Words(p, m), func(word string) bool { return vocabulary.RankOf(word) < vocabulary.Seen })
			}) {
				frequent++
			}
		}
		if 2*frequent < len(lines) {
			t.Errorf("%s: %d of %d have an answer of frequent words", g, frequent, len(lines))
		}
	}
	if size > 600<<10 || all < 2500 {
		t.Errorf("%d puzzles take %d bytes", all, size)
	}
}

// A puzzle with a wrong answer, or wrong points, is not proven.
func TestProveFails(t *testing.T) {
	for _, g := range games.All() {
		r := g.MustCompile("")
		z := must.Get(puzzle.Parse(puzzle.Of(g)[0]))(t)
		for _, wrong := range []func(*puzzle.Puzzle){
			func(z *puzzle.Puzzle) { z.Answers = []string{"!AIE"} },
			func(z *puzzle.Puzzle) { z.Points++ },
			func(z *puzzle.Puzzle) { z.Next-- },
			func(z *puzzle.Puzzle) { z.Position = "nowhere" },
		} {
			bad := z
			if wrong(&bad); bad.Prove(r) == nil {
				t.Errorf("%s is proven", bad)
			}
		}
	}
	if err := (puzzle.Puzzle{}).Prove(carre.Game.MustCompile("")); err == nil {
		t.Error("a puzzle of a game without any is proven")
	}
}

// Positions in which one answer is best are puzzles, and others are not.
func TestFind(t *testing.T) {
	r := games.Jarnac().MustCompile("")
	for position, want := range map[string]string{
		"turn A; phase handover; lines /MUGES; racks /CIPT;": "!1:GUIMPES;!1:MUGITES",
		"turn A; phase handover; lines /RAT; racks /Z;":      "", // too few
		"turn A; phase handover; lines /TABLE; racks /ES;":   "", // TABLES is seen at once
		"turn A; racks AEIRST/;":                             "",
	} {
		p := must.Get(r.ParsePosition(position))(t)
		z, _, ok := puzzle.Find(nil, p)
		if got := strings.Join(z.Answers, ";"); got != want || ok != (want != "") {
			t.Errorf("%s: %s, want %s", position, z, want)
		}
	}
	p := carre.Game.MustCompile("").Start(0)
	if _, asked, _ := puzzle.Find(nil, p); asked || puzzle.Ask(p, language.English) != "" {
		t.Error("a game without puzzles asks one")
	}
}

func TestParseFails(t *testing.T) {
	for _, line := range []string{"", "a\tb", "!RAT\t5\t-\tturn A;", "!RAT\tx 3 0\t-\tturn A;", "!RAT\t5 3\t-\tturn A;"} {
		if z, err := puzzle.Parse(line); err == nil {
			t.Errorf("%q: %v", line, z)
		}
	}
}
