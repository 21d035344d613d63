package jarnac_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Where the box speaks itself, it is cited in both of its forms, and the official rules in theirs.
func TestBoxIsCited(t *testing.T) {
	for options, cites := range map[string]map[string]rulebook.Clause{
		"official": {
			"first-draw": "official/turn/first-draw", "new-word": "official/turn/new-word", "extend": "official/turn/extend",
			"keep-letters": "official/turn/keep-letters", "bonus-draw": "official/turn/bonus-draw", "pass": "official/turn/pass",
			"choice": "official/handover/choice", "playable": "official/handover/jarnac", "take": "official/handover/take",
			"mat": "official/mat/lines", "swap-first": "official/handover/swap-first",
		},
		"classic": {
			"first-draw": "classic/first-draw", "new-word": "classic/new-word", "extend": "classic/extend",
			"keep-letters": "classic/keep-letters", "bonus-draw": "classic/bonus-draw", "pass": "classic/pass",
			"choice": "classic/jarnac", "playable": "classic/jarnac", "take": "classic/jarnac",
			"mat": "classic/mat", "swap-first": "classic/draw",
		},
	} {
		for _, options := range []string{options, options + "-competition"}[:map[string]int{"official": 1, "classic": 2}[options]] {
			t.Run(options, func(t *testing.T) {
				start := rulesOf(t, options).Start(jarnac.A)
				refused(t, start, "A +ABC", cites["first-draw"])
				refused(t, start, "A -AEI+NST", cites["swap-first"])
				gametest.Equal(t, "first draw", effect(t, start, "A +ABUZRT").Clause, cites["first-draw"])
				s := play(t, start, "A +ABUZRT", "A RAT")
				gametest.Equal(t, "new word", effect(t, start, "A +ABUZRT", "A RAT").Clause, cites["new-word"])
				gametest.Equal(t, "owed", effect(t, start, "A +ABUZRT", "A RAT").OwedBy, cites["bonus-draw"])
				refused(t, s, "A +TE", cites["bonus-draw"])
				s = play(t, s, "A +T")
				refused(t, s, "A +E", cites["bonus-draw"])
				refused(t, s, "A RATE", cites["new-word"])
				refused(t, s, "A 1:BUT", cites["keep-letters"])
				refused(t, s, "A 1:TAR", cites["extend"])
				refused(t, s, "A 9:RATE", cites["mat"])
				refused(t, s, "A 1:RATE", cites["extend"])
				refused(t, s, "A !1:RATE", cites["choice"])
				two := play(t, start, "A +ABUZRT", "A RAT", "A +T", "A BUT", "A +W")
				refused(t, two, "A 2:BRUT", cites["extend"]) // nobody said that it is the R of line 1
				gametest.Equal(t, "transformed", effect(t, s, "A 1:TZAR").Clause, cites["extend"])
				gametest.Equal(t, "pass", effect(t, s, "A -").Clause, cites["pass"])
				s = play(t, s, "A -")
				refused(t, s, "B !1:RATE", cites["playable"])
				gametest.Equal(t, "Jarnac", effect(t, s, "B !1:TZAR").Clause, cites["take"])
			})
		}
	}
}
