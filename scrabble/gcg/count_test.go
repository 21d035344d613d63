package gcg_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

// The count uses every rack that is known, and names nobody on a guess.
func TestGCGCountsEveryRack(t *testing.T) {
	const head = "#player1 a\n#player2 b\n#tile-distribution french\n>a: 8H TE +4 4\n>b: 9H AS +8 8\n"
	last := func(text string) scrabble.Outcome {
		t.Helper()
		states := must.Get(gcgReplay(gcgRead(t, head+text)))(t)
		o, over := states[len(states)-1].Outcome()
		if !over {
			t.Fatalf("the game is not over: %s", states[len(states)-1])
		}
		return o
	}
	round := func(a, b string) string { return ">a: " + a + "- 0\n>b: " + b + "- 0\n" }
	// Both racks are told: 43 points, and 7.
	o := last(strings.Repeat(round("KWXYAAA ", "EEEEEEE "), 3))
	gametest.Equal(t, "scores", o.Scores, [4]int{4 - 43, 8 - 7})
	gametest.Equal(t, "B has won", o.WonBy(scrabble.B), true)
	gametest.Equal(t, "not counted", o.Uncounted, [4]bool{})
	// Each is told once, and that is enough.
	gametest.Equal(t, "the outcome", last(round("KWXYAAA ", "EEEEEEE ")+round("", "")+round("", "")), o)
	// One is not told: nobody knows, whatever the points so far.
	o = last(strings.Repeat(round("", "KWEEEEE "), 3))
	gametest.Equal(t, "undecided", o.Undecided, true)
	gametest.Equal(t, "the verdict", o.Verdict, law.ScrabbleThreeRounds)
	gametest.Equal(t, "the outcome", o.String(), "undecided 4--17 (scrabble/three-rounds)")
	for p := range scrabble.Player(2) {
		gametest.Equal(t, "has won", o.WonBy(p), false)
	}
	// Unless every rack means the same: A loses 5 points at least, and B has 1.
	o = last(strings.Repeat(round("", "EEEEEEE "), 3))
	gametest.Equal(t, "scores", o.Scores, [4]int{4, 1})
	gametest.Equal(t, "not counted", o.Uncounted, [4]bool{true})
	gametest.Equal(t, "B has won", o.WonBy(scrabble.B), true)
}
