package tables

import (
	"slices"
	"time"

	"github.com/jeudelettres/lettres/table"
)

// SeatsOf returns the seats of a key: one, or all of a table on one device, or none. Somebody is
// there then.
func (t *Table) SeatsOf(key string) (numbers []int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	numbers = seatsOf(t.seats, key)
	for _, i := range numbers {
		if t.seen[i] = time.Now(); t.told[i] != (Presence{}) {
			t.attending.Reset(0) // they are back
		}
	}
	return numbers
}

func seatsOf(seats []Seat, key string) (numbers []int) {
	if !isKey(key) {
		return nil
	}
	for i, s := range seats {
		if same(s.Key, key) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}

// Invited returns the seat that a key invites to.
func (t *Table) Invited(invite string) (seat int, ok bool) {
	if !isKey(invite) {
		return 0, false
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.invited(invite)
}

func (t *Table) invited(invite string) (seat int, ok bool) {
	for i, s := range t.seats {
		if same(s.Invite, invite) {
			return i, true
		}
	}
	return 0, false
}

// Sit gives a seat to the first who takes the invitation, and returns its key. Whoever had the
// seat has lost it. A name is taken as long as nothing was played; "" keeps that of the seat.
func (t *Table) Sit(invite, name string) (key string, err error) {
	if !isKey(invite) {
		return "", ErrSeat
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	i, ok := t.invited(invite)
	if !ok || t.closed {
		return "", ErrSeat
	}
	s := t.seats[i]
	s.Key, s.Invite = newKey(keyLen), ""
	if name != "" && name != s.Name && t.at.Moves() == 0 && t.hall.lock != nil {
		s.Name = name
		err = t.rename(s)
	} else {
		err = t.change(s)
	}
	if err != nil {
		return "", err
	}
	t.seats[i], t.seen[i] = s, time.Now()
	t.attending.Reset(0) // they may leave
	t.settle()
	return s.Key, nil
}

// change writes down that a seat has changed.
func (t *Table) change(s Seat) error {
	line, err := seatLine(s)
	if err != nil {
		return err
	}
	next, events := t.at, []table.Event(nil)
	if s.taken() {
		if next, events, err = t.at.Sit(t.now(), s.Number); err != nil {
			return err
		}
	}
	text, err := t.written(next, events)
	if err == nil {
		err = t.append(line + text)
	}
	if err == nil {
		t.at = next
	}
	return err
}

// rename writes the file anew, with the name of a seat on which somebody sits down. Nothing was
// played, so the table is set up as it was: its seed is the same.
func (t *Table) rename(s Seat) error {
	c := t.at.Config()
	c.Names[s.Number] = s.Name
	seats := slices.Clone(t.seats)
	seats[s.Number] = s
	at, err := begun(c, seats)
	if err != nil {
		return err
	}
	if err = t.replace(at, seats); err == nil {
		t.at, t.lines, t.began = at, at.Record(), time.Now()
	}
	return err
}

// left reports whether the person of a seat has left the table: nobody has looked at it from there
// for a while.
func (t *Table) left(seat int) bool {
	s := t.seats[seat]
	return s.Key != "" && !t.head.Shared && !t.at.Over() && time.Since(latest(t.opened, t.seen[seat])) >= t.hall.config.Gone && !t.watched(seat)
}

// watched reports whether a page of a seat watches the table.
func (t *Table) watched(seat int) bool {
	return slices.ContainsFunc(t.watchers, func(w *watcher) bool { return slices.Contains(w.seats, seat) })
}

// Invite makes an invitation to a seat whose person has left. Until somebody takes it the person can
// come back.
func (t *Table) Invite(seat int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if seat < 0 || seat >= len(t.seats) || t.closed || !t.left(seat) {
		return ErrSeat
	}
	s := t.seats[seat]
	if s.Invite != "" {
		return nil
	}
	s.Invite = newKey(keyLen)
	if err := t.change(s); err != nil {
		return err
	}
	t.seats[seat] = s
	t.settle()
	return nil
}
