package tables

import (
	"slices"
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/game"
)

// A Look is what a table is at one moment. Pages show of it what their seat may know.
type Look struct {
	ID      string
	Rules   *game.Rules
	Names   []string
	Seats   []Seat
	First   int // who began
	Shared  bool
	Start   game.Position
	At      game.Position
	Steps   []game.Step
	Version string // differs when anything does that a page shows
	Clock   bool
	Limit   bool            // the clock limits each move
	Left    []time.Duration // of each seat
	Running int             // the seat whose clock runs; -1 is none
	Ten     time.Duration   // left of the last chance; 0 without one
	Wait    time.Duration   // that the last word waits for a contest
}

// Look is the table now.
func (t *Table) Look() Look {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.used = time.Now()
	t.flags()
	l := Look{
		ID: t.id, Rules: t.rules, Names: t.names, Seats: slices.Clone(t.seats), Shared: t.head.Shared, First: t.head.First,
		Start: t.start, At: t.pos, Steps: t.steps[:len(t.steps):len(t.steps)], Version: t.version(),
		Clock: t.head.timed(), Limit: t.head.Limit > 0, Running: -1,
	}
	if l.Clock {
		for i := range t.seats {
			l.Left = append(l.Left, t.clock.left(i, t.now()))
		}
		if running, runs := t.clock.running(t.pos); runs {
			l.Running = running
		}
	}
	if !t.ten.IsZero() {
		l.Ten = max(0, time.Until(t.ten))
	}
	if time.Now().Before(t.waits) {
		l.Wait = time.Until(t.waits)
	}
	return l
}

// version tells whether a page is that of this moment.
func (t *Table) version() string {
	v := strconv.Itoa(len(t.steps)) + "." + strconv.Itoa(t.sat)
	if time.Now().Before(t.waits) {
		v += ".w"
	}
	return v
}

// Version is Look.Version alone.
func (t *Table) Version() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.version()
}

// SeatsOf is the seats of a key: one, or all of a table on one device, or none.
func (t *Table) SeatsOf(key string) (numbers []int) {
	if !isKey(key) {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for i, s := range t.seats {
		if same(s.Key, key) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}

// Invited is the seat that a key invites to.
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

// Sit gives a seat to the first who takes the invitation, and returns its key.
func (t *Table) Sit(invite string) (key string, err error) {
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
	s.Key, s.Invite = newKey(keyBytes), ""
	line, err := seatLine(s)
	if err != nil {
		return "", err
	}
	if t.size, err = appendLine(t.hall.path(t.id), t.size, line); err != nil {
		return "", err
	}
	t.seats[i] = s
	t.sat++
	t.wake()
	t.setTimer()
	t.tell()
	return s.Key, nil
}

// maxWatchers is how many pages can watch a table.
const maxWatchers = 16

// Watch returns a channel that gets a value after each change, and is closed when the
// table is. It is nil if too many watch already. Forget ends it.
func (t *Table) Watch() chan struct{} {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.closed || len(t.watchers) >= maxWatchers {
		return nil
	}
	w := make(chan struct{}, 1)
	t.watchers[w] = true
	return w
}

// Forget ends a Watch.
func (t *Table) Forget(w chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.watchers, w)
	t.used = time.Now()
}

// tell tells all who watch.
func (t *Table) tell() {
	for w := range t.watchers {
		select {
		case w <- struct{}{}:
		default: // is told already
		}
	}
}

// Record is the game as a record, without what a seat may not know of the table.
func (l Look) Record() (string, error) {
	record := l.Rules.NewRecord(game.Toss{First: l.First}, l.Names...)
	for _, s := range l.Steps {
		record.Append(s)
	}
	text, err := record.MarshalText()
	return string(text), err
}
