package tables

import (
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/examples/web/internal/games"
)

// A timer is the clock of a table: a chess clock, or the disc and glass of Jago.
type timer struct {
	disc  bool
	chess clock.Chess
	glass clock.Disc
}

// newTimer is a clock that is ready, or that of a text.
func newTimer(disc bool, each time.Duration, text string) (c timer, err error) {
	c.disc = disc
	switch {
	case disc && text != "":
		c.glass, err = clock.ParseDisc(text)
	case disc:
	case text != "":
		c.chess, err = clock.ParseChess(text)
	default:
		c.chess, err = clock.NewChess(each)
	}
	return c, err
}

// String is the text that newTimer reads.
func (c timer) String() string {
	if c.disc {
		return c.glass.String()
	}
	return c.chess.String()
}

// at is the instant of the last act.
func (c timer) at() time.Duration {
	if c.disc {
		return c.glass.At()
	}
	return c.chess.At()
}

// left is what a seat has left. Of a disc that is its minutes, of which the one in the glass
// runs.
func (c timer) left(seat int, now time.Duration) time.Duration {
	side := clock.Side(seat)
	if !c.disc {
		return c.chess.Left(side, now)
	}
	minutes := time.Duration(c.glass.Minutes(side, now)) * clock.GlassTime
	if turn, ok := c.glass.Turn(); ok && turn == side {
		return minutes - clock.GlassTime + c.glass.Left(now)
	}
	return minutes
}

// running is the seat whose time runs.
func (c timer) running() (seat int, ok bool) {
	side, ok := c.chess.Running()
	if c.disc {
		side, ok = c.glass.Turn()
		ok = ok && !c.glass.Stopped()
	}
	return int(side), ok
}

// nextFlag is whose flag falls next if nobody acts, and when.
func (c timer) nextFlag() (seat int, at time.Duration, ok bool) {
	if !c.disc {
		side, at, ok := c.chess.NextFlag()
		return int(side), at, ok
	}
	at, ok = c.glass.Deadline()
	side, turn := c.glass.Turn()
	return int(side), at, ok && turn
}

// after is the clock after a move that leads to a position.
func (c timer) after(pos games.Position, now time.Duration) (timer, error) {
	var err error
	if c.disc {
		c.glass, err = turned(c.glass, pos, now)
	} else {
		c.chess, err = pressed(c.chess, pos, now)
	}
	return c, err
}

// pressed is a chess clock after a move that leads to a position.
func pressed(c clock.Chess, pos games.Position, now time.Duration) (clock.Chess, error) {
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

// turned is the disc after a move that leads to a position. The glass is stopped while the
// last word of a turn can be contested, and while letters are turned.
func turned(d clock.Disc, pos games.Position, now time.Duration) (clock.Disc, error) {
	side := clock.Side(pos.Turn())
	turn, runs := d.Turn()
	acts := pos.Acts(pos.Turn())
	if _, lost := d.Lost(now); lost {
		return d.Advance(now)
	}
	switch {
	case pos.Over() && runs:
		return d.End(turn, now)
	case pos.Over():
		return d, nil
	case acts.Draw > 0 || acts.Flips > 0:
		if runs && !d.Stopped() {
			return d.Stop(now)
		}
		return d, nil
	case !runs:
		return d.Start(side, now)
	case turn != side:
		d, err := d.End(turn, now)
		if err != nil {
			return d, err
		}
		return d.Start(side, now)
	case d.Stopped():
		return d.Resume(now)
	default:
		return d.Advance(now)
	}
}
