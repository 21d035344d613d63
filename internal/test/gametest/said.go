package gametest

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Phrase is something that a game says, in both languages, with its name.
type Phrase struct{ Name, English, French string }

// Phrases are the phrases of the game whose tests run: those of its phrases.go, and those
// of internal/phrase that its code uses. Each has its French, with no-break spaces.
func Phrases(t *testing.T) (all []Phrase) {
	t.Helper()
	all = phrasesIn(t, "phrases.go", "")
	used := map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil || len(all) == 0 {
		t.Fatalf("phrases.go has %d phrases, %v", len(all), err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source := must.Get(os.ReadFile(file))(t)
		for _, m := range regexp.MustCompile(`\bphrase\.([A-Z]\w+)`).FindAllSubmatch(source, -1) {
			used[string(m[1])] = true
		}
	}
	for _, p := range phrasesIn(t, filepath.Join("..", "internal", "phrase", "phrase.go"), "") {
		if used[p.Name] {
			all = append(all, p)
		}
	}
	space := regexp.MustCompile(` ([:;] |[?!]$)`)
	for _, p := range all {
		if p.French == "" || space.MatchString(p.French) {
			t.Errorf("%s is %q in French, which lacks a no-break space or everything", p.Name, p.French)
		}
	}
	return all
}

// phrasesIn is the phrases of a file: constants with both languages, or with the English of a map; only those of the
// block that begins with a comment, if one is given.
func phrasesIn(t *testing.T, name, block string) (all []Phrase) {
	t.Helper()
	file := must.Get(parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments))(t)
	var text func(e ast.Expr) string
	text = func(e ast.Expr) string {
		switch e := e.(type) {
		case *ast.BasicLit:
			s, _ := strconv.Unquote(e.Value)
			return s
		case *ast.BinaryExpr:
			return text(e.X) + text(e.Y)
		}
		return ""
	}
	french := map[string]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.CONST || strings.HasPrefix("// "+n.Doc.Text(), block)
		case *ast.ValueSpec:
			if len(n.Values) == 1 && text(n.Values[0]) != "" {
				en, fr, _ := bilingual.Pair(text(n.Values[0]))
				all = append(all, Phrase{n.Names[0].Name, en, fr})
			}
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok {
				french[key.Name] = text(n.Value)
			}
		}
		return true
	})
	for i := range all {
		if fr := french[all[i].Name]; fr != "" {
			all[i].French = fr
		}
	}
	return all
}

var verb = regexp.MustCompile(`%[#+]?(\[\d\])?[a-zU]|\{[^}]*\}`)

// plain undoes what package rulebook does to set French as it is printed.
var plain = strings.NewReplacer("’", "'", "\u00a0", " ")

// Says reports whether a text says a phrase, with whatever stands for its
// verbs and for endings that agree with a number.
func Says(text, phrase string) bool {
	text = plain.Replace(text)
	for _, part := range verb.Split(plain.Replace(phrase), -1) {
		_, after, found := strings.Cut(text, part)
		if !found {
			return false
		}
		text = after
	}
	return true
}

// SaysOne reports whether one of the texts says a phrase.
func SaysOne(texts []string, phrase string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return Says(text, phrase) })
}

// A Hearing is all that a game has said, line by line, in both languages.
type Hearing struct {
	*testing.T
	said [][2]string
}

// Hear notes what an error says.
func (h *Hearing) Hear(err error) {
	h.Helper()
	if err == nil {
		h.Error("nothing is wrong")
		return
	}
	en, fr := explained(err, language.English), explained(err, language.French)
	if len(en) != len(fr) {
		h.Fatalf("%q is said in French as %q", en, fr)
	}
	for i := range en {
		h.said = append(h.said, [2]string{en[i], fr[i]})
	}
}

func explained(err error, tag language.Tag) []string {
	var v *rulebook.Violation
	if errors.As(err, &v) {
		return []string{v.Explain(tag)}
	}
	return strings.Split(rulebook.Explain(err, tag), "\n")
}

// All finds the phrases of the game that nobody has heard.
func (h *Hearing) All() {
	h.Helper()
	for _, p := range Phrases(h.T) {
		if !slices.ContainsFunc(h.said, func(said [2]string) bool { return Says(said[0], p.English) && Says(said[1], p.French) }) {
			h.Errorf("nothing says %s, %q and %q", p.Name, p.English, p.French)
		}
	}
}

// AllSaid finds a text for each phrase of a block of phrases.go, which begins with that comment.
func AllSaid(t *testing.T, block string, said []string) {
	t.Helper()
	phrases := phrasesIn(t, "phrases.go", block)
	if len(phrases) == 0 {
		t.Errorf("phrases.go has no %q", block)
	}
	for _, p := range phrases {
		if !SaysOne(said, p.English) {
			t.Errorf("nothing says %q", p.English)
		}
	}
}

// InFrench compares what an error says to readers of French, and holds that it says in English
// what Error does, without what stands before it in some, such as the name of the game. It returns the English.
func InFrench(t *testing.T, before string, err error, fr string) string {
	t.Helper()
	if got := rulebook.Explain(err, language.French); got != fr {
		t.Errorf("%v: in French\n%s\nand not\n%s", err, got, fr)
	}
	en := rulebook.Explain(err, language.English)
	if err == nil || en != strings.ReplaceAll(err.Error(), before, "") {
		t.Errorf("%v: in English %q", err, en)
	}
	return en
}
