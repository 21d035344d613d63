package review_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// A program that reviews one game links that game alone, and no list of words.
func TestDependencies(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	const module = "github.com/jeudelettres/lettres/"
	for root, own := range map[string]string{"review": "", "review/reviewjarnac": "jarnac", "review/reviewscrabble": "scrabble", "review/reviewcards": "scrabblecards", "review/reviewjago": "jago"} {
		out, err := exec.Command("go", "list", "-deps", module+root).Output()
		if err != nil {
			t.Fatal(err)
		}
		deps := strings.Fields(string(out))
		for _, other := range []string{"jarnac", "scrabble", "scrabblecards", "jago", "lexicon/french", "lexicon/french/gaddag"} {
			if linked := slices.Contains(deps, module+other); linked != (other == own) {
				t.Errorf("%s links %s: %t", root, other, linked)
			}
		}
	}
}
