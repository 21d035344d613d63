package tables

import (
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
)

// A timer is the clock of a table: a chess clock, the disc and glass of Jago, or a limit for
// each move. The zero timer is none.
type timer struct {
	kind  string
	chess clock.Chess
	limit clock.Limit
	disc  disc
}

// The kinds of timers.
const (
	chessClock = "chess"
	jagoDisc   = "disc"
	moveLimit  = "limit"
)

// newTimer is the clock of a head: ready, or as a text says.
func newTimer(h head, text string) (c timer, err error) {
	switch {
	case h.Limit > 0:
		c.kind = moveLimit
		if c.limit, err = clock.NewLimit(h.Limit); text != "" {
			c.limit, err = clock.ParseLimit(text)
		}
	case h.Clock > 0 && h.Disc:
		c.kind = jagoDisc
		if text != "" {
			c.disc, err = parseDisc(text)
		}
	case h.Clock > 0:
		c.kind = chessClock
		if c.chess, err = clock.NewChess(h.Clock); text != "" {
			c.chess, err = clock.ParseChess(text)
		}
	}
	return c, err
}

// String is the text that newTimer reads.
func (c timer) String() string {
	switch c.kind {
	case moveLimit:
		return c.limit.String()
	case jagoDisc:
		return c.disc.String()
	case chessClock:
		return c.chess.String()
	}
	return ""
}

// at is the instant of the last act.
func (c timer) at() time.Duration {
	switch c.kind {
	case moveLimit:
		if end, ok := c.limit.Deadline(); ok {
			return end - c.limit.Each()
		}
	case jagoDisc:
		return c.disc.glass.At()
	case chessClock:
		return c.chess.At()
	}
	return 0
}

// left is what a seat has left. Of a disc that is its minutes, of which the one in the glass
// runs; of a limit it is what is left of the move that is under way.
func (c timer) left(seat int, now time.Duration) time.Duration {
	switch c.kind {
	case moveLimit:
		return c.limit.Left(now)
	case jagoDisc:
		return c.disc.left(clock.Side(seat), now)
	}
	return c.chess.Left(clock.Side(seat), now)
}

// running is the seat whose time runs in a position.
func (c timer) running(pos game.Position) (seat int, ok bool) {
	side := clock.A
	switch c.kind {
	case moveLimit:
		_, ok = c.limit.Deadline()
		return pos.Turn(), ok
	case jagoDisc:
		side, ok = c.disc.glass.Turn()
		ok = ok && !c.disc.glass.Stopped()
	case chessClock:
		side, ok = c.chess.Running()
	}
	return int(side), ok
}

// next is whose time runs out next in a position if nobody acts, and when.
func (c timer) next(pos game.Position) (seat int, at time.Duration, ok bool) {
	switch c.kind {
	case moveLimit:
		at, ok = c.limit.Deadline()
		return pos.Turn(), at, ok
	case jagoDisc:
		at, ok = c.disc.glass.Deadline()
		side, turn := c.disc.glass.Turn()
		return int(side), at, ok && turn
	case chessClock:
		side, at, ok := c.chess.NextFlag()
		return int(side), at, ok
	}
	return 0, 0, false
}

// after is the clock after a step, of which last is the one before it, nil at the start.
func (c timer) after(last *game.Step, step game.Step, now time.Duration) (timer, error) {
	var err error
	pos := step.After
	switch c.kind {
	case moveLimit:
		// What is drawn after a word, and the next word, are one move.
		if _, started := c.limit.Deadline(); pos.Over() {
			c = c.stop(now)
		} else if !started || !drawn(step) || pos.Turn() != step.Seat {
			c.limit, err = c.limit.Start(now)
		}
	case jagoDisc:
		c.disc, err = c.disc.after(last, step, now)
	case chessClock:
		c.chess, err = pressed(c.chess, pos, now)
	}
	return c, err
}

// stop is the clock while nobody is to lose time. What a limit has begun begins anew.
func (c timer) stop(now time.Duration) timer {
	switch c.kind {
	case moveLimit:
		c.limit, _ = clock.NewLimit(c.limit.Each())
	case jagoDisc:
		if glass, err := c.disc.glass.Stop(now); err == nil && !c.disc.glass.Stopped() {
			c.disc.glass = glass
		}
	case chessClock:
		if chess, err := c.chess.Stop(now); err == nil {
			c.chess = chess
		}
	}
	return c
}

// goOn is the clock when it need not stand any longer.
func (c timer) goOn(pos game.Position, now time.Duration) timer {
	switch c.kind {
	case moveLimit:
		if _, started := c.limit.Deadline(); !started {
			c.limit, _ = c.limit.Start(now)
		}
	case jagoDisc:
		if glass, err := c.disc.glass.Resume(now); err == nil && !stands(pos) {
			c.disc.glass = glass
		}
	case chessClock:
		if chess, err := c.chess.Resume(clock.Side(pos.Turn()), now); err == nil {
			c.chess = chess
		}
	}
	return c
}

// pressed is a chess clock after a move that leads to a position.
func pressed(c clock.Chess, pos game.Position, now time.Duration) (clock.Chess, error) {
	turn := clock.Side(pos.Turn())
	running, runs := c.Running()
	switch {
	case pos.Over() && runs:
		return c.Stop(now)
	case pos.Over():
		return c, nil
	case !runs:
		return c.Start(turn, now)
	case running != turn:
		return c.Press(running, now)
	default:
		return c.Advance(now)
	}
}

// drawn reports whether a step is a draw, and no decision.
func drawn(s game.Step) bool { return s.Before.Rules().Game().Kind(s.Move) == "draw" }
