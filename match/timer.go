package match

import (
	"time"

	"golang.org/x/text/language"
)

// Limits bound the time of players; 0 is no bound.
type Limits struct {
	Move   time.Duration // for each decision
	Game   time.Duration // for all decisions of a player in a game
	Margin time.Duration // by which a decision may be late
}

// A timer holds the players of one game to their Limits.
type timer struct {
	limits Limits
	left   [2]time.Duration // of Limits.Game
	seat   int              // who decides
	began  time.Duration
	given  Time
}

func newTimer(l Limits) timer { return timer{limits: l, left: [2]time.Duration{l.Game, l.Game}} }

// start begins a decision. It returns the time that the player is given, and after how long
// there is no need to wait any longer, 0 for never.
func (t *timer) start(seat int, now time.Duration) (given Time, patience time.Duration) {
	t.seat, t.began, t.given = seat, now, Time{Move: t.limits.Move}
	if t.limits.Move > 0 {
		patience = t.limits.Move + t.limits.Margin
	}
	if t.limits.Game > 0 {
		t.given.Own, t.given.Other = t.left[seat], t.left[1-seat]
		if own := t.given.Own + t.limits.Margin; patience == 0 || own < patience {
			patience = own
		}
	}
	return t.given, patience
}

// stop ends the decision. The error is that of a player who is too late.
func (t *timer) stop(now time.Duration) error {
	took := max(now-t.began, 0)
	due := took - t.limits.Margin // what is late now was late then
	if t.limits.Move > 0 && due >= t.limits.Move {
		return &lateError{took, t.limits.Move}
	}
	if t.limits.Game == 0 {
		return nil
	}
	if due >= t.given.Own {
		return &lateError{took, t.given.Own}
	}
	t.left[t.seat] = max(t.given.Own-took, 1) // late by less than the margin
	return nil
}

// A lateError reports a decision that has taken too long.
type lateError struct{ took, limit time.Duration }

func (e *lateError) Error() string { return e.Explain(language.English) }

func (e *lateError) Explain(tag language.Tag) string {
	return phrases.Sprintf(tag, late, e.took.Milliseconds(), e.limit.Milliseconds())
}
