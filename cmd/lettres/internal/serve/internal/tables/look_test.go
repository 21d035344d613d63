package tables

import (
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// The steps that stand out are those of this turn; of somebody who plays alone eight at most.
func TestSince(t *testing.T) {
	for seats, want := range map[string]int{"": 0, "A": 1, "AB": 1, "ABB": 2, "BAAAA": 4, "AAAAAAAAAA": 10, "BAAAAAAAAAA": 10, "ABAAAAAAAA": 8, "ABAAAAAAA": 7} {
		var l Look
		for _, seat := range seats {
			l.Steps = append(l.Steps, game.Step{Seat: int(seat - 'A')})
		}
		if got := len(l.Since()); got != want {
			t.Errorf("%s: the last %d, and not %d", seats, got, want)
		}
		l.Names = []string{"Alice"}
		if got := len(l.Since()); seats == "AAAAAAAAAA" && got != 8 {
			t.Errorf("%s, alone: the last %d, and not 8", seats, got)
		}
	}
}

// Whoever is on turn is next; where all decide at once, the first who has not decided.
func TestNext(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, _ := two(t, h, "official", 0)
	decide(t, table, 0)
	if l := table.Look(); l.Next() != l.At.Turn() || !l.Decides(l.Next()) || l.Decides(1-l.Next()) || l.HasDecided(1-l.Next()) {
		t.Errorf("%d is next, and %d on turn", l.Next(), l.At.Turn())
	}
	decide(t, table, 1) // the draw, after which no letters are due
	if l := table.Look(); l.HasDecided(l.Next()) || l.HasDecided(1-l.Next()) {
		t.Error("somebody has decided in secret where nobody does")
	}
	r, err := shelf.Rules(games.Scrabble(), "classique players=3 duplicate=best")
	if err != nil {
		t.Fatal(err)
	}
	table, _, err = h.New(Setup{Rules: r, Names: []string{"A", "B", "C"}, Levels: make([]bot.Level, 3)})
	if err != nil {
		t.Fatal(err)
	}
	decide(t, table, 0)
	for l := table.Look(); l.At.Due() > 0; l = table.Look() { // the letters of all
		if seat := l.At.Turn(); !l.Decides(seat) || l.Decides((seat+1)%3) || l.HasDecided(seat) {
			t.Errorf("seat %d does not draw alone", seat)
		}
		decide(t, table, 1)
	}
	for next := range 3 {
		l := table.Look()
		if l.Next() != next || !l.Decides(2) || next > 0 && !l.HasDecided(0) {
			t.Errorf("%d is next, and not %d", l.Next(), next)
		}
		must.Do(t, table.Decide(next, len(l.Steps), first(l.Table.PositionFor(next))))
	}
}
