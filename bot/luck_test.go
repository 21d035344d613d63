package bot_test

import (
	"fmt"
	"iter"
	"math"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
)

// Drawing the only Z of a bag is lucky where it makes a word of 16 points and nothing else does.
func ExampleLuck() {
	points := func(drawn bag.Bag) bot.Value {
		if drawn.String() == "Z" {
			return bot.Value{Points: 16}
		}
		return bot.Value{}
	}
	letters := bag.MustParse("AEZT")
	for drawn := range letters.Draws(1) {
		fmt.Printf("%s %+.0f\n", drawn, bot.Luck(drawn, letters.Draws(1), points).Points)
	}
	// Output:
	// A -4
	// E -4
	// T -4
	// Z +12
}

// The mean of the luck of all outcomes is zero, whatever they are worth, also where their
// probabilities are counts.
func TestLuck(t *testing.T) {
	value := func(o int) bot.Value { return bot.Value{Win: float64(o%7) / 7, Points: float64(o * o % 31)} }
	for outcomes := range 30 {
		counts := iter.Seq2[int, float64](func(yield func(int, float64) bool) {
			for o := range outcomes {
				if !yield(o, float64(1+o%4)) {
					return
				}
			}
		})
		var win, points float64
		for o, n := range counts {
			luck := bot.Luck(o, counts, value)
			win, points = win+n*luck.Win, points+n*luck.Points
		}
		if math.Abs(win) > 1e-12 || math.Abs(points) > 1e-9 {
			t.Errorf("%d outcomes: %g and %g", outcomes, win, points)
		}
		if luck := bot.Luck(0, counts, value); outcomes < 2 && luck != (bot.Value{}) {
			t.Errorf("%d outcomes are luck %+v", outcomes, luck)
		}
	}
}
