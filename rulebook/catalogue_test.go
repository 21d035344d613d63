package rulebook_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// listed is testdata/clauses.txt: every clause in the order of the rulebook,
// with the word "ruling" after those that it decides where the source does not.
func listed(t *testing.T) []string {
	t.Helper()
	return lines(t, filepath.Join("testdata", "clauses.txt"))
}

func lines(t *testing.T, file string) []string {
	t.Helper()
	data := must.Get(os.ReadFile(file))(t)
	return slices.Collect(func(yield func(string) bool) {
		for l := range strings.Lines(string(data)) {
			if l = strings.TrimSpace(l); l != "" && !yield(l) {
				return
			}
		}
	})
}

func line(c string, ruling bool) string {
	if ruling {
		return c + "\truling"
	}
	return c
}

func TestClausesAreThoseListed(t *testing.T) {
	var got []string
	for c := range rulebook.Clauses() {
		got = append(got, line(string(c), c.Ruling()))
	}
	if diff := cmp.Diff(listed(t), got); diff != "" {
		t.Errorf("testdata/clauses.txt (-) and the catalogue (+) differ:\n%s", diff)
	}
}

func TestClausesAreDistinct(t *testing.T) {
	seen := map[rulebook.Clause]bool{}
	texts := map[string]rulebook.Clause{}
	for c := range rulebook.Clauses() {
		if seen[c] {
			t.Errorf("%s is listed twice", c)
		}
		seen[c] = true
		for _, tag := range []language.Tag{language.English, language.French} {
			text := c.Text(tag)
			if other, ok := texts[text]; ok {
				t.Errorf("%s and %s have one text: %s", other, c, text)
			}
			texts[text] = c
		}
	}
}

// constants.go is generated, so that each clause is written once; this finds a
// table changed without go generate, and a constant that no code cites.
func TestConstantsAreTheCatalogue(t *testing.T) {
	file := must.Get(parser.ParseFile(token.NewFileSet(), filepath.Join("..", "internal", "law", "constants.go"), nil, parser.ParseComments))(t)
	type constant struct{ Name, Clause, Doc string }
	var got, want []constant
	for _, decl := range file.Decls {
		for _, spec := range decl.(*ast.GenDecl).Specs {
			spec, ok := spec.(*ast.ValueSpec)
			if !ok {
				continue
			}
			value := must.Get(strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value))(t)
			doc := strings.Join(strings.Fields(spec.Doc.Text()), " ")
			got = append(got, constant{spec.Names[0].Name, value, doc})
		}
	}
	cited := citedByCode(t)
	for c := range rulebook.Clauses() {
		if !cited[constantName(c)] {
			continue
		}
		first, _, _ := strings.Cut(c.Text(language.English), ". ")
		want = append(want, constant{constantName(c), string(c), strings.TrimSuffix(first, ".") + "."})
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the catalogue (-) and constants.go (+) differ; run go generate ./internal/law:\n%s", diff)
	}
}

