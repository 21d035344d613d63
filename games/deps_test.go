package games_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// A program that imports one game links no other, no list of words that it does not ask for,
// and no word graph, which is 6 MB, when it plays without a board.
func TestDependencies(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	const module = "github.com/jeudelettres/lettres/"
	for root, others := range map[string]string{
		"jarnac":        "scrabble scrabblecards jago lexicon/french internal/grid",
		"scrabble":      "jarnac scrabblecards jago lexicon/french lexicon/french/gaddag",
		"scrabblecards": "jarnac scrabble jago lexicon/french lexicon/french/gaddag",
		"jago":          "jarnac scrabble scrabblecards lexicon/french lexicon/french/gaddag",
	} {
		out, err := exec.Command("go", "list", "-deps", module+root).Output()
		if err != nil {
			t.Fatal(err)
		}
		deps := strings.Fields(string(out))
		if !slices.Contains(deps, module+root) {
			t.Fatalf("go list says %q", deps)
		}
		for other := range strings.FieldsSeq(others) {
			if slices.Contains(deps, module+other) {
				t.Errorf("%s links %s", root, other)
			}
		}
	}
}
