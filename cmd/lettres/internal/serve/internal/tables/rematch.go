package tables

import "errors"

// A Place is a seat at another table: that of who has it, or one that waits for somebody.
type Place struct {
	ID, Key, Invite string
}

// ErrPlays means the game is not over.
var ErrPlays = errors.New("the game is not over")

// Rematch opens a table for another game of the same players, each on the next seat, and returns the
// place of a seat of this one. Who asks after another has is given the place that waits.
func (h *Hall) Rematch(t *Table, seat int, from string) (Place, error) {
	t.rematch.Lock() // of two who ask at once, one opens it
	defer t.rematch.Unlock()
	l := t.Look()
	if !l.At.Over() {
		return Place{}, ErrPlays
	}
	if l.Again != nil {
		return l.Again[seat], nil
	}
	n := len(l.Seats)
	s := Setup{Rules: l.Rules, Time: l.Table.Config().Time, Shared: l.Shared, From: from, Host: (seat + n - 1) % n}
	for i := range n {
		old := l.Seats[(i+1)%n]
		s.Names, s.Levels = append(s.Names, l.Names[old.Number]), append(s.Levels, old.Level)
	}
	next, key, err := h.New(s)
	if err != nil {
		return Place{}, err
	}
	places := make([]Place, n)
	for i, sits := range next.Look().Seats {
		places[(i+1)%n] = Place{ID: next.id, Invite: sits.Invite}
	}
	mine := Place{ID: next.id, Key: key}
	places[seat] = mine
	t.mu.Lock()
	defer t.mu.Unlock()
	t.again = places
	t.settle()
	return mine, nil
}
