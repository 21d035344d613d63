package botjarnac

import (
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
)

// More points win beyond the margin, and within it with more Jarnacs; where the total counts they win alone. What is
// true of one player is the opposite for the other.
func TestStanding(t *testing.T) {
	margin, total := jarnac.Official(), jarnac.Official()
	margin.Score, margin.Margin, total.Score = jarnac.ByMargin, 70, jarnac.ByTotal
	for _, tt := range []struct {
		o             jarnac.Options
		lead, jarnacs int
		want          int
	}{
		{margin, 0, 0, 0}, {margin, 0, 3, 0}, {margin, 71, 0, 1}, {margin, 71, -2, 1}, {margin, 70, 0, 0}, {margin, 70, 1, 1}, {margin, 70, -1, 0}, {margin, 1, 1, 1},
		{total, 0, 1, 0}, {total, 1, 0, 1}, {total, 1, -3, 1},
	} {
		if got := standing(&tt.o, tt.lead, tt.jarnacs); got != tt.want {
			t.Errorf("%v, %d points and %d Jarnacs more: %d", tt.o.Score, tt.lead, tt.jarnacs, got)
		}
		if got := standing(&tt.o, -tt.lead, -tt.jarnacs); got != -tt.want {
			t.Errorf("%v, %d points and %d Jarnacs less: %d", tt.o.Score, tt.lead, tt.jarnacs, got)
		}
	}
}

// A net is told whether one line alone is free, or two, and how full the bag is.
func TestInputsOfLines(t *testing.T) {
	rules := compile(t, "official")
	s, o, p := rules.Start(jarnac.A), rules.Options(), player(t, rules, bot.Champion, 1)
	for free := range 9 {
		var x inputs
		x.read(&s, &[2]lines{{free: free}, {free: 8}}, &o, p.grow())
		for n, told := range map[int]float32{1: x[atFree+1], 2: x[atFree+2]} {
			if want := map[bool]float32{true: 1}[free == n]; told != want {
				t.Errorf("%d lines are free: that %d are is told as %v", free, n, told)
			}
		}
		if x[atFree] != float32(free)/8 || x[atPosition+8] != 1 {
			t.Errorf("%d lines: %v, the bag %v", free, x[atFree], x[atPosition+8])
		}
	}
}

// Letters of a set are counted with all their tiles.
func TestTilesIn(t *testing.T) {
	counts := [26]uint8{0: 9, 1: 2, 25: 1}
	for set, want := range map[uint32]int{0: 0, 1: 9, 2: 2, 3: 11, 1 << 25: 1, 1<<25 | 1<<7 | 1: 10} {
		if got := tilesIn(set, &counts); got != want {
			t.Errorf("%b: %d tiles", set, got)
		}
	}
}
