package tables

import (
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/table"
)

// A Table is a game under way, or over. It has one lock.
type Table struct {
	hall     *Hall
	id       string
	path     string // of the file
	archived bool   // the file is in the archive
	from     string // who has set it up; "" is not known. The lock of the Hall holds it
	head     head

	rematch sync.Mutex

	mu        sync.Mutex
	again     []Place     // of each seat at the next table; nil is none
	lines     game.Record // writes the lines of the file
	at        table.Table
	began     time.Time // instant 0
	size      int64     // of the file; unknown if it may have more than what the table is
	seats     []Seat
	bots      []*botSeat // nil for persons
	thinking  *thought   // nil while no bot thinks
	timer     *time.Timer
	watchers  []*watcher  // the oldest first
	opened    time.Time   // from the file
	seen      []time.Time // when somebody was last at a seat
	told      []Presence  // of each seat, to those who watch
	attending *time.Timer // tells when somebody has left
	changes   int         // counted from an instant, so that no two openings of the table count the same
	used      time.Time
	closed    bool
}

func newTable(h *Hall, id, path string, k *kept) (*Table, error) {
	t := &Table{
		hall: h, id: id, path: path, archived: path != h.path(id), head: k.head, at: k.at, seats: k.seats, size: unknown,
		began: time.Now().Add(-k.at.Instant()), opened: time.Now(), seen: make([]time.Time, len(k.seats)), told: make([]Presence, len(k.seats)), used: time.Now(),
		changes: int(time.Now().UnixMilli()),
	}
	t.lines = t.at.Record()
	t.lines.Moves = nil
	for _, s := range t.seats {
		b, err := newBotSeat(t.at.Rules(), s)
		if err != nil {
			return nil, err
		}
		t.bots = append(t.bots, b)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.timer = time.AfterFunc(time.Hour, t.tick)
	t.attending = time.AfterFunc(h.config.Gone, t.attend)
	t.settle()
	return t, nil
}

// The errors of decisions besides those of package table and of the rules.
var (
	// ErrGone means the table was closed.
	ErrGone = errors.New("the table is closed")
	// ErrSeat means nobody sits there with that key.
	ErrSeat = errors.New("nobody sits there with this key")
)

func (t *Table) now() time.Duration { return time.Since(t.began) }

// Decide plays what a seat decides on after n moves.
func (t *Table) Decide(seat, n int, text string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.decide(table.Decision{Seat: seat, Seen: n, Text: text})
}

// Accept lets the last word stand for a seat, so that its author need not wait.
func (t *Table) Accept(seat, n int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if seat == t.at.Position().Turn() {
		return nil
	}
	return t.decide(table.Decision{Seat: seat, Seen: n, Text: "."})
}

func (t *Table) decide(d table.Decision) error {
	t.used = time.Now()
	if t.closed {
		return ErrGone
	}
	if t.at.IsPaused() && !t.at.Over() {
		return table.ErrPaused // until all sit
	}
	next, events, err := t.at.Decide(t.now(), d)
	if err != nil {
		return err
	}
	return t.take(next, events)
}

// tick lets everything happen that is due.
func (t *Table) tick() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.catchUp()
}

func (t *Table) catchUp() {
	if !t.closed {
		_ = t.take(t.at.Tick(t.now())) // what cannot be written is tried again
	}
}

// take writes down what has happened, and only then lets it be so.
func (t *Table) take(next table.Table, events []table.Event) error {
	if len(events) == 0 {
		t.wake(0)
		return nil
	}
	text, err := t.written(next, events)
	if err == nil {
		err = t.append(text)
	}
	if err != nil {
		t.hall.config.Log("%s: %v", t.id, err)
		t.wake(time.Second)
		return err
	}
	t.at = next
	t.settle()
	return nil
}

// written returns the lines of moves, of which the last one has the snapshot behind it.
func (t *Table) written(next table.Table, events []table.Event) (string, error) {
	var lines []string
	for _, e := range events {
		if e.What == table.Moved {
			line, err := t.lines.Line(e.Step)
			if err != nil {
				return "", err
			}
			lines = append(lines, line)
		}
	}
	now, err := next.Snapshot()
	return strings.TrimPrefix(strings.Join(lines, "\n")+nowMark, " ") + string(now) + "\n", err
}

// unknown is the size of a file that may not be what the table is, since something could not be written, or
// since it was not this process that wrote it: what another one could not flush can be read, and be gone after
// a crash.
const unknown = -1

// append appends lines to the file.
func (t *Table) append(text string) (err error) {
	if t.size == unknown {
		err = t.replace(t.at, t.seats)
	}
	if err == nil && t.hall.lock == nil {
		err = ErrUnwritten
	}
	if err != nil {
		return err
	}
	if t.size, err = disk.Append(t.hall.disk, t.path, t.size, []byte(text)); err != nil {
		t.size = unknown
	}
	return err
}

// replace writes the file anew.
func (t *Table) replace(at table.Table, seats []Seat) error {
	text, err := fileOf(at, t.head, seats)
	if err != nil {
		return err
	}
	t.size = unknown
	if err = t.hall.write(t.path, text); err == nil {
		t.size = int64(len(text))
	}
	return err
}

// settle lets bots contest and think, and tells all who watch.
func (t *Table) settle() {
	if t.contest() {
		return // which has settled what it led to
	}
	t.think()
	t.wake(0)
	t.tell()
}

// tell tells all who watch that something has changed.
func (t *Table) tell() {
	t.changes++
	for _, w := range t.watchers {
		select {
		case w.changes <- struct{}{}:
		default: // is told already
		}
	}
}

// wake sets the timer to the next thing that happens by itself, but not before a time has passed.
func (t *Table) wake(least time.Duration) {
	t.timer.Stop()
	if next, ok := t.at.Next(); ok && !t.closed {
		t.timer.Reset(max(least, next-t.now()))
	}
}

// close stops what goes on at the table.
func (t *Table) close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.shut()
}

func (t *Table) shut() {
	t.closed = true
	t.timer.Stop()
	t.attending.Stop()
	t.thinking.stop()
	for _, w := range t.watchers {
		close(w.changes)
	}
	t.watchers = nil
}

// closeIdle closes a table that nobody has looked at for that long and where no clock
// runs, and reports whether it has, and whether the game is over.
func (t *Table) closeIdle(idle time.Duration) (closed, over bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	_, runs := t.at.Next()
	if runs || len(t.watchers) > 0 || time.Since(t.used) < idle {
		return false, false
	}
	t.shut()
	return true, t.at.Over()
}
