package lettres_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// goName is what only a program writes: MinLength, gaddag.Lexicon(), the zero Options, and
// the fields of set-ups, for which a text has its keys: the bag, the phase.
var goName = regexp.MustCompile(`\b[a-z]+[A-Z][A-Za-z]*\b|\b[A-Z][a-z]+[A-Z][A-Za-z]*\b|\b[a-z]+\.[A-Z]\w*|\w\(\)|` +
	`\bzero (Options|Rules|Move|State)\b|\b(Options|Rules) zéro\b|` +
	`\b(Bag|Phase|End|Open|Table|Passes|Flags|Skips|Penalty|Validation|Counted|Contested|Winner) (has|is|a|est|are|ne|n’|n'|does|needs|contient)\b|` +
	`(of|de|in|dans|the|le|du) (Bag|Phase|End|Open|Table|Passes|Flags|Skips|Winner)\b`)

// notGoName is what looks so and is none: units, and tokens of a notation.
var notGoName = regexp.MustCompile(`KiB|\(0,0\)vCHAT|^staysThere.*|^Open [a-z ]+`)

// What the module says to people is in phrases, in English and in French with the same
// arguments, and no name of Go stands in them.
func TestPhrases(t *testing.T) {
	read := 0
	folders(t, func(dir string) {
		for _, p := range parsed(t, dir).pairs {
			for _, text := range []string{p.english, p.french} {
				if name := goName.FindString(notGoName.ReplaceAllString(text, "")); name != "" {
					t.Errorf("%s: %q names %q", dir, text, name)
				}
			}
			if err := bilingual.Check(p.english, p.french); err != nil {
				t.Errorf("%s: %v", dir, err)
			}
			read++
		}
	})
	if read < 500 {
		t.Fatalf("%d phrases", read)
	}
}

// A phrase that is said has its French: it is among the phrases of its package, or among those
// that all games share, which have one French everywhere.
func TestPhrasesThatAreSaid(t *testing.T) {
	said := map[string]int{"Sprintf": 1, "Plain": 1, "InputError": 0, "Violation": 3, "Say": 0}
	shared := map[string]string{} // the French by the English
	for _, dir := range []string{filepath.Join("internal", "phrase"), filepath.Join("internal", "draw")} {
		for _, pair := range parsed(t, dir).pairs {
			shared[pair.english] = bilingual.Typeset(pair.french)
		}
	}
	checked := 0
	folders(t, func(dir string) {
		p := parsed(t, dir)
		known, wrappers := map[string]bool{}, map[string]int{}
		for _, pair := range p.pairs {
			known[pair.english] = true
			if fr := shared[pair.english]; fr != "" && fr != bilingual.Typeset(pair.french) && pair.french != pair.english {
				t.Errorf("%s: %q is %q, and %q in all games", dir, pair.english, pair.french, fr)
			}
		}
		for _, f := range p.files {
			for _, decl := range f.Decls {
				if fn, ok := decl.(*ast.FuncDecl); ok && fn.Recv == nil {
					if i := formatAt(fn.Type); i >= 0 {
						wrappers[fn.Name.Name] = i
					}
				}
			}
		}
		for _, f := range p.files {
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(p.pairs) == 0 {
					return true
				}
				var at int
				var found bool
				switch fun := call.Fun.(type) {
				case *ast.Ident:
					at, found = wrappers[fun.Name]
				case *ast.SelectorExpr:
					x, isName := fun.X.(*ast.Ident)
					at, found = said[fun.Sel.Name]
					found = found && !(isName && x.Name == "fmt")
				}
				if !found || at >= len(call.Args) {
					return true
				}
				text, ok := p.text(call.Args[at])
				_, _, both := bilingual.Pair(text)
				if checked++; ok && !both && !known[text] && shared[text] == "" {
					t.Errorf("%s: %q is said and has no French", dir, text)
				}
				return true
			})
		}
	})
	if checked < 300 {
		t.Fatalf("%d phrases", checked)
	}
}

// folders calls f for each folder of the module.
func folders(t *testing.T, f func(dir string)) {
	t.Helper()
	err := filepath.WalkDir(".", func(dir string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			f(dir)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// formatAt returns the place of a parameter format string, or -1.
func formatAt(f *ast.FuncType) int {
	at := 0
	for _, p := range f.Params.List {
		for _, name := range p.Names {
			if name.Name == "format" && isString(p.Type) {
				return at
			}
			at++
		}
	}
	return -1
}

// A source is the files of a package but for its tests, its constants that are texts, and its
// phrases.
type source struct {
	files     []*ast.File
	constants map[string]string
	pairs     []phrase
}

// A phrase is a text with both languages, or a pair in a map from English to French.
type phrase struct{ english, french string }

// parsed returns the source of a folder.
func parsed(t *testing.T, dir string) source {
	t.Helper()
	paths := must.Get(filepath.Glob(filepath.Join(dir, "*.go")))(t)
	s := source{constants: map[string]string{}}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file := must.Get(parser.ParseFile(token.NewFileSet(), path, nil, 0))(t)
		s.files = append(s.files, file)
		ast.Inspect(file, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == len(v.Names) {
				for i, name := range v.Names {
					if text, ok := s.text(v.Values[i]); ok {
						s.constants[name.Name] = text
					}
				}
			}
			return true
		})
	}
	for _, file := range s.files {
		ast.Inspect(file, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok {
				if text, ok := s.text(e); ok && s.both(text) {
					return false
				}
			}
			pairs, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			if m, ok := pairs.Type.(*ast.MapType); !ok || !isString(m.Key) || !isString(m.Value) {
				return true
			}
			for _, e := range pairs.Elts {
				if kv, ok := e.(*ast.KeyValueExpr); ok {
					en, ok1 := s.text(kv.Key)
					fr, ok2 := s.text(kv.Value)
					if _, _, both := bilingual.Pair(fr); ok1 && ok2 && !both { // no names of phrases

						s.pairs = append(s.pairs, phrase{en, fr})
					}
				}
			}
			return true
		})
	}
	for _, path := range must.Get(filepath.Glob(filepath.Join(dir, "*.html")))(t) {
		for _, quoted := range quotedPair.FindAllString(string(must.Get(os.ReadFile(path))(t)), -1) {
			s.both(must.Get(strconv.Unquote(quoted))(t))
		}
	}
	return s
}

// quotedPair is a phrase with both languages in a template.
var quotedPair = regexp.MustCompile(`"[^"]+ ¦ [^"]+"`)

// both adds a text that is a phrase with both languages, and reports whether it is one.
func (s *source) both(text string) bool {
	en, fr, both := bilingual.Pair(text)
	if both = both && en != ""; both {
		s.pairs = append(s.pairs, phrase{en, fr})
	}
	return both
}

// text returns the text of a literal, of several that are added up, or of a constant.
func (s source) text(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.Ident:
		text, ok := s.constants[e.Name]
		return text, ok
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		left, ok1 := s.text(e.X)
		right, ok2 := s.text(e.Y)
		return left + right, ok1 && ok2
	}
	return "", false
}

func isString(e ast.Expr) bool {
	name, ok := e.(*ast.Ident)
	return ok && name.Name == "string"
}
