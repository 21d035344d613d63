// Package clock measures the time of Jago as values: the disc of ten minutes and its one-minute
// glass. Package table counts the time of all games, with limits and chess clocks too.
//
// A [Disc] holds what the real object shows and the instant at which it last changed: a small value,
// comparable with ==, safe to share between goroutines. A method that acts on it (start, end, stop)
// returns the new value and leaves the old one unchanged, so to undo an act, keep the old value. The
// zero Disc is ready to use: five minutes for each side. The sides are 0 and 1, as the seats of a
// game; in the text of a Disc they are A and B.
//
// The package does not read the time, and has no timers and no goroutines: the
// caller passes the instants, as the time since a start of the caller's choice. A
// server uses time.Since(start), which no change of the wall clock affects; a test
// or an arbiter uses any numbers. An instant is between 0 and [MaxTime]. An act (a
// method that returns a new value) must not be earlier than the last one: that would
// give time back, and is refused. A reading (Left, Minutes …) of an
// earlier instant gives the reading at the last act.
//
// Time is out at the instant at which none is left: a glass runs out at its end, not after it, and a
// player who acts at that instant acts too late. [Disc.Deadline] returns that instant beforehand, so
// that a server needs one timer only.
//
// A disc that is saved, as text or JSON, goes on after a restart. Save with it the instant
// and the time of day. After the restart choose the start of the instants such that the saved
// instant is either the time of day at which it was saved, so that the time in between costs
// the player on turn, or that of the restart, so that it does not: see the example.
//
// A refused act leaves the disc as it was. Errors say what is wrong in English, and
// rulebook.Explain tells it in French.
//
// The package knows no game, and no game imports it: a flag that fell reaches a game
// as a move, and the game says what follows. The clauses named in these comments are
// those of package rulebook.
package clock

import "time"

// MaxTime is the largest instant and the longest time: 100 years of 365 days. Two of
// them can be added without overflow.
const MaxTime = 100 * 365 * 24 * time.Hour

// a and b are the sides of a disc, by the numbers of the seats.
const a, b = 0, 1

func valid(side int) bool { return side == a || side == b }

// A phase is the state of a disc.
type phase uint8

const (
	ready phase = iota
	runsA
	runsB
)

func runs(side int) phase { return runsA + phase(side) }

// side returns the side that is running, if one is.
func (p phase) side() (int, bool) {
	if p == runsA || p == runsB {
		return int(p - runsA), true
	}
	return 0, false
}

// elapsed returns the time from since to t, 0 when t is earlier. It does not overflow.
func elapsed(since, t time.Duration) time.Duration {
	return max(since, min(t, MaxTime)) - since
}

// checkInstant refuses an instant that is out of range or before the last act.
func checkInstant(last, t time.Duration) error {
	switch {
	case t < 0 || t > MaxTime:
		return phrases.InputError(noInstant, t)
	case t < last:
		return phrases.InputError(tooEarly, t, last)
	}
	return nil
}
