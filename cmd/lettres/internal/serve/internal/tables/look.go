package tables

import (
	"slices"
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/table"
)

// A Look is what a table is at one moment. Pages show of it what their seat may know.
type Look struct {
	ID      string
	Table   table.Table
	Rules   *game.Rules
	Names   []string
	Seats   []Seat
	Shared  bool // all seats are on one device
	At      game.Position
	Steps   []game.Step
	Version string          // differs when anything does that a page shows
	Limit   bool            // the clock limits each move
	Left    []time.Duration // of each seat; nil without a clock
	Running int             // the seat whose clock runs; -1 is none
	Ten     time.Duration   // left of the last chance of a person; 0 without one
	Wait    time.Duration   // that the last word waits for a contest
	Again   []Place         // of each seat at the table of the rematch; nil is none
	View    string          // the key of onlookers
}

// Look returns the table as it is now.
func (t *Table) Look() Look {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.look()
}

func (t *Table) look() Look {
	t.used = time.Now()
	t.catchUp()
	now, c := t.now(), t.at.Config()
	l := Look{
		ID: t.id, Table: t.at, Rules: c.Rules, Names: c.Names, Seats: slices.Clone(t.seats), Shared: t.head.Shared,
		At: t.at.Position(), Steps: t.at.Steps(), Version: t.version(), Limit: c.Time.Move > 0, Running: -1, Wait: t.at.Waiting(now), Again: t.again, View: t.head.View,
	}
	turn := l.At.Turn()
	left, limited := t.at.TurnLeft(now)
	for seat := range t.seats {
		if l.Limit {
			l.Left = append(l.Left, left)
		} else if left, ok := t.at.Remaining(now, seat); ok {
			l.Left = append(l.Left, max(0, left))
		}
	}
	if seat, runs := t.at.Running(); runs {
		l.Running = seat
	}
	if limited && t.bots[turn] == nil && extra.ActsOf(l.At, turn).Ten {
		l.Ten = left
	}
	return l
}

// Since returns the steps of the player who has moved last since another one moved, which a drawing lets stand out: those
// of this turn. Whoever plays alone has the last eight.
func (l Look) Since() []game.Step {
	for i, s := range slices.Backward(l.Steps) {
		if s.Seat != l.Steps[len(l.Steps)-1].Seat {
			return l.Steps[i+1:]
		}
	}
	if len(l.Names) == 1 {
		return l.Steps[max(0, len(l.Steps)-8):]
	}
	return l.Steps
}

// For returns what a seat sees that decides: in a duplicate game all are on turn.
func (l Look) For(seat int) Look {
	l.At = l.Table.PositionFor(seat)
	return l
}

// Decides reports whether the table waits for a seat to decide: it is on turn, or in a duplicate
// game has not decided.
func (l Look) Decides(seat int) bool {
	if l.secret() {
		return l.Table.Awaits(seat)
	}
	return l.Table.Position().Turn() == seat
}

// HasDecided reports whether a seat has decided in secret, and others have not.
func (l Look) HasDecided(seat int) bool { return l.secret() && !l.Table.Awaits(seat) }

// secret reports whether all seats decide at once now.
func (l Look) secret() bool { return l.Rules.Traits().Secret && l.Table.Position().Due() == 0 }

// Next returns the first seat that decides.
func (l Look) Next() int {
	for seat := range l.Seats {
		if l.Decides(seat) {
			return seat
		}
	}
	return l.At.Turn()
}

// version tells whether a page is that of this moment.
func (t *Table) version() string { return strconv.Itoa(t.at.Moves()) + "." + strconv.Itoa(t.changes) }

// Version returns Look.Version alone.
func (t *Table) Version() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.version()
}

// Record returns the game as a record, without what a seat may not know of the table.
func (l Look) Record() (string, error) {
	record := l.Table.Record()
	text, err := record.MarshalText()
	return string(text), err
}

// Contestable reports whether a word of the seat can be contested.
func Contestable(p game.Position, seat int) bool {
	for author := range p.Open() {
		if author == seat {
			return true
		}
	}
	return false
}
