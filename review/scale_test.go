package review

import (
	"testing"

	"github.com/jeudelettres/lettres/show"
)

// The scores reach from nought or the lowest to the highest, and at least one point up.
func TestScorePanel(t *testing.T) {
	for _, tt := range []struct {
		scores  []int
		low, up float64
		marks   int
	}{{[]int{0, 0}, 0, 1, 2}, {[]int{0, 1}, 0, 1, 2}, {[]int{0, 2}, 0, 2, 3}, {[]int{-7, 0}, -8, 2, 6}} {
		p := scorePanel([]Point{{Scores: tt.scores}}, len(tt.scores), show.Options{})
		if p.low != tt.low || p.up != tt.up || len(p.marks) != tt.marks {
			t.Errorf("%d: from %v to %v, with lines at %v", tt.scores, p.low, p.up, p.marks)
		}
	}
}

// The lines across have a distance of 1, 2 or 5 with noughts, and are about five.
func TestScale(t *testing.T) {
	for span, want := range map[int]int{0: 1, 1: 1, 5: 1, 6: 2, 11: 2, 12: 5, 25: 5, 29: 5, 30: 10, 59: 10, 60: 20, 119: 20, 120: 50, 300: 100} {
		if got := stepFor(span); got != want {
			t.Errorf("%d points are divided by %d, not %d", span, got, want)
		}
	}
	for n, want := range map[int]int{-11: -20, -10: -10, -9: -10, -1: -10, 0: 0, 1: 0, 9: 0, 10: 10, 19: 10} {
		if got := floorTo(n, 10); got != want {
			t.Errorf("below %d lies %d, not %d", n, got, want)
		}
	}
	for player, want := range map[int]string{0: "line line0", 5: "line line5", 6: "line line0"} {
		if got := lineClass(player); got != want {
			t.Errorf("player %d has %q", player, got)
		}
	}
}
