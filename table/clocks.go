package table

import (
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// The clocks are countdowns: what each seat has left for the game, and what the seat on turn has
// left for what it has to do now, and what it is over time. The disc of Jago is a clock.Disc.

// runs reports whether the time of the seat on turn runs. It does from the first move on
// (official/time/start). When all have let their limits lapse twice the clocks stand, so that no
// game plays itself for hours.
func (t *Table) runs() bool {
	return !t.IsPaused() && t.now.Wait == 0 && len(t.steps) > 0 && t.now.Lapses < 2*len(t.now.Sat) && !t.Over()
}

// elapsed returns the time from the last instant to now.
func (t *Table) elapsed(now time.Duration) time.Duration { return t.instant(now) - t.now.At }

// advance lets the time until an instant go by, in which nothing is due.
func (t *Table) advance(now time.Duration) {
	elapsed := t.elapsed(now)
	switch {
	case t.now.Wait > 0 && !t.IsPaused():
		t.now.Wait = max(1, t.now.Wait-elapsed)
	case t.runs():
		if seat := t.Position().Turn(); t.counts(seat) {
			t.now.Left[seat] -= elapsed
		}
		if t.now.Turn > 0 {
			t.now.Turn = max(1, t.now.Turn-elapsed)
		}
	}
	t.now.At = t.instant(now)
}

// counts reports whether the time that a seat has for the game runs down on its turn: it does as
// long as its flag can fall and means something, which is not while it answers an announced Jarnac
// (official/time/out-room) or a last word (classic/end-flag). A flag that costs a minute begun can
// fall again and again.
func (t *Table) counts(seat int) bool {
	return t.now.Left != nil && t.flagCanFall(seat)
}

func (t *Table) flagCanFall(seat int) bool {
	flag, falls := t.Rules().Game().Flag()
	if !falls {
		return false
	}
	p := t.Position()
	after, err := p.Play(seat, flag)
	return err == nil && after != p
}

// fallen returns how often the flag of a seat has fallen.
func (t *Table) fallen(seat int) (n time.Duration) {
	for _, s := range t.steps {
		if s.Seat == seat && isFlag(t.Rules().Game(), s.Move) {
			n++
		}
	}
	return n
}

// clocksAfter gives the time of a move to who is on turn after it.
func (s *session) clocksAfter(step game.Step) {
	switch seat := step.Seat; {
	case s.config.Time.Disc:
		var last *game.Step
		if n := len(s.steps); n > 0 {
			last = &s.steps[n-1]
		}
		s.now.Disc = s.now.Disc.goOn(step.Before, s.now.At).after(last, step, s.now.At)
	case s.now.Left != nil && step.Before.Turn() == seat && step.After.Turn() != seat && s.counts(seat) && !isFlag(s.Rules().Game(), step.Move):
		s.now.Left[seat] = min(s.now.Left[seat]+s.config.Time.Increment, clock.MaxTime)
	}
}

// allowance returns how long the seat on turn has for what it has to do now, 0 for no limit.
func (t *Table) allowance() time.Duration {
	p, c := t.Position(), &t.config.Time
	switch {
	case t.Over() || len(t.steps) == 0:
	case t.Rules().Traits().LastChance && extra.ActsOf(p, p.Turn()).Ten:
		return t.config.LastChance
	case c.Move > 0:
		return c.Move
	case c.Game > 0 && !t.counts(p.Turn()), c.Disc && glassStands(p):
		return patience
	}
	return 0
}

// allow begins the time for what comes after a move. What is drawn after a word, and the next
// word, are one move (official/time/per-move).
func (s *session) allow(step game.Step) {
	a := s.allowance()
	same := s.Rules().Game().Kind(step.Move) == "draw" && step.After.Turn() == step.Seat
	if !(same && s.now.Turn > 0 && s.now.Turn <= a && a == s.config.Time.Move) {
		s.now.Turn = a
	}
}

// hold lets the glass stand or run as the other clocks do.
func (s *session) hold() {
	switch {
	case !s.config.Time.Disc:
	case s.runs():
		s.now.Disc = s.now.Disc.goOn(s.Position(), s.now.At)
	default:
		s.now.Disc = s.now.Disc.stop(s.now.At)
	}
}

// Running returns the seat whose time runs.
func (t Table) Running() (seat int, ok bool) {
	if t.config == nil || !t.runs() {
		return 0, false
	}
	seat = t.Position().Turn()
	switch c := t.config.Time; {
	case c.Disc:
		return seat, t.now.Disc.runs()
	case c.Game > 0:
		return seat, t.counts(seat)
	}
	return seat, t.config.Time.Move > 0
}

// Remaining returns the time that a seat has left for the game at an instant, below 0 over time, and
// false where there is no such clock. By Jago's disc it is the minutes that the disc shows, the
// last of which runs in the glass.
func (t Table) Remaining(now time.Duration, seat int) (time.Duration, bool) {
	switch {
	case !t.has(seat):
		return 0, false
	case t.config.Time.Disc:
		return t.now.Disc.left(seat, t.instant(now)), true
	case t.now.Left == nil:
		return 0, false
	}
	left := t.now.Left[seat]
	if on, ok := t.Running(); ok && on == seat {
		left -= t.elapsed(now)
	}
	return left, true
}

// TurnLeft returns the time that the seat on turn has left at an instant for what it has to do
// now: of a limit for each move, of the last chance, or before the table passes for it. It is
// false where there is no limit.
func (t Table) TurnLeft(now time.Duration) (time.Duration, bool) {
	if t.now.Turn == 0 {
		return 0, false
	}
	if t.runs() {
		return max(0, t.now.Turn-t.elapsed(now)), true
	}
	return t.now.Turn, true
}
