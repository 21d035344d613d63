package lettres_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// The code that docs/adding-a-game.md shows is that of the game.
func TestAddingAGameIsCode(t *testing.T) {
	page := must.Get(os.ReadFile("docs/adding-a-game.md"))(t)
	source := must.Get(os.ReadFile("internal/test/carre/text.go"))(t)
	snippets := strings.Split(string(page), "```go\n")
	if len(snippets) < 2 {
		t.Fatal("the page shows no code")
	}
	for _, snippet := range snippets[1:] {
		if snippet, _, _ = strings.Cut(snippet, "```"); !strings.Contains(string(source), snippet) {
			t.Errorf("this is not in the game:\n%s", snippet)
		}
	}
}

// Every method of a View, and of what a View and a State both have, has a comment that can be read alone:
// it begins with the name of the method, and does not send the reader to the State's method of that name.
func TestCommentsOfViews(t *testing.T) {
	for _, dir := range []string{"jarnac", "scrabble", "scrabblecards", "jago", "game"} {
		pkg := must.Get(selected.ImportDir(dir, 0))(t)
		methods := 0
		for _, name := range pkg.GoFiles {
			file := must.Get(parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.ParseComments))(t)
			for _, d := range file.Decls {
				f, ok := d.(*ast.FuncDecl)
				if !ok || f.Recv == nil || !f.Name.IsExported() {
					continue
				}
				if on, ok := f.Recv.List[0].Type.(*ast.Ident); !ok || on.Name != "View" && on.Name != "Public" {
					continue
				}
				methods++
				said := f.Doc.Text()
				if !strings.HasPrefix(said, f.Name.Name+" ") || len(strings.Fields(said)) < 4 || strings.Contains(said, "[State."+f.Name.Name+"]") {
					t.Errorf("%s: the comment of %s cannot be read alone: %q", dir, f.Name, said)
				}
			}
		}
		if methods < 20 {
			t.Errorf("%s: %d methods", dir, methods)
		}
	}
}
