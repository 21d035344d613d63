package scrabble_test

import (
	"flag"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

var update = flag.Bool("update", false, "write the perft counts and the playthroughs in testdata anew")

// A position stands as the moves that lead to it, as in "A 8H MOT, B -", and words is the
// lexicon.
func TestPerft(t *testing.T) {
	if gametest.Race {
		t.Skip("nothing is shared")
	}
	gametest.Perft[scrabble.State, scrabble.Player, scrabble.Move]{
		Start: func(t testing.TB, lines map[string]string) scrabble.State {
			o := must.Get(scrabble.ParseOptions(lines["rules"]))(t)
			o.Bag = bag.MustParse(lines["draws"])
			s := compiled(t, o, lines["words"]).Start(scrabble.A)
			return play(t, s, strings.Split(lines["position"], ", ")...)
		},
		Drawn: func(_ scrabble.State, m scrabble.Move) int { return m.Count() },
		Parse: scrabble.ParseMove,
	}.Run(t, *update)
}
