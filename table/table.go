package table

import (
	"slices"
	"time"

	"github.com/jeudelettres/lettres/game"
)

// A Table is a game that is being played. It does not change, and any number of goroutines may
// share it. The zero Table is none: it has no seats, and nothing happens at it.
type Table struct {
	config *Config
	toss   game.Toss
	start  game.Position
	steps  []game.Step
	now    moment
	secret []game.Move // what seats have decided in a round of a duplicate game
}

// A moment is what changes at a table besides its moves. Times that run down are what was left
// at the instant At.
type moment struct {
	At     time.Duration   `json:"at"`
	Sat    []bool          `json:"sat"`
	Paused bool            `json:"paused,omitempty"`
	Left   []time.Duration `json:"left,omitempty"`   // for the game, of each seat; below 0 over time
	Turn   time.Duration   `json:"turn,omitempty"`   // for the act of the seat on turn; 0 is no limit
	Disc   disc            `json:"disc,omitzero"`    // of Jago
	Wait   time.Duration   `json:"wait,omitempty"`   // for contests; 0 is no wait
	Stand  []bool          `json:"stand,omitempty"`  // seats that let the open words stand
	Lapses int             `json:"lapses,omitempty"` // of limits for moves, since somebody last decided
}

// clone returns a copy that shares nothing that changes.
func (t Table) clone() Table {
	t.now.Sat, t.now.Left, t.now.Stand, t.secret = slices.Clone(t.now.Sat), slices.Clone(t.now.Left), slices.Clone(t.now.Stand), slices.Clone(t.secret)
	t.steps = slices.Clip(t.steps)
	return t
}

// Rules returns the rules, nil for the zero Table.
func (t Table) Rules() *game.Rules {
	if t.config == nil {
		return nil
	}
	return t.config.Rules
}

// Config returns how the table was set up, with the defaults filled in.
func (t Table) Config() Config {
	if t.config == nil {
		return Config{}
	}
	c := *t.config
	c.Names = slices.Clone(c.Names)
	return c
}

// Position returns the position after the last move.
func (t Table) Position() game.Position {
	if n := len(t.steps); n > 0 {
		return t.steps[n-1].After
	}
	return t.start
}

// View returns what a seat may know of the position.
func (t Table) View(seat int) game.View { return t.Position().View(seat) }

// Moves returns the number of moves that were made. A client that decides names it
// ([Decision.Seen]).
func (t Table) Moves() int { return len(t.steps) }

// Steps returns the moves that were made, hidden letters included, in a slice of the caller.
func (t Table) Steps() []game.Step { return slices.Clone(t.steps) }

// Record returns the game as it is written down.
func (t Table) Record() game.Record {
	if t.config == nil {
		return game.Record{}
	}
	r := t.config.Rules.NewRecord(t.toss, t.config.Names...)
	for _, s := range t.steps {
		r.Append(s)
	}
	return r
}

// Instant returns the instant at which something last happened.
func (t Table) Instant() time.Duration { return t.now.At }

// Over reports whether nothing can be done any more: the game has ended, or was stopped after
// its largest number of moves.
func (t Table) Over() bool { return t.config == nil || t.full() || t.Position().Over() }

// full reports whether the table has taken all the moves that it takes.
func (t *Table) full() bool { return len(t.steps) >= t.config.MostMoves }

// IsPaused reports whether the table stands still: until all seats are taken, and between
// [Table.Pause] and [Table.Resume].
func (t Table) IsPaused() bool { return t.now.Paused || slices.Contains(t.now.Sat, false) }

// Waiting returns the time that is left at an instant to contest a word, 0 where nobody is
// waited for.
func (t Table) Waiting(now time.Duration) time.Duration {
	if t.now.Wait > 0 && !t.IsPaused() && !t.Over() {
		return max(0, t.now.Wait-t.elapsed(now))
	}
	return t.now.Wait
}

// Awaits reports whether the table waits for a seat: to decide, or to contest or let stand.
func (t Table) Awaits(seat int) bool {
	switch {
	case !t.has(seat) || t.Over():
		return false
	case t.secretly():
		return t.secret[seat] == nil
	case t.now.Wait > 0 && t.mayContest(seat):
		return !t.now.Stand[seat]
	}
	return t.Position().Turn() == seat
}

func (t *Table) has(seat int) bool { return t.config != nil && 0 <= seat && seat < len(t.now.Sat) }
