package rulebook_test

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

var update = flag.Bool("update", false, "rewrite docs/rulebook.md")

// Every clause is exercised by a test that names it. Exceptions are listed in
// testdata/untested.txt, each with what is missing, and the list only shrinks.
func TestClausesThatNoTestNames(t *testing.T) {
	named := namedByTests(t)
	missing := map[string]string{}
	for _, l := range lines(t, filepath.Join("testdata", "untested.txt")) {
		c, what, _ := strings.Cut(l, "\t")
		missing[c] = what
		if !rulebook.Clause(c).Valid() || what == "" {
			t.Errorf("testdata/untested.txt: %q is not a clause and what is missing", l)
		}
	}
	for c := range rulebook.Clauses() {
		if !named[string(c)] && missing[string(c)] == "" {
			t.Errorf("no test names %s: write the test", c)
		}
	}
}

// constants returns the clauses by the names of their constants, the folder of this package, and
// that of the module.
func constants(t *testing.T) (byConstant map[string]string, own, root string) {
	t.Helper()
	byConstant = map[string]string{}
	for c := range rulebook.Clauses() {
		byConstant[constantName(c)] = string(c)
	}
	own = must.Get(os.Getwd())(t)
	return byConstant, own, moduleRoot(t)
}

// namedByTests is the clauses that the test files of the module name, without
// those of this package: as a word of a string, or as a constant of package law.
// Comments do not count.
func namedByTests(t *testing.T) map[string]bool {
	t.Helper()
	byConstant, own, root := constants(t)
	named := map[string]bool{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != root && (name == own || name == filepath.Join(root, "internal", "law") || foreign(name)):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, c := range namedIn(file, byConstant) {
			named[c] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return named
}

// foreign reports whether dir is not a package of the module.
func foreign(dir string) bool {
	base := filepath.Base(dir)
	if base == "testdata" || base == "vendor" || strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") {
		return true
	}
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil
}

// clauseToken finds the words of a string that may be clauses.
var clauseToken = regexp.MustCompile(`[A-Za-z0-9/_-]+`)

func namedIn(file *ast.File, byConstant map[string]string) []string {
	var named []string
	packageName := lawIn(file)
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			if n.Kind != token.STRING {
				break
			}
			s, err := strconv.Unquote(n.Value)
			if err != nil {
				break
			}
			for _, word := range clauseToken.FindAllString(s, -1) {
				if rulebook.Clause(word).Valid() {
					named = append(named, word)
				}
			}
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == packageName {
				if c, ok := byConstant[n.Sel.Name]; ok {
					named = append(named, c)
				}
			}
		}
		return true
	})
	return named
}

// lawIn returns the name that file knows package law by, or "".
func lawIn(file *ast.File) string {
	for _, spec := range file.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		switch {
		case err != nil || !strings.HasSuffix(p, "/lettres/internal/law"):
		case spec.Name != nil:
			return spec.Name.Name
		default:
			return path.Base(p)
		}
	}
	return ""
}

func TestNamedIn(t *testing.T) {
	const source = `package p
import rules "github.com/jeudelettres/lettres/internal/law"
// official/turn/pass is only mentioned, and so is rules.OfficialTurnPass.
var a = rules.OfficialTurnExtend
var b = other.OfficialTurnGap
var c = "official/mat/lines"
var d = "a word, (official/mat/length): too long"
var e = ` + "`testdata/official/mat/bag official/mat/open-not official/mat`" + `
`
	file := must.Get(parser.ParseFile(token.NewFileSet(), "p_test.go", source, parser.ParseComments))(t)
	got := namedIn(file, map[string]string{
		"OfficialTurnExtend": "official/turn/extend",
		"OfficialTurnPass":   "official/turn/pass",
		"OfficialTurnGap":    "official/turn/gap",
	})
	want := []string{"official/turn/extend", "official/mat/lines", "official/mat/length"}
	if !slices.Equal(got, want) {
		t.Errorf("named %q, want %q", got, want)
	}
}

func moduleRoot(t *testing.T) string {
	t.Helper()
	dir := must.Get(os.Getwd())(t)
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod above the package")
		}
		dir = parent
	}
}

// Each clause is cited by a program, or shown by the ruling of a dispute. Exceptions are
// listed in testdata/uncited.txt, each with the reason, and the list only shrinks.
func TestClausesThatNoProgramCites(t *testing.T) {
	const most = 48 // as many as the list has: lower it with the list
	cited := citedByPrograms(t)
	uncited := map[string]bool{}
	list := lines(t, filepath.Join("testdata", "uncited.txt"))
	if len(list) > most {
		t.Errorf("%d clauses are listed, and %d were before: the list only shrinks", len(list), most)
	}
	for _, l := range list {
		c, why, _ := strings.Cut(l, "\t")
		uncited[c] = true
		switch {
		case !rulebook.Clause(c).Valid() || why == "":
			t.Errorf("testdata/uncited.txt: %q is not a clause and a reason", l)
		case cited[c]:
			t.Errorf("%s is cited now: take it off the list", c)
		}
	}
	for c := range rulebook.Clauses() {
		if !cited[string(c)] && !uncited[string(c)] {
			t.Errorf("nothing cites %s: cite it where it decides, or show it by a dispute", c)
		}
	}
}

// citedByPrograms is the clauses that the module names outside of its tests and of this
// package, and those in the rulings of disputes. What people say when they look for a clause cites none.
func citedByPrograms(t *testing.T) map[string]bool {
	t.Helper()
	byConstant, own, root := constants(t)
	disputes := filepath.Join(root, "cmd", "lettres", "internal", "arbiter", "disputes")
	said := filepath.Join(root, "cmd", "lettres", "internal", "rule", "said.go")
	cited := map[string]bool{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != root && (name == own || name == filepath.Join(root, "internal", "law") || foreign(name)):
			return fs.SkipDir
		case strings.HasPrefix(name, disputes) && strings.HasSuffix(name, ".golden"):
			text, err := os.ReadFile(name)
			for _, word := range clauseToken.FindAllString(string(text), -1) {
				cited[word] = true
			}
			return err
		case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || name == said:
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, c := range namedIn(file, byConstant) {
			cited[c] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(cited) < 100 {
		t.Fatalf("only %d clauses are found", len(cited))
	}
	return cited
}
