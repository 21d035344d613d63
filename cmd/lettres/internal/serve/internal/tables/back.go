package tables

import (
	"errors"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/table"
)

// ErrBack means the last decision of a seat cannot be taken back.
var ErrBack = errors.New("nothing can be taken back")

// AgainstMachine reports whether one person plays, and the machine has all other seats.
func (l Look) AgainstMachine() bool {
	people := 0
	for _, seat := range l.Seats {
		if !seat.Bot() {
			people++
		}
	}
	return people == 1 && len(l.Seats) > 1
}

// BackTo returns how many moves are left when a seat takes back its last decision, and whether it
// can: against the machine alone, without a clock, and never a decision that showed letters, as an
// exchange does. Letters that were due since then come again as they came. A draw counts as a decision wherever a Jarnac could have
// been said, also where there was none: whether it can be taken back tells nothing of that.
func (l Look) BackTo(seat int) (n int, ok bool) {
	if !l.AgainstMachine() || l.At.Over() || l.Rules.Traits().Secret || l.Table.Config().Time != (table.Time{}) {
		return 0, false
	}
	for n, s := range slices.Backward(l.Steps) {
		if _, forced := extra.Forced(s.Before); s.Seat == seat && s.Before.Turn() == seat && !forced {
			return n, s.Move.Drawn() == ""
		}
	}
	return 0, false
}

// Back takes back the last decision of a seat, and all that came after it. The seat has seen n moves.
func (t *Table) Back(seat, n int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	l := t.look()
	to, ok := l.BackTo(seat)
	switch {
	case t.closed:
		return ErrGone
	case n != len(l.Steps):
		return table.ErrStale
	case !ok:
		return ErrBack
	}
	at, err := again(t.at, t.seats, to)
	if err != nil {
		return err
	}
	if err := t.replace(at, t.seats); err != nil {
		return err
	}
	t.at, t.began = at, time.Now().Add(-at.Instant())
	if t.thinking != nil { // about a position that is no more
		t.thinking.n = -1
		t.thinking.stop()
	}
	for _, b := range t.bots {
		if b != nil {
			b.asked = -1
		}
	}
	t.settle()
	return nil
}

// again plays the first moves of a table once more. It fails where the letters came from no seed, as
// in files of former versions.
func again(was table.Table, seats []Seat, moves int) (table.Table, error) {
	at, err := begun(was.Config(), seats)
	now := time.Duration(0)
	for _, s := range was.Steps()[:moves] {
		if err != nil {
			break
		}
		now += at.Waiting(now)
		at, _, err = at.Decide(now, table.Decision{Seat: s.Seat, Seen: at.Moves(), Move: at.Rules().Game().Decision(s.Move)})
		if err == nil && at.Position() != s.After {
			err = ErrBack
		}
	}
	return at, err
}
