package jarnac_test

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jarnac"
)

// A refusal offers a swap only where there can be one: not in the first turn
// (official/handover/swap-first), nor with fewer letters than it takes (official/handover/swap).
func TestRefusalOffersASwapWhereThereIsOne(t *testing.T) {
	for _, c := range []struct {
		clause string
		state  jarnac.State
		offers bool
	}{
		{"official/handover/swap-first", rulesOf(t, contested).Start(jarnac.A), false},
		{"official/handover/swap", pos{options: contested, phase: jarnac.Handover, a: "RAT|ZE", b: "SOL|"}.state(t), false},
		{"official/handover/swap", pos{options: contested, phase: jarnac.Handover, a: "RAT|ZEB", b: "SOL|"}.state(t), true},
	} {
		v := refused(t, c.state, "A -", "official/handover/draw-first")
		if said := v.Explain(language.French); strings.Contains(said, "échanger") != c.offers {
			t.Errorf("%s: %s", c.clause, said)
		}
	}
}
