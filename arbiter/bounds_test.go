package arbiter

import (
	"strconv"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// However many options the records have, few rules are kept.
func TestFewRulesAreKept(t *testing.T) {
	a := New(gaddag.Lexicon(), games.All()...)
	g, n := a.games[0], 0
	compile := func(words *lexicon.Lexicon) (*game.Rules, error) {
		n++
		return g.Compile("", words)
	}
	for i := range 2000 {
		for range 2 { // the second time they are kept
			if _, err := a.rules(g, strconv.Itoa(i), compile); err != nil || n != i+1 {
				t.Fatalf("%v, after %d compilations", err, n)
			}
		}
		if len(a.compiled) > maxRules {
			t.Fatalf("%d rules are kept", len(a.compiled))
		}
	}
	kept := len(a.compiled)
	if _, err := a.rulesOf(g, "chess"); err == nil || len(a.compiled) != kept {
		t.Error("no rules are rules")
	}
}
