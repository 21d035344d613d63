package clock

import "time"

// defaultChessTime is the time of each side of a chess clock unless the arbiter says
// otherwise (official/time/clock).
const defaultChessTime = 20 * time.Minute

// A Chess is a chess clock: two countdowns of which at most one runs, for
// official/time/clock, classic-competition/time and scrabble/end-time.
//
// It is ready until it is started; then one side runs, or both are stopped. A side
// that reaches 0 has lost its flag and stays at 0. The zero Chess is
// ready with 20 minutes on each side (official/time/clock).
//
// A player who forgets to press goes on losing time without appeal
// (official/time/press): only Press and Stop end that.
type Chess struct {
	over  [2]time.Duration // what each side has left at the last act, less defaultChessTime
	at    time.Duration    // the instant of the last act
	phase phase
}

// NewChess returns a chess clock that is ready, with that time on each side. It
// must be positive and at most [MaxTime].
func NewChess(each time.Duration) (Chess, error) {
	if each <= 0 || each > MaxTime {
		return Chess{}, &timeError{each}
	}
	over := each - defaultChessTime
	return Chess{over: [2]time.Duration{over, over}}, nil
}

// Running returns the side that is running; false when neither is.
func (c Chess) Running() (Side, bool) { return c.phase.side() }

// At returns the instant of the last act.
func (c Chess) At() time.Duration { return c.at }

// Left returns the time that a side has left at t, 0 for an unknown side.
func (c Chess) Left(side Side, t time.Duration) time.Duration {
	if !side.valid() {
		return 0
	}
	left := defaultChessTime + c.over[side]
	if c.phase == runs(side) {
		left = max(0, left-elapsed(c.at, t))
	}
	return left
}

// Fallen reports whether the flag of a side has fallen at t: the side has no time
// left. Both flags fall at the same instant only if both sides were set to 0.
func (c Chess) Fallen(side Side, t time.Duration) bool {
	return side.valid() && c.Left(side, t) == 0
}

// NextFlag returns the side whose flag falls next if nobody touches the clock, and when. It
// is false when no flag will fall, because neither side is running or the running one
// had already lost its flag at the last act.
//
// After each act a server sets its timer to that instant. When the timer fires, the
// server tells the game (official/time/flag), and the side that is out of time presses
// for the last time, at that same instant however late the timer was:
//
//	side, at, _ := c.NextFlag()
//	c, err := c.Press(side, at)
func (c Chess) NextFlag() (side Side, at time.Duration, ok bool) {
	side, ok = c.Running()
	if !ok {
		return 0, 0, false
	}
	left := defaultChessTime + c.over[side]
	if left == 0 {
		return 0, 0, false
	}
	return side, c.at + left, true
}

// Start starts a side's clock for the first time. The loser of the toss does so
// for the opponent, when the opponent's first six letters are drawn
// (official/time/start). It is refused when the clock is not ready.
func (c Chess) Start(side Side, t time.Duration) (Chess, error) {
	return c.run(actStart, side, t)
}

// Press stops the side's own clock and starts the opponent's
// (official/time/press). A side that is out of time presses too. It is refused
// unless that side is running.
func (c Chess) Press(side Side, t time.Duration) (Chess, error) {
	if err := checkInstant(actPress, c.at, t); err != nil {
		return c, err
	}
	switch {
	case !side.valid():
		return c, &actError{actPress, side, noSide}
	case c.phase == ready:
		return c, &actError{actPress, side, notStarted}
	case c.phase == stopped:
		return c, &actError{actPress, side, isStopped}
	case c.phase != runs(side):
		return c, &actError{actPress, side, otherSide}
	}
	c = c.advance(t)
	c.phase = runs(side.Opponent())
	return c, nil
}

// Stop stops both sides, for the arbiter to decide (official/time/stoppage).
// It is refused when neither side is running.
func (c Chess) Stop(t time.Duration) (Chess, error) {
	if err := checkInstant(actStop, c.at, t); err != nil {
		return c, err
	}
	switch c.phase {
	case ready:
		return c, &actError{Act: actStop, Reason: notStarted}
	case stopped:
		return c, &actError{Act: actStop, Reason: isStopped}
	}
	c = c.advance(t)
	c.phase = stopped
	return c, nil
}

// Resume starts a side's clock after a stop (official/time/stoppage): the clock of the
// player who now has the hand, which need not be the one that was running. It is refused
// unless the clock is stopped.
func (c Chess) Resume(side Side, t time.Duration) (Chess, error) {
	return c.run(actResume, side, t)
}

// Set gives a side the time that the arbiter says, before the start or while the clock
// is stopped: so time that a faulty clock took is given back, and a flag raised again
// (remedy/clock-wrong). The time is from 0 to [MaxTime].
func (c Chess) Set(side Side, left time.Duration) (Chess, error) {
	switch _, running := c.Running(); {
	case !side.valid():
		return c, &actError{actSet, side, noSide}
	case running:
		return c, &actError{actSet, side, isRunning}
	case left < 0 || left > MaxTime:
		return c, &timeError{left}
	}
	c.over[side] = left - defaultChessTime
	return c, nil
}

// Advance returns the clock at t: the time until then is taken from the running side, and t
// is the instant of the last act. Readings from t on do not change, but
// [Chess.NextFlag] no longer returns a flag that fell by then.
func (c Chess) Advance(t time.Duration) (Chess, error) {
	if err := checkInstant(actAdvance, c.at, t); err != nil {
		return c, err
	}
	return c.advance(t), nil
}

func (c Chess) advance(t time.Duration) Chess {
	if side, ok := c.Running(); ok {
		c.over[side] = c.Left(side, t) - defaultChessTime
	}
	c.at = t
	return c
}

// run starts a side of a clock that is not running.
func (c Chess) run(act act, side Side, t time.Duration) (Chess, error) {
	if err := checkInstant(act, c.at, t); err != nil {
		return c, err
	}
	_, running := c.Running()
	switch {
	case !side.valid():
		return c, &actError{act, side, noSide}
	case running:
		return c, &actError{act, side, isRunning}
	case act == actStart && c.phase == stopped:
		return c, &actError{act, side, alreadyStarted}
	case act == actResume && c.phase == ready:
		return c, &actError{act, side, notStarted}
	}
	c.phase, c.at = runs(side), t
	return c, nil
}
