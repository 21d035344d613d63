package tables

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	playing "github.com/jeudelettres/lettres/table"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// A game without a clock can be claimed when the other has let it wait for long, and by the clock
// when no time is left: not from one who is there, and not while the wait is on who claims.
func TestClaim(t *testing.T) {
	var table *Table
	turn := 0
	begin := func(after, clock time.Duration) {
		t.Helper()
		table, _ = two(t, hall(t, t.TempDir(), Config{Gone: -1, Claim: after, Wait: -1}), "official validation=strict", clock)
		decide(t, table, 3)
		turn = table.Look().At.Turn()
	}
	claim := func(seat int) error { return table.Claim(seat, len(table.Look().Steps)) }
	begin(time.Hour, 0)
	if err := claim(turn); !errors.Is(err, ErrSeat) {
		t.Errorf("at once: %v", err)
	}
	begin(-1, 0)
	watch := table.Watch([]int{turn}, "")
	if err := claim(turn); !errors.Is(err, ErrSeat) {
		t.Errorf("from one who is there: %v", err)
	}
	table.Forget(watch)
	if err := claim(1 - turn); !errors.Is(err, ErrSeat) {
		t.Errorf("while it is on who claims: %v", err)
	}
	if err := table.Claim(turn, 1); !errors.Is(err, playing.ErrStale) {
		t.Errorf("on another position: %v", err)
	}
	must.Do(t, claim(turn))
	if out, over := table.Look().At.Outcome(); !over || out.Winner != 1-turn {
		t.Errorf("after it: %v %v", out, over)
	}

	begin(time.Hour, 20*time.Minute)
	if err := claim(turn); !errors.Is(err, ErrSeat) {
		t.Errorf("with time on the clock: %v", err)
	}
	later(table, 21*time.Minute)
	if left := table.Look().Left[turn]; left != 0 {
		t.Errorf("the clock shows %v", left)
	}
	if err := claim(turn); err != nil {
		t.Errorf("without time: %v", err)
	}
}

// A table looks again whether somebody has left as long as somebody is away, others watch, and the game goes on.
func TestLooksAgain(t *testing.T) {
	for _, tt := range []struct{ away, watched, over, looks bool }{
		{away: true, watched: true, looks: true}, {watched: true}, {away: true}, {away: true, watched: true, over: true},
	} {
		synctest.Test(t, func(t *testing.T) {
			h := hall(t, t.TempDir(), Config{})
			table, _ := two(t, h, "official", 0)
			decide(t, table, 1)
			if tt.watched {
				table.Watch([]int{0}, "")
			}
			if !tt.away {
				table.Watch([]int{1}, "")
			}
			if tt.over {
				resign(t, table)
			}
			synctest.Wait()
			table.attending.Stop()
			table.attend()
			if looks := table.attending.Stop(); looks != tt.looks {
				t.Errorf("%+v: looks again %t", tt, looks)
			}
		})
	}
}

// Those who watch are told when somebody leaves and comes.
func TestAttend(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Gone: time.Millisecond})
	table, _ := two(t, h, "official", 0)
	decide(t, table, 1)
	mine := table.Watch([]int{0}, "")
	told := func(left bool) {
		t.Helper()
		for table.Presence(1).Left != left || tellsOf(table) != left {
			select {
			case <-mine:
			case <-time.After(time.Minute):
				t.Fatalf("nobody tells that the other has left: %v", left)
			}
		}
	}
	told(true)
	theirs := table.Watch([]int{1}, "")
	told(false)
	table.Forget(theirs)
	told(true)
	before := table.Look().Version
	table.attend()
	if after := table.Look().Version; after != before {
		t.Errorf("nothing has changed, and %s became %s", before, after)
	}
}

// Who only looks on and goes puts off nothing that others are told.
func TestOnlookerGoes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hall(t, t.TempDir(), Config{Gone: 20 * time.Second})
		table, _ := two(t, h, "official", 0)
		sit(t, table)
		mine, theirs, onlooker := table.Watch([]int{0}, ""), table.Watch([]int{1}, ""), table.Watch(nil, "")
		synctest.Wait()
		table.Forget(theirs)
		time.Sleep(15 * time.Second)
		table.Forget(onlooker)
		time.Sleep(6 * time.Second)
		synctest.Wait()
		if !tellsOf(table) || len(mine) == 0 {
			t.Error("nobody was told that the other has left")
		}
	})
}

// tellsOf reports what those who watch know of the second seat.
func tellsOf(table *Table) (left bool) {
	table.mu.Lock()
	defer table.mu.Unlock()
	return table.told[1].Left
}
