package games_test

import (
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
)

// Official Jarnac is decided by points alone beyond a margin, other rules and games are not.
func TestMarginOf(t *testing.T) {
	for options, want := range map[string]int{"official": 70, "official margin=7": 7, "official score=total": 0, "nothing": 0} {
		if points, ok := extra.MarginOf(games.Jarnac(), options); ok != (want > 0) || ok && points != want {
			t.Errorf("%s: %d, %t", options, points, ok)
		}
	}
	if points, ok := extra.MarginOf(games.Scrabble(), "classique"); ok {
		t.Errorf("Scrabble: %d", points)
	}
}
