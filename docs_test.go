package lettres_test

import (
	"os"
	"strings"
	"testing"
)

// The code that docs/adding-a-game.md shows is that of the game.
func TestAddingAGameIsCode(t *testing.T) {
	page, err := os.ReadFile("docs/adding-a-game.md")
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("internal/test/carre/text.go")
	if err != nil {
		t.Fatal(err)
	}
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
