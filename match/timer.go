package match

import (
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/clock"
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
	chess  clock.Chess
	move   clock.Limit
	side   clock.Side // who decides
	began  time.Duration
	given  Time

	started bool // the chess clock was
}

func newTimer(l Limits) (t timer, err error) {
	t.limits = l
	if l.Game > 0 {
		t.chess, err = clock.NewChess(l.Game)
	}
	if err == nil && l.Move > 0 {
		t.move, err = clock.NewLimit(l.Move)
	}
	return t, err
}

// start begins a decision. It returns the time that the player is given, and after how long
// there is no need to wait any longer, 0 for never.
func (t *timer) start(side clock.Side, now time.Duration) (given Time, patience time.Duration, err error) {
	t.side, t.began, t.given = side, now, Time{Move: t.limits.Move}
	if t.limits.Move > 0 {
		t.move, err = t.move.Start(now)
		patience = t.limits.Move + t.limits.Margin
	}
	if err == nil && t.limits.Game > 0 {
		t.given.Own, t.given.Other = t.chess.Left(side, now), t.chess.Left(side.Opponent(), now)
		if own := t.given.Own + t.limits.Margin; patience == 0 || own < patience {
			patience = own
		}
		switch {
		case err != nil:
		case t.started:
			t.chess, err = t.chess.Resume(side, now)
		default:
			t.started = true
			t.chess, err = t.chess.Start(side, now)
		}
	}
	return t.given, patience, err
}

// stop ends the decision. The error is that of a player who is too late.
func (t *timer) stop(now time.Duration) (err error) {
	due := now - t.limits.Margin // what is late now was late then
	if t.limits.Move > 0 && t.move.Lapsed(due) {
		return &lateError{now - t.began, t.limits.Move}
	}
	if t.limits.Game == 0 {
		return nil
	}
	if t.chess.Fallen(t.side, due) {
		return &lateError{now - t.began, t.given.Own}
	}
	if t.chess, err = t.chess.Stop(now); err == nil && t.chess.Fallen(t.side, now) {
		t.chess, _ = t.chess.Set(t.side, 1) // late by less than the margin; it is stopped, and can be set
	}
	return err
}

// A lateError reports a decision that has taken too long.
type lateError struct{ took, limit time.Duration }

func (e *lateError) Error() string { return e.Explain(language.English) }

func (e *lateError) Explain(tag language.Tag) string {
	return phrases.Sprintf(tag, late, e.took.Milliseconds(), e.limit.Milliseconds())
}
