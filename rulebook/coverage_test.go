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

	"github.com/jeudelettres/lettres/rulebook"
)

var update = flag.Bool("update", false, "rewrite testdata/untested.txt")

// built are the parts of the catalogue that the module plays: each of their
// clauses is named by some test. A part is added here once it is built.
var built = []string{"official/", "classic/", "classic-competition/", "scrabble/", "cards/", "jago/"}

// Every clause is exercised by a test that names it. Those that no test names
// yet are listed in testdata/untested.txt, and the list only shrinks.
func TestClausesThatNoTestNames(t *testing.T) {
	named := namedByTests(t)
	var untested []string
	for c := range rulebook.Clauses() {
		if !named[string(c)] {
			untested = append(untested, string(c))
		}
	}
	file := filepath.Join("testdata", "untested.txt")
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(append(untested, ""), "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	list := lines(t, file)
	for _, c := range untested {
		if !slices.Contains(list, c) {
			t.Errorf("no test names %s, and testdata/untested.txt does not list it: write the test", c)
		}
		if isBuilt(c) {
			t.Errorf("no test names %s, which is of a part that is built: write the test", c)
		}
	}
	for _, c := range list {
		if !slices.Contains(untested, c) {
			t.Errorf("testdata/untested.txt lists %s, which a test names or which is no clause: run go test ./rulebook -update", c)
		}
	}
}

func isBuilt(clause string) bool {
	begins := func(part string) bool { return strings.HasPrefix(clause, part) }
	return slices.ContainsFunc(built, begins)
}

func TestBuiltPartsNameClauses(t *testing.T) {
	for _, part := range built {
		found := false
		for c := range rulebook.Clauses() {
			found = found || strings.HasPrefix(string(c), part)
		}
		if !found {
			t.Errorf("%q is the beginning of no clause", part)
		}
	}
}

// namedByTests is the clauses named by the test files of the module, but those
// of this package: as a word of a string, or as a constant of rulebook.
// Comments name nothing.
func namedByTests(t *testing.T) map[string]bool {
	t.Helper()
	byConstant := map[string]string{}
	for c := range rulebook.Clauses() {
		byConstant[constantName(c)] = string(c)
	}
	own, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	root := moduleRoot(t)
	named := map[string]bool{}
	err = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != root && (name == own || foreign(name)):
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

// foreign reports whether dir is none of the module's packages.
func foreign(dir string) bool {
	base := filepath.Base(dir)
	if base == "testdata" || base == "vendor" || strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") {
		return true
	}
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil
}

// token is what a clause is a whole one of, within a string.
var clauseToken = regexp.MustCompile(`[A-Za-z0-9/_-]+`)

func namedIn(file *ast.File, byConstant map[string]string) []string {
	var named []string
	packageName := rulebookIn(file)
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

// rulebookIn is the name that file knows this package by, or "".
func rulebookIn(file *ast.File) string {
	for _, spec := range file.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		switch {
		case err != nil || !strings.HasSuffix(p, "/lettres/rulebook"):
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
import rules "github.com/jeudelettres/lettres/rulebook"
// official/turn/pass is only mentioned, and so is rules.OfficialTurnPass.
var a = rules.OfficialTurnExtend
var b = other.OfficialTurnGap
var c = "official/mat/lines"
var d = "a word, (official/mat/length): too long"
var e = ` + "`testdata/official/mat/bag official/mat/open-not official/mat`" + `
`
	file, err := parser.ParseFile(token.NewFileSet(), "p_test.go", source, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
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
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
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
