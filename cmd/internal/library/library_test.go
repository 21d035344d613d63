package library

import (
	"fmt"
	"testing"

	"github.com/jeudelettres/lettres/games"
)

// However many rules are asked for, few are kept.
func TestRulesAreBounded(t *testing.T) {
	l := New(games.All(), nil)
	for margin := range maxRules + 2 {
		if _, err := l.Rules(games.Jarnac(), fmt.Sprintf("official margin=%d", margin)); err != nil {
			t.Fatal(err)
		}
	}
	if len(l.rules) > maxRules {
		t.Errorf("%d rules are kept, and at most %d should be", len(l.rules), maxRules)
	}
}
