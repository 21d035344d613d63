package jarnac_test

import (
	"testing"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A word that its letters do not make is taken back; a Jarnac that does not is a bad Jarnac.
func TestRemediesOfImpossibleWords(t *testing.T) {
	handover := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL", b: "|MUR"}.state(t)
	playing := pos{phase: jarnac.Playing, turn: jarnac.A, a: "RAT BUT|ZSOL", b: "|MUR"}.state(t)
	for _, tt := range []struct {
		state  jarnac.State
		move   string
		clause rulebook.Clause
		remedy rulebook.Clause
	}{
		{handover, "B !1:RATE", "official/handover/jarnac", "remedy/jarnac-impossible"},   // the E is missing
		{handover, "B !1:SOL", "official/turn/keep-letters", "remedy/jarnac-impossible"},  // R, A and T are left out
		{handover, "B !1:SOLA", "official/turn/keep-letters", "remedy/jarnac-impossible"}, // R and T are
		{handover, "B !RATS", "official/handover/jarnac", "remedy/jarnac-line"},
		{handover, "B !TAR", "official/handover/jarnac", "remedy/jarnac-impossible"}, // to which no letter is added
		{playing, "A 1:RATE", "official/turn/extend", "remedy/word-impossible"},
		{playing, "A 1:SOL", "official/turn/keep-letters", "remedy/word-impossible"},
		{playing, "A MUR", "official/turn/new-word", "remedy/word-impossible"},
	} {
		if v := refused(t, tt.state, tt.move, tt.clause); v.Remedy != tt.remedy {
			t.Errorf("%s: the remedy is %s, want %s", tt.move, v.Remedy, tt.remedy)
		}
	}
}
