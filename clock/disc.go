package clock

import "time"

// DiscMinutes is what Jago's disc shows for each side at first, and Glass is
// how long its glass runs (jago/clock).
const (
	DiscMinutes = 5
	Glass       = time.Minute
)

// A Disc is Jago's disc with its glass of one minute (jago/clock).
//
// The disc shows from 1 to 9 for each side, 10 in all. Between turns the glass
// stands empty. [Disc.Start] turns it when a turn begins; each time it runs out
// within the turn the disc takes a minute from the player for the opponent, and
// the glass is turned again at that instant. What has run through it when the
// turn ends is lost to nobody (jago/clock-free). At 1 there is no minute to
// take: a glass that runs out then is the last, and the player has lost
// (jago/end). Such a Disc shows 1 and an empty glass for ever.
//
// So a player with n on the disc has exactly n minutes for a turn that just
// begins. The zero Disc shows 5 and 5 and awaits the first turn. Whose turn is
// next is for the game to say.
type Disc struct {
	at      time.Duration // the instant of the last act
	run     time.Duration // what had run through the glass by then; all of it when the player has lost
	moved   int8          // the minutes moved from A to B
	turn    phase         // ready between turns, runsA, runsB
	stopped bool          // the glass is, within a turn
}

// Turn is the side whose turn is under way; false between turns.
func (d Disc) Turn() (Side, bool) { return d.turn.side() }

// Stopped reports whether the glass is stopped within a turn.
func (d Disc) Stopped() bool { return d.stopped }

// At is the instant of the last act.
func (d Disc) At() time.Duration { return d.at }

// Minutes is what the disc shows for a side at t, 0 for a side that there is
// not.
func (d Disc) Minutes(side Side, t time.Duration) int {
	if !side.valid() {
		return 0
	}
	d = d.advance(t)
	return d.shows(side)
}

// Left is what is left in the glass at t: nothing between turns, nor for who
// has lost.
func (d Disc) Left(t time.Duration) time.Duration {
	if d.turn == ready {
		return 0
	}
	return Glass - d.advance(t).run
}

// Lost is the side whose last minute has run out at t (jago/end); false when
// there is none.
func (d Disc) Lost(t time.Duration) (Side, bool) {
	d = d.advance(t)
	if !d.lost() {
		return 0, false
	}
	return d.Turn()
}

// Next is the first instant after t at which the glass runs out if nobody
// touches it: the disc moves then, or the player on turn loses. It is false when
// the glass does not run after t. It is what a server sets its timer to.
func (d Disc) Next(t time.Duration) (time.Duration, bool) {
	d = d.advance(t)
	if !d.runs() {
		return 0, false
	}
	return d.at + Glass - d.run, true
}

// Deadline is the instant at which the player on turn loses if nobody touches
// the glass. It is false when the glass is not running, or had run out for the
// last time by the last act.
func (d Disc) Deadline() (time.Duration, bool) {
	side, _ := d.Turn()
	if !d.runs() {
		return 0, false
	}
	return d.at + time.Duration(d.shows(side))*Glass - d.run, true
}

// Start turns the glass for a turn of that side. The opponent does so
// (jago/start). The error is an [*InstantError] or, when a turn is under way, an
// [*ActError].
func (d Disc) Start(side Side, t time.Duration) (Disc, error) {
	if err := d.check(ToStart, side, t); err != nil {
		return d, err
	}
	if _, ok := d.Turn(); ok {
		return d, &ActError{ToStart, side, d.busy(t)}
	}
	d.at, d.run, d.turn = t, 0, runs(side)
	return d, nil
}

// End ends the turn of that side at t, also while the glass is stopped. The
// minute that has not run out is free (jago/clock-free). The error is an
// [*InstantError] or, when it is not the side's turn or its time is out
// (jago/end-of-turn), an [*ActError].
//
// A contest of the last word comes after the turn (jago/contest-last) and may
// have it go on. A game with contests stops the glass when the turn is said to
// end, and calls End or Resume when the word has stood or fallen.
func (d Disc) End(side Side, t time.Duration) (Disc, error) {
	now, err := d.own(ToEnd, side, t)
	if err != nil {
		return d, err
	}
	return now.end(), nil
}

