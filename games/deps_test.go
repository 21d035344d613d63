package games_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// A program that imports one game, or what plays, shows or reviews it, links no other, no list
// of words that it does not ask for, and no word graph, which is 6 MB, when it plays without a
// board.
func TestDependencies(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	const module = "github.com/jeudelettres/lettres/"
	roots := map[string]string{"bot": "", "show": "", "review": ""} // with the game that each links
	for game, short := range map[string]string{"jarnac": "jarnac", "scrabble": "scrabble", "scrabblecards": "cards", "jago": "jago"} {
		roots[game], roots["bot/bot"+short], roots["show/show"+short], roots["games/internal/review"+short] = game, game, game, game
	}
	for root, own := range roots {
		out := must.Get(exec.Command("go", "list", "-deps", module+root).Output())(t)
		deps := strings.Fields(string(out))
		for _, other := range []string{"jarnac", "scrabble", "scrabblecards", "jago", "lexicon/french", "lexicon/french/gaddag"} {
			if linked := slices.Contains(deps, module+other); linked != (other == own) {
				t.Errorf("%s links %s: %t", root, other, linked)
			}
		}
		if root == "jarnac" && slices.Contains(deps, module+"internal/grid") {
			t.Error("jarnac links the word graph of boards")
		}
	}
}
