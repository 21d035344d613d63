package lettres_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// One thing has one name in French: no text says what docs/french.md has in its last column, in the
// rulebook, the phrases of all packages, the lessons, the pages and their scripts, the disputes and
// their rulings, and what the programs print in their tests.
func TestOneFrench(t *testing.T) {
	never := banned(t)
	texts := 0
	look := func(where, text string) {
		texts++
		for _, word := range saysOf(text, never) {
			t.Errorf("%s says %q in %q", where, word, text)
		}
	}
	for c := range rulebook.Clauses() {
		look(string(c), c.Text(language.French))
		look(string(c), c.Source())
	}
	folders(t, func(dir string) {
		for _, p := range parsed(t, dir).pairs {
			look(dir, p.french)
		}
	})
	for _, pattern := range []string{"games/lessons/*.txt", "cmd/lettres/internal/serve/pages/*.html", "cmd/lettres/internal/serve/static/*.js",
		"javascript/*.js", "games/jarnac.go", "rulebook/testdata/*.t*", "cmd/lettres/internal/arbiter/README.md",
		"cmd/lettres/internal/arbiter/disputes/*.md", "cmd/lettres/internal/arbiter/disputes/*.txt", "cmd/lettres/internal/arbiter/disputes/*.gcg",
		"cmd/lettres/internal/arbiter/disputes/*.fr.golden", "cmd/lettres/internal/*/testdata/*-fr.*", "docs/notation.md", "docs/rulings.md"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, name := range files {
			text := must.Get(os.ReadFile(name))(t)
			for line := range strings.Lines(string(text)) {
				look(name, line)
			}
		}
	}
	if texts < 3000 {
		t.Errorf("%d texts", texts)
	}
}

// What is never said is found, whatever the capitals, the blanks and the apostrophes.
func TestOneFrenchFinds(t *testing.T) {
	never := banned(t)
	for text, want := range map[string]bool{
		"Le tirage au sort\u00a0: la lettre": true, "Laissez, ou laisser passer.": true, "une RANGÉE": true, "C'était trop souvent": true,
		"la rangéemauve": false, "le tirage": false, "écart": false, "il est valable": false, "l'horloge": false,
	} {
		if got := saysOf(text, never); len(got) > 0 != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// banned returns what docs/french.md says is never said, as whole words.
func banned(t *testing.T) (all []string) {
	t.Helper()
	page := must.Get(os.ReadFile("docs/french.md"))(t)
	names := map[string]bool{}
	for line := range strings.Lines(string(page)) {
		cells := strings.Split(strings.TrimSpace(line), "|")
		if len(cells) != 5 || strings.Contains(cells[1], "---") || strings.Contains(cells[3], "jamais") {
			continue
		}
		if french := strings.TrimSpace(cells[1]); names[french] || strings.TrimSpace(cells[2]) == "" {
			t.Errorf("%q is there twice, or has no English", french)
		} else {
			names[french] = true
		}
		for word := range strings.SplitSeq(cells[3], ",") {
			if word = strings.ToLower(strings.TrimSpace(word)); word != "" {
				all = append(all, plainly(word))
			}
		}
	}
	if len(all) < 60 {
		t.Fatalf("%d words", len(all))
	}
	return all
}

// plainly returns a text in small letters, with one kind of blank and of apostrophe.
func plainly(text string) string { return blanks.Replace(strings.ToLower(text)) }

var blanks = strings.NewReplacer("’", "'", "\u00a0", " ", "\u202f", " ")

// saysOf returns the words that a text says of those that are never said: whole words.
func saysOf(text string, never []string) (said []string) {
	text = plainly(text)
	for _, word := range never {
		for rest := text; ; {
			i := strings.Index(rest, word)
			if i < 0 {
				break
			}
			before, _ := utf8.DecodeLastRuneInString(rest[:i])
			after, _ := utf8.DecodeRuneInString(rest[i+len(word):])
			if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
				said = append(said, word)
			}
			rest = rest[i+len(word):]
		}
	}
	return said
}
