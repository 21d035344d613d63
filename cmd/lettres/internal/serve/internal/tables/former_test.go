package tables

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// Files of former versions, which have no snapshots, open as they did: the games are at the same
// move, the clocks show what they showed, and the game goes on.
func TestFormerFiles(t *testing.T) {
	for name, want := range map[string]string{
		"chess":   "9 moves, [19m32s 20m0s], 0 runs",
		"limit":   "9 moves, [30s 30s], 0 runs",
		"none":    "9 moves, [], -1 runs",
		"cards":   "9 moves, [1m0s 1m0s], 1 runs",
		"disc":    "4 moves, [6m0s 3m51s], -1 runs",
		"kept":    "4 moves, [5m0s 5m0s], -1 runs",
		"free":    "3 moves, [20m0s 20m0s], -1 runs",
		"bot":     "0 moves, [20m0s 20m0s], -1 runs",
		"new":     "0 moves, [5m0s 5m0s], -1 runs",
		"english": "4 moves, [19m53s 19m46s], 0 runs",
		// All think at once, so no seat has time of its own: this clock is gone.
		"duplicate": "6 moves, [], -1 runs",
	} {
		t.Run(name, func(t *testing.T) {
			text := must.Get(os.ReadFile(filepath.Join("testdata", "former", name+".txt")))(t)
			folder, id := t.TempDir(), newKey(idLen)
			must.Do(t, os.WriteFile(filepath.Join(folder, id+suffix), text, 0o600))
			for _, moves := range []int{0, 1} { // the second time with a snapshot behind the last move
				h := hall(t, folder, Config{Pace: time.Hour})
				table := must.Get(h.Table(id))(t)
				l := table.Look()
				left := []time.Duration{}
				for _, d := range l.Left {
					left = append(left, d.Round(time.Second))
				}
				if got := fmt.Sprintf("%d moves, %v, %d runs", len(l.Steps), left, l.Running); moves == 0 && got != want {
					t.Errorf("%s, and not %s", got, want)
				}
				if at := l.Table.Instant().Round(time.Second); name == "limit" && moves == 0 && at != 56*time.Second {
					t.Errorf("at the instant %v", at)
				}
				if l.Wait > 0 || table.bots[l.At.Turn()] != nil {
					h.Close()
					return
				}
				for seat := range l.Seats { // in a duplicate game all decide at once
					if seat == 0 || l.Rules.Traits().Secret && l.At.Due() == 0 {
						decide(t, table, 1)
					}
				}
				if got := len(table.Look().Steps); got <= len(l.Steps) {
					t.Errorf("%d moves after one more than %d", got, len(l.Steps))
				}
				h.Close()
			}
		})
	}
}
