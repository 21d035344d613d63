package rulebook_test

import (
	"path/filepath"
	"strings"
	"testing"
	"text/template"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// The page of the rulings is made of the catalogue and of testdata/reasons.txt, which has the
// reason for each: the clause, English and French, with tabs between.
func TestPageOfRulings(t *testing.T) {
	upToDate(t, "rulings.md", rulings(t))
}

// A chapter is the rulings of a game.
type chapter struct {
	Title, Anchor   string
	Clauses, Stated int
	Rulings         []reasoned
}

// A reasoned is a ruling with its reason.
type reasoned struct {
	clause
	Section      string
	Because, Why string
}

func rulings(t *testing.T) string {
	t.Helper()
	reasons := map[string][2]string{}
	for _, l := range lines(t, filepath.Join("testdata", "reasons.txt")) {
		fields := strings.Split(l, "\t")
		if len(fields) != 3 || !strings.HasSuffix(fields[1], ".") || !strings.HasSuffix(fields[2], ".") {
			t.Fatalf("testdata/reasons.txt: %q is not a clause with a sentence in each language", l)
		}
		reasons[fields[0]] = [2]string{fields[1], bilingual.Typeset(fields[2])}
	}
	for _, l := range lines(t, filepath.Join("testdata", "pending.txt")) {
		c, _, _ := strings.Cut(l, "\t")
		delete(reasons, c) // of a ruling to come
	}
	var games []*chapter
	for c := range rulebook.Clauses() {
		name, _, _ := strings.Cut(string(c), "/")
		if len(games) == 0 || games[len(games)-1].Anchor != anchor(name) {
			stated, rulings := counts(name)
			games = append(games, &chapter{Title: titles[name], Anchor: anchor(name), Clauses: stated + rulings, Stated: stated})
		}
		reason, ok := reasons[string(c)]
		delete(reasons, string(c))
		if ok != c.Ruling() {
			t.Errorf("%s is a ruling, %t, and testdata/reasons.txt has a reason, %t", c, c.Ruling(), ok)
		}
		if !ok {
			continue
		}
		_, section, _ := strings.Cut(c.Source(), ", ")
		game := games[len(games)-1]
		game.Rulings = append(game.Rulings, reasoned{
			clause{c, anchor(string(c)), c.Text(language.French), c.Text(language.English)},
			section, reason[1], reason[0],
		})
	}
	for c := range reasons {
		t.Errorf("testdata/reasons.txt has %s, which is no clause", c)
	}
	layout := must.Get(template.ParseFiles(filepath.Join("testdata", "rulings.tmpl")))(t)
	stated, rulings := counts("")
	var b strings.Builder
	if err := layout.Execute(&b, struct {
		Clauses, Stated, Rulings int
		Games                    []*chapter
	}{stated + rulings, stated, rulings, games}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