// Finish is [Disc.End] with a word that ends the turn, whose laying began at the
// instant began. If the glass runs out while it is being laid, the minute stays
// the player's (jago/clock-finish): the first one, for a glass left lying would
// be no clock. It does not help who has lost at t: the last minute must not
// have run out when the turn ends (jago/end-of-turn, jago/end).
//
// Finish gives back what the glass took since the last act, so a laying that
// began before it is refused, with an [*InstantError] like one that began after
// t. While a word is being laid, read the Disc and do not advance it; and who
// stops the glass for a contest of that word keeps the Disc of before the stop,
// and calls Finish on it if the word stands.
func (d Disc) Finish(side Side, began, t time.Duration) (Disc, error) {
	now, err := d.own(ToFinish, side, t)
	switch {
	case err != nil:
		return d, err
	case d.stopped:
		return d, &ActError{ToFinish, side, Stopped}
	case began < d.at:
		return d, &InstantError{ToFinish, began, d.at}
	case began > t:
		return d, &InstantError{ToFinish, t, began}
	}
	if now.shows(side) < d.advance(began).shows(side) {
		now = now.take(side, -1)
	}
	return now.end(), nil
}

// Stop stops the glass for a contest (jago/contest). The error is an
// [*InstantError] or, when no glass is running, an [*ActError].
func (d Disc) Stop(t time.Duration) (Disc, error) {
	if err := checkInstant(ToStop, d.at, t); err != nil {
		return d, err
	}
	now := d.advance(t)
	if !now.runs() {
		return d, &ActError{Act: ToStop, Reason: now.idle()}
	}
	now.stopped = true
	return now, nil
}

// Resume lets the glass run on, with what was left in it, when the contest is
// decided (jago/contest-plays-on). The error is an [*InstantError] or, unless the
// glass is stopped, an [*ActError].
func (d Disc) Resume(t time.Duration) (Disc, error) {
	if err := checkInstant(ToResume, d.at, t); err != nil {
		return d, err
	}
	now := d.advance(t)
	switch {
	case now.runs():
		return d, &ActError{Act: ToResume, Reason: Running}
	case !now.stopped:
		return d, &ActError{Act: ToResume, Reason: now.idle()}
	}
	now.stopped = false
	return now, nil
}

// Advance is the disc as it stands at t: moved, and the glass turned, as often
// as the glass has run out by then, and t is the last act. Readings from t on
// stay the same. The error is an [*InstantError].
func (d Disc) Advance(t time.Duration) (Disc, error) {
	if err := checkInstant(ToAdvance, d.at, t); err != nil {
		return d, err
	}
	return d.advance(t), nil
}

// advance moves the disc and turns the glass up to t. It never goes back.
func (d Disc) advance(t time.Duration) Disc {
	ran := elapsed(d.at, t)
	d.at += ran
	if !d.runs() {
		return d
	}
	side, _ := d.Turn()
	d.run += ran
	if time.Duration(d.shows(side))*Glass <= d.run {
		d = d.take(side, d.shows(side)-1)
		d.run = Glass
		return d
	}
	d = d.take(side, int(d.run/Glass))
	d.run %= Glass
	return d
}

// shows is what the disc shows for a side at the last act.
func (d Disc) shows(side Side) int {
	if side == A {
		return DiscMinutes - int(d.moved)
	}
	return DiscMinutes + int(d.moved)
}

// take turns the disc by n minutes from a side to its opponent.
func (d Disc) take(from Side, n int) Disc {
	if from == B {
		n = -n
	}
	d.moved += int8(n)
	return d
}

// end is the disc between turns.
func (d Disc) end() Disc {
	d.run, d.turn, d.stopped = 0, ready, false
	return d
}

func (d Disc) lost() bool { return d.run == Glass }

// runs reports whether the glass is running at the last act.
func (d Disc) runs() bool { return d.turn != ready && !d.stopped && !d.lost() }

// idle is the reason why the glass is not running.
func (d Disc) idle() Reason {
	switch {
	case d.stopped:
		return Stopped
	case d.lost():
		return OutOfTime
	}
	return NotBegun
}

// busy is the reason why no turn can begin in the one that is under way.
func (d Disc) busy(t time.Duration) Reason {
	if d.advance(t).lost() {
		return OutOfTime
	}
	return Running
}

func (d Disc) check(act Act, side Side, t time.Duration) error {
	if err := checkInstant(act, d.at, t); err != nil {
		return err
	}
	if !side.valid() {
		return &ActError{act, side, NoSide}
	}
	return nil
}

// own is the disc at t for an act of the player on turn.
func (d Disc) own(act Act, side Side, t time.Duration) (Disc, error) {
	if err := d.check(act, side, t); err != nil {
		return d, err
	}
	now := d.advance(t)
	turn, ok := now.Turn()
	switch {
	case !ok:
		return d, &ActError{act, side, NotBegun}
	case now.lost():
		return d, &ActError{act, side, OutOfTime}
	case turn != side:
		return d, &ActError{act, side, OtherSide}
	}
	return now, nil
}
