package botjarnac

import (
	"math"
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

// A lead is worth the more the fewer lines are free, and a Jarnac twelve points where Jarnacs decide close games.
func TestValueOfLead(t *testing.T) {
	official, total := jarnac.Official(), jarnac.Official()
	official.Score, total.Score = jarnac.ByMargin, jarnac.ByTotal
	for _, tt := range []struct {
		o         jarnac.Options
		mats      [2]jarnac.SetupMat
		win, lead float64
	}{
		{official, [2]jarnac.SetupMat{matOf(""), matOf("")}, 0.5, 0},
		{official, [2]jarnac.SetupMat{matOf("", "RAT"), matOf("")}, 0.519, 9},
		{official, [2]jarnac.SetupMat{matOf(""), matOf("", "RAT")}, 0.481, -9},
		{official, [2]jarnac.SetupMat{matWith(2, ""), matWith(1, "")}, 0.524, 0},
		{total, [2]jarnac.SetupMat{matWith(2, ""), matWith(1, "")}, 0.5, 0},
		{official, [2]jarnac.SetupMat{matOf("", "RAT", "MIL", "SOL", "ANCESTRAL"), matOf("", "BUT", "FEU", "DON")}, 0.745, 81},
	} {
		s := position(t, "official", jarnac.Setup{Phase: jarnac.Handover, Mats: tt.mats})
		mats := linesOf(&s)
		for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
			win, lead := tt.win, tt.lead
			if p == jarnac.B {
				win, lead = 1-win, -lead
			}
			if v := valueFor(&s, &mats, &tt.o, p); math.Abs(v.Win-win) > 5e-4 || v.Points != lead {
				t.Errorf("%s for %v: %+v, and not %.3f, %v", s, p, v, win, lead)
			}
		}
	}
}
