package library

import (
	"fmt"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// However many rules are asked for, few are kept.
func TestRulesAreBounded(t *testing.T) {
	l := New(games.All(), nil)
	for margin := range maxRules + 2 {
		must.Get(l.Rules(games.Jarnac(), fmt.Sprintf("official margin=%d", margin)))(t)
	}
	if len(l.rules) > maxRules {
		t.Errorf("%d rules are kept, and at most %d should be", len(l.rules), maxRules)
	}
}
