package clock

import "time"

// discMinutes are what Jago's disc shows for each side at first. GlassTime is
// the time in which its glass runs out (jago/clock).
const (
	discMinutes = 5
	GlassTime   = time.Minute
)

// A Disc is Jago's disc with its glass of one minute (jago/clock).
//
// The disc shows from 1 to 9 minutes for each side, 10 in all. Between turns the glass
// is empty. [Disc.Start] turns it when a turn begins. Each time it runs out during the
// turn, the disc moves a minute from the player to the opponent, and the glass is
// turned again at that instant. A minute that has not run out when the turn ends costs
// nothing (jago/clock-free). A player who has 1 has no minute to give: when the glass
// runs out, the player has lost (jago/end), and the Disc shows 1 and an empty glass
// for ever.
//
// So a player with n on the disc has exactly n minutes for a turn that begins. The
// zero Disc shows 5 and 5 and waits for the first turn. The game says whose turn is
// next.
type Disc struct {
	at      time.Duration // the instant of the last act
	run     time.Duration // the time that the glass had run by then; GlassTime when the player has lost
	moved   int8          // the minutes moved from A to B
	turn    phase         // ready between turns, runsA, runsB
	stopped bool          // whether the glass is stopped during a turn
}

// Turn returns the side whose turn it is; false between turns.
func (d Disc) Turn() (int, bool) { return d.turn.side() }

// Stopped reports whether the glass is stopped during a turn.
func (d Disc) Stopped() bool { return d.stopped }

// At returns the instant of the last act.
func (d Disc) At() time.Duration { return d.at }

// Minutes returns what the disc shows for a side at t, 0 for an unknown side.
func (d Disc) Minutes(side int, t time.Duration) int {
	if !valid(side) {
		return 0
	}
	d = d.advance(t)
	return d.shows(side)
}

// Left returns the time left in the glass at t: 0 between turns, and when a player has lost.
func (d Disc) Left(t time.Duration) time.Duration {
	if d.turn == ready {
		return 0
	}
	return GlassTime - d.advance(t).run
}

// Lost returns the side whose last minute has run out at t (jago/end); false when neither
// side's has.
func (d Disc) Lost(t time.Duration) (int, bool) {
	d = d.advance(t)
	if !d.lost() {
		return 0, false
	}
	return d.Turn()
}

// Deadline returns the instant at which the player on turn loses if nobody touches
// the glass. It is false when the glass is not running or had run out for the last
// time by the last act.
func (d Disc) Deadline() (time.Duration, bool) {
	side, _ := d.Turn()
	if !d.runs() {
		return 0, false
	}
	return d.at + time.Duration(d.shows(side))*GlassTime - d.run, true
}

// Start turns the glass for a turn of that side; at the table the opponent does it
// (jago/start). It is refused during a turn.
func (d Disc) Start(side int, t time.Duration) (Disc, error) {
	if err := d.check(actStart, side, t); err != nil {
		return d, err
	}
	if _, ok := d.Turn(); ok {
		return d, phrases.InputError(actStart, sideName(side), d.busy(t))
	}
	d.at, d.run, d.turn = t, 0, runs(side)
	return d, nil
}

// End ends the turn of that side at t, also while the glass is stopped. The minute
// that has not run out costs nothing (jago/clock-free). It is
// refused when it is not the side's turn or its time is out (jago/end-of-turn).
//
// A contest of the last word comes after the turn (jago/contest-last), and the turn
// may go on after it. A game with contests stops the glass when the player says that
// the turn ends, and calls End if the word stands or Resume if it does not.
func (d Disc) End(side int, t time.Duration) (Disc, error) {
	now, err := d.own(actEnd, side, t)
	if err != nil {
		return d, err
	}
	return now.end(), nil
}

// EndWithWord works like [Disc.End] for a turn that ends with a word which the player began to
// lay at the instant began. If the glass runs out while the player lays it, the player
// keeps that minute (jago/clock-finish), but no second one. It does not save a player
// who has lost at t: the last minute must not have run out when the turn ends
// (jago/end-of-turn, jago/end).
//
// EndWithWord can only give back a minute that the disc moved after the last act, so a
// laying that began before the last act, or after t, is refused. While a
// word is being laid, read the Disc and do not advance it. To stop the glass for a
// contest of that word, keep the Disc of before the stop, and call EndWithWord on it
// if the word stands.
func (d Disc) EndWithWord(side int, began, t time.Duration) (Disc, error) {
	now, err := d.own(actEndWithWord, side, t)
	switch {
	case err != nil:
		return d, err
	case d.stopped:
		return d, phrases.InputError(actEndWithWord, sideName(side), errStopped)
	case began < d.at:
		return d, phrases.InputError(tooEarly, began, d.at)
	case began > t:
		return d, phrases.InputError(tooEarly, t, began)
	}
	if now.shows(side) < d.advance(began).shows(side) {
		now = now.take(side, -1)
	}
	return now.end(), nil
}

