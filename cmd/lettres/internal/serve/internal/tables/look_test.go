package tables

import (
	"testing"

	"github.com/jeudelettres/lettres/game"
)

// The steps that stand out are the last ones of one seat, eight at most.
func TestSince(t *testing.T) {
	for seats, want := range map[string]int{"": 0, "A": 1, "AB": 1, "ABB": 2, "BAAAA": 4, "AAAAAAAAAA": 8, "BAAAAAAAAAA": 8, "ABAAAAAAAA": 8, "ABAAAAAAA": 7} {
		var l Look
		for _, seat := range seats {
			l.Steps = append(l.Steps, game.Step{Seat: int(seat - 'A')})
		}
		if got := len(l.Since()); got != want {
			t.Errorf("%s: the last %d, and not %d", seats, got, want)
		}
	}
}
