package clock

import "time"

// DefaultTime is what each side of a chess clock has when the arbiter says
// nothing else (official/time/clock).
const DefaultTime = 20 * time.Minute

// A Chess is a chess clock: two countdowns of which at most one runs, for
// official/time/clock, classic-competition/time and scrabble/end-time.
//
// It is ready until it is started, then runs on one side or is stopped on both.
// A side at 0 has lost its flag; it stays at 0, whatever runs. The zero Chess is
// ready with [DefaultTime] on each side.
//
// A player who forgets to press goes on losing time without appeal
// (official/time/press): nothing but Press, Stop and their instants ends it.
type Chess struct {
	over  [2]time.Duration // what each side has left at the last act, beyond DefaultTime
	at    time.Duration    // the instant of the last act
	phase phase
}

// NewChess is a chess clock, ready, with that time on each side. The error is a
// [*TimeError].
func NewChess(each time.Duration) (Chess, error) {
	if each <= 0 || each > MaxTime {
		return Chess{}, &TimeError{each}
	}
	over := each - DefaultTime
	return Chess{over: [2]time.Duration{over, over}}, nil
}

// Running is the side that runs; false when none does.
func (c Chess) Running() (Side, bool) { return c.phase.side() }

// At is the instant of the last act.
func (c Chess) At() time.Duration { return c.at }

// Left is what a side has left at t, 0 for a side that there is not.
func (c Chess) Left(side Side, t time.Duration) time.Duration {
	if !side.valid() {
		return 0
	}
	left := DefaultTime + c.over[side]
	if c.phase == runs(side) {
		left = max(0, left-elapsed(c.at, t))
	}
	return left
}

// Fallen reports whether the flag of a side has fallen at t: it has nothing
// left. One side's flag comes before the other's unless both were set to 0: only
// one side runs at a time.
func (c Chess) Fallen(side Side, t time.Duration) bool {
	return side.valid() && c.Left(side, t) == 0
}

// Flag is the next flag to fall if nobody touches the clock: of which side, and
// at which instant. It is false when no flag is to fall, because neither side
// runs or the one that runs had already lost its flag at the last act.
//
// It is what a server sets its timer to, after each act. When it fires, the
// game is told (official/time/flag), and the side that is out of time presses
// for the last time, at this same instant however late the timer was:
//
//	side, at, _ := c.Flag()
//	c, err := c.Press(side, at)
func (c Chess) Flag() (side Side, at time.Duration, ok bool) {
	side, ok = c.Running()
	if !ok {
		return 0, 0, false
	}
	left := DefaultTime + c.over[side]
	if left == 0 {
		return 0, 0, false
	}
	return side, c.at + left, true
}

// Start starts a side's clock for the first time. The loser of the toss does so
// for the opponent, when the opponent's first six letters are drawn
// (official/time/start). The error is an [*InstantError] or, when the clock is
// not ready, an [*ActError].
func (c Chess) Start(side Side, t time.Duration) (Chess, error) {
	return c.run(ToStart, side, t)
}

// Press stops the side's own clock and starts the opponent's
// (official/time/press). Out of time or not, that is how the hand passes. The
// error is an [*InstantError] or, unless that side runs, an [*ActError].
func (c Chess) Press(side Side, t time.Duration) (Chess, error) {
	if err := checkInstant(ToPress, c.at, t); err != nil {
		return c, err
	}
	switch {
	case !side.valid():
		return c, &ActError{ToPress, side, NoSide}
	case c.phase == ready:
		return c, &ActError{ToPress, side, NotBegun}
	case c.phase == stopped:
		return c, &ActError{ToPress, side, Stopped}
	case c.phase != runs(side):
		return c, &ActError{ToPress, side, OtherSide}
	}
	c = c.advance(t)
	c.phase = runs(side.Opponent())
	return c, nil
}

// Stop stops both sides, for the arbiter to decide (official/time/stoppage).
// The error is an [*InstantError] or, when neither side runs, an [*ActError].
func (c Chess) Stop(t time.Duration) (Chess, error) {
	if err := checkInstant(ToStop, c.at, t); err != nil {
		return c, err
	}
	switch c.phase {
	case ready:
		return c, &ActError{Act: ToStop, Reason: NotBegun}
	case stopped:
		return c, &ActError{Act: ToStop, Reason: Stopped}
	}
	c = c.advance(t)
	c.phase = stopped
	return c, nil
}

// Resume starts a side's clock after a stop: that of the player who has the hand
// by then (official/time/stoppage), who need not be the one that it was stopped
// on. The error is an [*InstantError] or, unless the clock is stopped, an
// [*ActError].
func (c Chess) Resume(side Side, t time.Duration) (Chess, error) {
	return c.run(ToResume, side, t)
}

// Set puts a side at what the arbiter says, before the start or while the clock
// is stopped. The error is a [*TimeError], for a negative time or one beyond
// [MaxTime], or an [*ActError].
func (c Chess) Set(side Side, left time.Duration) (Chess, error) {
	switch _, running := c.Running(); {
	case !side.valid():
		return c, &ActError{ToSet, side, NoSide}
	case running:
		return c, &ActError{ToSet, side, Running}
	case left < 0 || left > MaxTime:
		return c, &TimeError{left}
	}
	c.over[side] = left - DefaultTime
	return c, nil
}

// Advance is the clock as it stands at t: the time until then is taken from the
// side that runs, and t is the last act. Readings from t on stay the same, but a
// flag that fell until t is no longer the next one of [Chess.Flag]. The error is
// an [*InstantError].
func (c Chess) Advance(t time.Duration) (Chess, error) {
	if err := checkInstant(ToAdvance, c.at, t); err != nil {
		return c, err
	}
	return c.advance(t), nil
}

func (c Chess) advance(t time.Duration) Chess {
	if side, ok := c.Running(); ok {
		c.over[side] = c.Left(side, t) - DefaultTime
	}
	c.at = t
	return c
}

// run starts a side of a clock of which neither runs.
func (c Chess) run(act Act, side Side, t time.Duration) (Chess, error) {
	if err := checkInstant(act, c.at, t); err != nil {
		return c, err
	}
	_, running := c.Running()
	switch {
	case !side.valid():
		return c, &ActError{act, side, NoSide}
	case running:
		return c, &ActError{act, side, Running}
	case act == ToStart && c.phase == stopped:
		return c, &ActError{act, side, Begun}
	case act == ToResume && c.phase == ready:
		return c, &ActError{act, side, NotBegun}
	}
	c.phase, c.at = runs(side), t
	return c, nil
}
