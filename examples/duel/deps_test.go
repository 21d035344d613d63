package main

import (
	"os/exec"
	"strings"
	"testing"
)

// Neither this program nor the package jarnac links another game, or the words in the
// form for boards, which are 4 MB.
func TestDependencies(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	const module = "github.com/jeudelettres/lettres/"
	for _, root := range []string{"examples/duel", "jarnac"} {
		out, err := exec.Command("go", "list", "-deps", module+root).Output()
		if err != nil {
			t.Fatal(err)
		}
		deps := strings.Fields(string(out))
		if len(deps) == 0 || deps[len(deps)-1] != module+root {
			t.Fatalf("go list says %q", deps)
		}
		for _, dep := range deps {
			for _, other := range []string{"scrabble", "scrabblecards", "jago", "lexicon/french/gaddag"} {
				if dep == module+other {
					t.Errorf("%s links %s", root, other)
				}
			}
		}
	}
}
