package lettres_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// goName is what only a program writes: MinLength, gaddag.Lexicon(), the zero Options, and
// the fields of set-ups, for which a text has its keys: the bag, the phase.
var goName = regexp.MustCompile(`\b[a-z]+[A-Z][A-Za-z]*\b|\b[A-Z][a-z]+[A-Z][A-Za-z]*\b|\b[a-z]+\.[A-Z]\w*|\w\(\)|` +
	`\bzero (Options|Rules|Move|State)\b|\b(Options|Rules) zéro\b|` +
	`\b(Bag|Phase|End|Open|Table|Passes|Flags|Skips|Penalty|Validation|Counted|Contested|Winner) (has|is|a|est|are|ne|n’|n'|does|needs|contient)\b|` +
	`(of|de|in|dans|the|le|du) (Bag|Phase|End|Open|Table|Passes|Flags|Skips|Winner)\b`)

// notGoName is what looks so and is none: units, and tokens of a notation.
var notGoName = regexp.MustCompile(`KiB|\(0,0\)vCHAT|^staysThere.*|^Open [a-z ]+`)

// What the module says to people is in phrases, in English and in French, and no name of
// Go stands in them.
func TestPhrases(t *testing.T) {
	read := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		for _, p := range phrasesOf(t, path) {
			for _, text := range []string{p.english, p.french} {
				if name := goName.FindString(notGoName.ReplaceAllString(text, "")); name != "" {
					t.Errorf("%s: %q names %q", path, text, name)
				}
			}
			if err := bilingual.Check(p.english, p.french); err != nil {
				t.Errorf("%s: %v", path, err)
			}
			read++
		}
		return nil
	})
	if err != nil || read < 500 {
		t.Fatalf("%d phrases, %v", read, err)
	}
}

type phrase struct{ english, french string }

// phrasesOf is the phrases of a file: the maps from a constant with English to French.
func phrasesOf(t *testing.T, path string) (all []phrase) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	text := func(e ast.Expr) (string, bool) {
		var whole strings.Builder
		ok := true
		ast.Inspect(e, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				s, err := strconv.Unquote(n.Value)
				ok = ok && n.Kind == token.STRING && err == nil
				whole.WriteString(s)
			case *ast.BinaryExpr, nil:
			default:
				ok = false
			}
			return true
		})
		return whole.String(), ok
	}
	english := map[string]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 {
			if s, ok := text(v.Values[0]); ok {
				english[v.Names[0].Name] = s
			}
		}
		return true
	})
	ast.Inspect(file, func(n ast.Node) bool {
		pairs, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		if m, ok := pairs.Type.(*ast.MapType); !ok || !isString(m.Key) || !isString(m.Value) {
			return true
		}
		for _, e := range pairs.Elts {
			kv, ok := e.(*ast.KeyValueExpr)
			if !ok {
				continue
			}
			fr, ok := text(kv.Value)
			if !ok {
				continue
			}
			en, ok := text(kv.Key)
			if name, isName := kv.Key.(*ast.Ident); isName {
				en, ok = english[name.Name]
			}
			if ok {
				all = append(all, phrase{en, fr})
			}
		}
		return true
	})
	return all
}

func isString(e ast.Expr) bool {
	name, ok := e.(*ast.Ident)
	return ok && name.Name == "string"
}
