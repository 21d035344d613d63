package serve

import (
	"net/http"
	"strings"
	"testing"
)

// A game has minutes for each player, seconds for each move, Jago's disc, or no clock; and
// what is none of them is refused.
func TestClocksOfNewGames(t *testing.T) {
	h := open(t)
	for _, c := range []struct {
		game, clock string
		ok          bool
		faces       int // once letters are drawn
	}{
		{"jarnac", "", true, 0}, {"jarnac", "0", true, 0}, {"jarnac", "20", true, 2}, {"jarnac", "180", true, 2},
		{"jarnac", "30s", true, 1}, {"jarnac", "600s", true, 1}, {"scrabble", "60s", true, 1}, {"scrabble", "15", true, 2},
		{"scrabblecards", "30s", true, 1}, {"scrabblecards", "20", true, 0}, {"jago", "5", true, 2}, {"jago", "30s", true, 2},
		{"jarnac", "-1", false, 0}, {"jarnac", "181", false, 0}, {"jarnac", "9s", false, 0}, {"jarnac", "0s", false, 0},
		{"jarnac", "601s", false, 0}, {"jarnac", "-30s", false, 0}, {"jarnac", "s", false, 0}, {"jarnac", "30ss", false, 0},
		{"jarnac", "9999999999999999999s", false, 0}, {"jarnac", "1m", false, 0},
	} {
		status, page, at := h.ask("/play", form("game", c.game, "with", "device", "clock", c.clock))
		if (status == http.StatusOK) != c.ok || !c.ok && status != http.StatusUnprocessableEntity {
			t.Errorf("%s with %q: %d", c.game, c.clock, status)
		}
		if faces := strings.Count(page, `class="clock`) - strings.Count(page, `class="clocks`); c.ok && faces != c.faces {
			t.Errorf("%s with %q at %s shows %d clocks", c.game, c.clock, at, faces)
		}
	}
}