// Stop stops the glass for a contest (jago/contest). It is refused when
// no glass is running.
func (d Disc) Stop(t time.Duration) (Disc, error) {
	if err := checkInstant(d.at, t); err != nil {
		return d, err
	}
	now := d.advance(t)
	if !now.runs() {
		return d, phrases.InputError(actStop, now.idle())
	}
	now.stopped = true
	return now, nil
}

// Resume lets the stopped glass run on when the contest is decided
// (jago/contest-plays-on). It is refused unless the glass is stopped.
func (d Disc) Resume(t time.Duration) (Disc, error) {
	if err := checkInstant(d.at, t); err != nil {
		return d, err
	}
	now := d.advance(t)
	switch {
	case now.runs():
		return d, phrases.InputError(actResume, errRunning)
	case !now.stopped:
		return d, phrases.InputError(actResume, now.idle())
	}
	now.stopped = false
	return now, nil
}

// Advance returns the disc at t: it is moved and the glass is turned for each time that the
// glass has run out by then, and t is the instant of the last act. Readings from t on
// do not change.
func (d Disc) Advance(t time.Duration) (Disc, error) {
	if err := checkInstant(d.at, t); err != nil {
		return d, err
	}
	return d.advance(t), nil
}

// advance returns the disc at t, or at the last act if that is later.
func (d Disc) advance(t time.Duration) Disc {
	ran := elapsed(d.at, t)
	d.at += ran
	if !d.runs() {
		return d
	}
	side, _ := d.Turn()
	d.run += ran
	if time.Duration(d.shows(side))*GlassTime <= d.run {
		d = d.take(side, d.shows(side)-1)
		d.run = GlassTime
		return d
	}
	d = d.take(side, int(d.run/GlassTime))
	d.run %= GlassTime
	return d
}

// shows returns what the disc shows for a side at the last act.
func (d Disc) shows(side int) int {
	if side == a {
		return discMinutes - int(d.moved)
	}
	return discMinutes + int(d.moved)
}

// take moves n minutes from a side to its opponent.
func (d Disc) take(from int, n int) Disc {
	if from == b {
		n = -n
	}
	d.moved += int8(n)
	return d
}

// end returns d with its turn ended.
func (d Disc) end() Disc {
	d.run, d.turn, d.stopped = 0, ready, false
	return d
}

func (d Disc) lost() bool { return d.run == GlassTime }

// runs reports whether the glass is running at the last act.
func (d Disc) runs() bool { return d.turn != ready && !d.stopped && !d.lost() }

// idle returns the reason why the glass is not running.
func (d Disc) idle() error {
	switch {
	case d.stopped:
		return errStopped
	case d.lost():
		return errOutOfTime
	}
	return errNotStarted
}

// busy returns the reason why no turn can begin during this one.
func (d Disc) busy(t time.Duration) error {
	if d.advance(t).lost() {
		return errOutOfTime
	}
	return errRunning
}

// check refuses an act of no side, or at no instant; its phrase says which act.
func (d Disc) check(act string, side int, t time.Duration) error {
	if err := checkInstant(d.at, t); err != nil {
		return err
	}
	if !valid(side) {
		return phrases.InputError(act, sideName(side), errNoSide)
	}
	return nil
}

// own returns the disc at t for an act that only the player on turn may do.
func (d Disc) own(act string, side int, t time.Duration) (Disc, error) {
	if err := d.check(act, side, t); err != nil {
		return d, err
	}
	now := d.advance(t)
	turn, ok := now.Turn()
	switch {
	case !ok:
		return d, phrases.InputError(act, sideName(side), errNotStarted)
	case now.lost():
		return d, phrases.InputError(act, sideName(side), errOutOfTime)
	case turn != side:
		return d, phrases.InputError(act, sideName(side), errOtherSide)
	}
	return now, nil
}
