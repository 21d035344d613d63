package clock

import "time"

// defaultLimit is the time for a move when there is no chess clock
// (official/time/per-move).
const defaultLimit = 30 * time.Second

// A Limit is a time for each move: 30 seconds under official/time/per-move, or
// a minute under classic-competition/time. It can also be used for a single wait,
// such as the 10 seconds of official/end/last-line.
//
// The zero Limit allows 30 seconds and is not started. A Limit that is not
// started has all its time left and does not lapse. The game says what happens when
// it lapses (official/time/per-move-lapse: draw and pass).
type Limit struct {
	over    time.Duration // what is allowed beyond defaultLimit
	start   time.Duration // the instant of the start
	started bool
}

// NewLimit returns a Limit that allows each move that time, which is positive and at most
// [MaxTime]. It is not started.
func NewLimit(each time.Duration) (Limit, error) {
	if each <= 0 || each > MaxTime {
		return Limit{}, &timeError{each}
	}
	return Limit{over: each - defaultLimit}, nil
}

// Each returns the time for a move.
func (l Limit) Each() time.Duration { return defaultLimit + l.over }

// Start begins a move at t, whether or not a move was begun before.
func (l Limit) Start(t time.Duration) (Limit, error) {
	if err := checkInstant(actStart, l.start, t); err != nil {
		return l, err
	}
	l.start, l.started = t, true
	return l, nil
}

// Left returns the time left for the move at t: from the whole limit down to 0.
func (l Limit) Left(t time.Duration) time.Duration {
	if !l.started {
		return l.Each()
	}
	return max(0, l.Each()-elapsed(l.start, t))
}

// Lapsed reports whether the time for the move has run out at t.
func (l Limit) Lapsed(t time.Duration) bool { return l.Left(t) == 0 }

// Deadline returns the instant at which the time for the move runs out; false when no move
// is begun.
func (l Limit) Deadline() (time.Duration, bool) {
	if !l.started {
		return 0, false
	}
	return l.start + l.Each(), true
}
