package lettres_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// knowing are the packages that may know games by their names: the games, what is attached to
// them, and what draws, tells, reviews or plays one of them.
var knowing = []string{
	"games", "games/internal/review*", "jarnac", "scrabble", "scrabblecards", "jago", "show/show*", "bot/bot*",
	"internal/test/*",
}

// kindsOfMoves are files in which "jarnac" is a kind of move.
var kindsOfMoves = []string{"cmd/internal/tale/phrases.go", "internal/spoken/spoken.go"}

// No program has a switch or a map on names of games: what differs between games is asked of
// package game.
func TestNamesOfGames(t *testing.T) {
	names := []string{"jarnac", "scrabble", "scrabblecards", "cards", "jago"}
	matches := func(patterns []string, path string) bool {
		return slices.ContainsFunc(patterns, func(pattern string) bool {
			for p := path; p != "."; p = filepath.Dir(p) {
				if ok, _ := filepath.Match(pattern, p); ok {
					return true
				}
			}
			return false
		})
	}
	goFiles(t, func(path string, file *ast.File) {
		if strings.HasSuffix(path, "_test.go") || slices.Contains(kindsOfMoves, path) || matches(knowing, filepath.Dir(path)) {
			return
		}
		name := func(e ast.Expr) {
			l, ok := e.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return
			}
			if text, _ := strconv.Unquote(l.Value); slices.Contains(names, text) {
				t.Errorf("%s knows %q by its name", path, text)
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CaseClause:
				for _, e := range n.List {
					name(e)
				}
			case *ast.CompositeLit:
				if _, ok := n.Type.(*ast.MapType); !ok {
					break
				}
				for _, e := range n.Elts {
					if kv, ok := e.(*ast.KeyValueExpr); ok {
						name(kv.Key)
					}
				}
			case *ast.BinaryExpr:
				if n.Op == token.EQL || n.Op == token.NEQ {
					name(n.X)
					name(n.Y)
				}
			case *ast.IndexExpr:
				name(n.Index)
			}
			return true
		})
	})
}

// Nothing has more than four type parameters but what makes a game of its types, and the contracts of tests.
func TestTypeParameters(t *testing.T) {
	goFiles(t, func(path string, file *ast.File) {
		if many := filepath.ToSlash(path); strings.HasPrefix(many, "game/") || strings.HasPrefix(many, "internal/test/") {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			var list *ast.FieldList
			switch n := n.(type) {
			case *ast.FuncType:
				list = n.TypeParams
			case *ast.TypeSpec:
				list = n.TypeParams
			}
			if list.NumFields() > 4 {
				t.Errorf("%s has %d type parameters in a row", path, list.NumFields())
			}
			return true
		})
	})
}

// goFiles parses all Go files.
func goFiles(t *testing.T, each func(path string, file *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err == nil {
			each(path, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
