// Package clock measures the time of a game as values: a limit for each move,
// a chess clock, Jago's disc and its one-minute glass.
//
// A [Limit], a [Chess] and a [Disc] are what such an object shows and the
// instant at which it last changed: at most 32 bytes, comparable with ==, safe
// to share between goroutines. A method that does something to one (start,
// press, stop) returns the new value and leaves the old one as it was, so
// keeping a copy is the undo. The zero values are ready to use: 30 seconds,
// 20 minutes each, five minutes each.
//
// The package reads no time, and has no timers and no goroutines: the caller
// names the instants, as time since a start of the caller's choice. A server
// takes time.Since(start), which no change of the wall clock disturbs; a test
// or an arbiter takes any numbers. An instant lies between 0 and [MaxTime]. An
// act (a method that returns a new value) earlier than the last one is refused
// with an [InstantError], for it would give time back; a reading (Left, Fallen,
// Minutes …) of an earlier instant is that of the last act.
//
// Time is out at the very instant at which none is left: 30 seconds lapse, a
// flag falls and a glass runs out at their end, not after it, and who acts at
// that instant acts too late. [Limit.Deadline], [Chess.Flag] and [Disc.Next]
// tell the instant beforehand, so that a server sets one timer.
//
// The package knows no game and no game knows it: time reaches a game as a move,
// a flag that fell. What follows from one is for the game to say. The clauses
// named in these comments are those of package rulebook.
package clock

import "time"

// MaxTime bounds instants and times: a hundred years of 365 days. What is
// within it can be added without overflow.
const MaxTime = 100 * 365 * 24 * time.Hour

// A Side is one of the two sides of a clock. The numbers are those of
// jarnac.Player, so clock.Side(p) is p's side.
type Side uint8

const (
	A Side = iota
	B
)

// Opponent is the other side.
func (s Side) Opponent() Side { return s ^ 1 }

func (s Side) valid() bool { return s <= B }

// A phase is what a clock does.
type phase uint8

const (
	ready phase = iota
	runsA
	runsB
	stopped
)

func runs(s Side) phase { return runsA + phase(s) }

// side is the one that runs, if one does.
func (p phase) side() (Side, bool) {
	if p == runsA || p == runsB {
		return Side(p - runsA), true
	}
	return 0, false
}

// elapsed is the time from since to t. It is 0 when t is earlier, and no t
// overflows it.
func elapsed(since, t time.Duration) time.Duration {
	return max(since, min(t, MaxTime)) - since
}

// checkInstant refuses an instant that is out of range or before the last act.
func checkInstant(act Act, last, t time.Duration) error {
	if t < last || t > MaxTime {
		return &InstantError{act, t, last}
	}
	return nil
}
