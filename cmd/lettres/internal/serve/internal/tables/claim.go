package tables

import (
	"time"

	"github.com/jeudelettres/lettres/table"
)

// A Presence says who is at a seat.
type Presence struct {
	Left      bool // its person has left the table
	Claimable bool // and has been away for so long that the others need not wait any more
}

// Presence returns who is at a seat.
func (t *Table) Presence(seat int) Presence {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.presence(seat)
}

func (t *Table) presence(seat int) Presence { return Presence{t.left(seat), t.claimable(seat)} }

// claimable reports whether nobody has to wait for a seat any more: its person has left, and has no
// time on the clock, or has let the table wait for long.
func (t *Table) claimable(seat int) bool {
	if !t.left(seat) || t.at.IsPaused() {
		return false
	}
	if left, ok := t.at.Remaining(t.now(), seat); ok && left <= 0 {
		return true
	}
	since := latest(t.opened, t.seen[seat])
	if t.at.Config().Time.Move == 0 { // else the table passes for them each time
		if !t.at.Awaits(seat) {
			return false
		}
		since = latest(since, t.began.Add(t.at.Instant()))
	}
	return time.Since(since) >= t.hall.config.Claim
}

func latest(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// Claim lets a seat give the game up whose person has left.
func (t *Table) Claim(seat, n int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.catchUp()
	if seat < 0 || seat >= len(t.seats) || !t.claimable(seat) {
		return ErrSeat
	}
	return t.decide(table.Decision{Seat: seat, Seen: n, Move: t.at.Rules().Game().Resign()})
}

// attend tells those who watch when somebody has come or left. Time alone makes a person leave, so it
// looks again as long as somebody is away, and when the next one will have left.
func (t *Table) attend() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.closed {
		return
	}
	changed, away := false, false
	wait := min(t.hall.config.Gone, t.hall.config.Claim)
	for seat, s := range t.seats {
		now := t.presence(seat)
		changed = changed || now != t.told[seat]
		t.told[seat] = now
		if s.Key != "" && !t.watched(seat) {
			away = true
			if leaves := time.Until(latest(t.opened, t.seen[seat]).Add(t.hall.config.Gone)); leaves > 0 {
				wait = min(wait, leaves)
			}
		}
	}
	if changed {
		t.tell()
	}
	if away && len(t.watchers) > 0 && !t.at.Over() {
		t.attending.Reset(max(10*time.Millisecond, wait))
	}
}