// citedByCode returns the names of package law that the Go files of the module select.
func citedByCode(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	err := filepath.WalkDir(moduleRoot(t), func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		src, err := os.ReadFile(path)
		for _, m := range regexp.MustCompile(`\blaw\.([A-Z]\w*)`).FindAllSubmatch(src, -1) {
			names[string(m[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

var wordStart = regexp.MustCompile(`(^|[/-])[a-z0-9]`)

// constantName is the name that callers expect: official/turn/extend is
// OfficialTurnExtend.
func constantName(c rulebook.Clause) string {
	return wordStart.ReplaceAllStringFunc(string(c), func(s string) string {
		return strings.ToUpper(s[len(s)-1:])
	})
}

func TestEveryClauseIsWrittenInBothLanguages(t *testing.T) {
	for c := range rulebook.Clauses() {
		en, fr := c.Text(language.English), c.Text(language.French)
		if en == fr {
			t.Errorf("%s reads the same in both languages: %q", c, en)
		}
		for _, text := range []string{en, fr} {
			if text == "" || text != strings.TrimSpace(text) || !strings.HasSuffix(text, ".") {
				t.Errorf("%s: no full sentence: %q", c, text)
			}
			if n := len(sentenceEnd.FindAllString(text, -1)); n > 2 {
				t.Errorf("%s: %d sentences, want two at most: %s", c, n, text)
			}
			if strings.Contains(text, "  ") || strings.ContainsRune(text, '%') {
				t.Errorf("%s: two spaces in a row, or a %%, which would be taken for a verb: %q", c, text)
			}
		}
		if bad := plainSpace.FindString(fr); bad != "" {
			t.Errorf("%s: French wants a no-break space in %q: %s", c, bad, fr)
		}
		if bad := straight.FindString(fr); bad != "" {
			t.Errorf("%s: French is not typeset at %q: %s", c, bad, fr)
		}
		if bad := notSaid.FindString(fr); bad != "" {
			t.Errorf("%s: players do not say %q: %s", c, bad, fr)
		}
		if strings.ContainsRune(en, '\u00a0') {
			t.Errorf("%s: a no-break space in English: %q", c, en)
		}
		if c.Source() == "" {
			t.Errorf("%s has no source", c)
		}
	}
}

var (
	sentenceEnd = regexp.MustCompile(`\.( |$)`)
	plainSpace  = regexp.MustCompile(`.. [;:!?»]|« ..`)
	straight    = regexp.MustCompile(`['"]|\d (?:lettre|point|carte|jeton|seconde)`)
	notSaid     = regexp.MustCompile(`(?i)(?:bon|mauvais) mot|mot (?:bon|mauvais)|reste décompté|seul trait|\bactes?\b|exactement quand|perd(?:re)? son temps|plus haut score|sommes égales|mots? doubles?|jarnaqueur`)
)

// The sources are not part of the module. Where they lie beside the checkout,
// the list is held against the rulebook, and the texts against all of them.
func shared(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(moduleRoot(t), "..", "shared")
	if _, err := os.Stat(filepath.Join(dir, "RULEBOOK.md")); err != nil {
		t.Logf("nothing to compare with: %v", err)
		return ""
	}
	return dir
}

// A clause is defined where it stands in backquotes, and referred to after "of", "as" or "by".
var definition = regexp.MustCompile(
	"((?:of|as|by) )?(\\*\\*Ruling\\*\\* )?`((?:official|classic|classic-competition|scrabble|cards|jago)/[a-z0-9/-]+)`( \\*\\*Ruling\\*\\*)?")

func TestListIsTheRulebook(t *testing.T) {
	dir := shared(t)
	if dir == "" {
		return
	}
	text := must.Get(os.ReadFile(filepath.Join(dir, "RULEBOOK.md")))(t)
	marked := map[string]string{}
	for _, m := range definition.FindAllSubmatch(text, -1) {
		if len(m[1]) == 0 {
			marked[string(m[3])] = line(string(m[3]), len(m[2])+len(m[4]) > 0)
		}
	}
	departs := departures(t)
	for _, l := range listed(t) {
		c, _, _ := strings.Cut(l, "\t")
		switch {
		case departs[c] != "" && marked[c] != "":
			t.Errorf("%s: testdata/departures.txt has it, and so has RULEBOOK.md, which decides", c)
		case departs[c] == "" && marked[c] != l:
			t.Errorf("testdata/clauses.txt has %q, RULEBOOK.md %q: one is wrong, or testdata/departures.txt says why", l, marked[c])
		}
		delete(marked, c)
	}
	for _, l := range lines(t, filepath.Join("testdata", "pending.txt")) {
		c, why, _ := strings.Cut(l, "\t")
		if _, ok := marked[c]; !ok || why == "" {
			t.Errorf("testdata/pending.txt: %q is not a clause that the catalogue lacks, and a reason", l)
		}
		delete(marked, c)
	}
	for c := range marked {
		t.Errorf("%s of RULEBOOK.md is not in the catalogue", c)
	}
}

// departures is the clauses that the rulebook does not have, each with the reason: a ruling that was
// parted from what its source says, one that a new rule needed, or more of what a source states.
// What the rulebook does have is marked as it marks it.
func departures(t *testing.T) map[string]string {
	t.Helper()
	departs := map[string]string{}
	for _, l := range lines(t, filepath.Join("testdata", "departures.txt")) {
		c, why, _ := strings.Cut(l, "\t")
		if departs[c] = why; why == "" || !rulebook.Clause(c).Valid() {
			t.Errorf("testdata/departures.txt: %q is not a clause and a reason", l)
		}
	}
	return departs
}

func TestTextsAreOurOwn(t *testing.T) {
	dir := shared(t)
	if dir == "" {
		return
	}
	files, err := filepath.Glob(filepath.Join(dir, "sources", "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no sources in %s: %v", dir, err)
	}
	const run = 60
	windows := map[string]string{}
	for _, file := range append(files, filepath.Join(dir, "RULEBOOK.md")) {
		data := must.Get(os.ReadFile(file))(t)
		text := plain(string(data))
		for i := range max(0, len(text)-run+1) {
			windows[text[i:i+run]] = filepath.Base(file)
		}
	}
	for c := range rulebook.Clauses() {
		for _, tag := range []language.Tag{language.English, language.French} {
			text := plain(c.Text(tag))
			for i := range max(0, len(text)-run+1) {
				if file, ok := windows[text[i:i+run]]; ok {
					t.Errorf("%s repeats %s: %q", c, file, text[i:i+run])
					break
				}
			}
		}
	}
}

// plain is text with all white space alike, which line breaks would hide
// copies behind.
func plain(text string) string { return strings.ToLower(strings.Join(strings.Fields(text), " ")) }
