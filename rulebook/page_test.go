package rulebook_test

//go:generate go test -run=TestPage -update

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"text/template"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"
	"golang.org/x/text/unicode/norm"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// The page is the catalogue for players, who read no code. It is written with
// -update, and this finds a table changed without go generate.
func TestPageIsTheCatalogue(t *testing.T) {
	upToDate(t, "rulebook.md", page(t))
}

// upToDate finds that a file in docs is not as it is made, or makes it with -update.
func upToDate(t *testing.T, name, want string) {
	t.Helper()
	file := filepath.Join(moduleRoot(t), "docs", name)
	if *update {
		must.Do(t, os.WriteFile(file, []byte(want), 0o644))
	}
	got := must.Get(os.ReadFile(file))(t)
	if diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(string(got), "\n")); diff != "" {
		t.Errorf("what is made (-) and docs/%s (+) differ; run go generate:\n%s", name, diff)
	}
}

func TestPageLinksLeadSomewhere(t *testing.T) {
	text := page(t)
	anchors := map[string]bool{}
	for _, m := range regexp.MustCompile(`<a id="(.*?)">`).FindAllStringSubmatch(text, -1) {
		if anchors[m[1]] {
			t.Errorf("two places are #%s", m[1])
		}
		anchors[m[1]] = true
	}
	for _, m := range regexp.MustCompile(`\]\(#(.*?)\)`).FindAllStringSubmatch(text, -1) {
		if !anchors[m[1]] {
			t.Errorf("no place is #%s", m[1])
		}
	}
	for c := range rulebook.Clauses() {
		if !anchors[anchor(string(c))] {
			t.Errorf("%s has no place", c)
		}
	}
}

// titles are those of the games, and of the parts that a game's clauses are
// named after. The other games go by the headings of their sources.
var titles = map[string]string{
	"official":            "Jarnac\u00a0: les règles officielles · the official rules",
	"official/mat":        "Le tapis et le sac · The mat and the bag",
	"official/words":      "Les mots · Words",
	"official/toss":       "Le toss · The toss",
	"official/turn":       "Le tour de jeu · The turn",
	"official/handover":   "Le passage du sac · The handover",
	"official/contest":    "La contestation · Contests",
	"official/time":       "Le temps · Time",
	"official/end":        "La fin de partie · The end of the game",
	"official/score":      "Les points · The score",
	"classic":             "Jarnac\u00a0: les règles de la boîte · the rules of the box",
	"classic-competition": "Jarnac\u00a0: les règles de la boîte, Jarnac de compétition · the rules of the box, competition Jarnac",
	"scrabble":            "Scrabble classique",
	"cards":               "Scrabble, le jeu de cartes · the card game",
	"jago":                "Jago",
	"remedy":              "Les remèdes · Remedies",
	"tournament":          "Les tournois · Tournaments",
}

// A group is a game, or a part of one.
type group struct {
	Title, Anchor string
	Parts         []*group
	Clauses       []clause
}

// A clause is as the page shows it.
type clause struct {
	rulebook.Clause
	Anchor, FR, EN string
}

// page is what docs/rulebook.md has to be.
func page(t *testing.T) string {
	t.Helper()
	root := &group{}
	for c := range rulebook.Clauses() {
		names := strings.Split(string(c), "/")
		game := root.part(t, names[0], titles[names[0]])
		part, title := names[0]+"/"+names[1], titles[names[0]+"/"+names[1]]
		if len(names) == 2 {
			_, heading, _ := strings.Cut(c.Source(), ", «\u00a0")
			part, title = names[0]+"//"+heading, "«\u00a0"+heading
		}
		section := game.part(t, part, title)
		section.Clauses = append(section.Clauses, clause{
			Clause: c,
			Anchor: anchor(string(c)),
			FR:     linked(c.Text(language.French)),
			EN:     linked(c.Text(language.English)),
		})
	}
	layout := must.Get(template.ParseFiles(filepath.Join("testdata", "page.tmpl")))(t)
	var b strings.Builder
	stated, rulings := counts("")
	if err := layout.Execute(&b, struct {
		Clauses, Stated, Rulings int
		Games                    []*group
	}{stated + rulings, stated, rulings, root.Parts}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// counts returns how many clauses of a chapter are the sources' and how many are rulings; "" is
// all chapters.
func counts(chapter string) (stated, rulings int) {
	for c := range rulebook.Clauses() {
		switch name, _, _ := strings.Cut(string(c), "/"); {
		case chapter != "" && name != chapter:
		case c.Ruling():
			rulings++
		default:
			stated++
		}
	}
	return stated, rulings
}

// part is the part of g with that name, made where there is none.
func (g *group) part(t *testing.T, name, title string) *group {
	t.Helper()
	if title == "" {
		t.Fatalf("%s has no title", name)
	}
	i := slices.IndexFunc(g.Parts, func(p *group) bool { return p.Anchor == anchor(name) })
	if i < 0 {
		i = len(g.Parts)
		g.Parts = append(g.Parts, &group{Title: title, Anchor: anchor(name)})
	}
	return g.Parts[i]
}

var (
	marks     = regexp.MustCompile(`\pM`)
	nonAnchor = regexp.MustCompile(`[^a-z0-9/]+`)
	slashed   = regexp.MustCompile(`[a-z-]+(/[a-z0-9-]+)+`)
)

// anchor is name as an address can hold it: official-turn-extend.
func anchor(name string) string {
	name = marks.ReplaceAllString(norm.NFD.String(strings.ToLower(name)), "")
	return strings.ReplaceAll(strings.TrimRight(nonAnchor.ReplaceAllString(name, "-"), "-"), "/", "-")
}

// linked is text with a link at each clause that it refers to.
func linked(text string) string {
	return slashed.ReplaceAllStringFunc(text, func(s string) string {
		if !rulebook.Clause(s).Valid() {
			return s
		}
		return "[`" + s + "`](#" + anchor(s) + ")"
	})
}
