package jarnac_test

import (
	"flag"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

var update = flag.Bool("update", false, "write the perft counts and the playthroughs in testdata anew")

// Positions stand as ParseState reads them.
func TestPerft(t *testing.T) {
	if gametest.Race {
		t.Skip("nothing is shared")
	}
	gametest.Perft[jarnac.State, jarnac.Player, jarnac.Move]{
		Start: func(t testing.TB, lines map[string]string) jarnac.State {
			rules := rulesOf(t, lines["rules"])
			if bag.MustParse(lines["draws"]) != rules.Options().Bag {
				t.Fatalf("draws are not the letters of the game: %s", lines["draws"])
			}
			return must.Get(rules.ParseState(lines["position"]))(t)
		},
		Drawn: func(s jarnac.State, m jarnac.Move) int {
			if m.Kind() == jarnac.KindSwap {
				return min(m.Count()+s.Extra(s.Turn()), s.Bag().Len())
			}
			return m.Count()
		},
		Parse: jarnac.ParseMove,
	}.Run(t, *update)
}
