package tables

import (
	"strings"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
)

// A disc is the disc and the glass of Jago.
type disc struct {
	glass clock.Disc
	kept  clock.Disc // how it is if the last word of a turn stands and saved a minute
	saved bool       // whether it did
}

// finish is how soon after a word its author has to say that the turn ends, so that a glass
// which has run out in between costs nothing (jago/clock-finish).
const finish = 10 * time.Second

const keptMark = " kept "

func parseDisc(text string) (d disc, err error) {
	text, kept, saved := strings.Cut(text, keptMark)
	if d.glass, err = clock.ParseDisc(text); err == nil && saved {
		d.saved = true
		d.kept, err = clock.ParseDisc(kept)
	}
	return d, err
}

func (d disc) String() string {
	if d.saved {
		return d.glass.String() + keptMark + d.kept.String()
	}
	return d.glass.String()
}

func (d disc) left(side clock.Side, now time.Duration) time.Duration {
	if d.saved {
		return time.Duration(d.kept.Minutes(side, now)) * clock.GlassTime
	}
	minutes := time.Duration(d.glass.Minutes(side, now)) * clock.GlassTime
	if turn, ok := d.glass.Turn(); ok && turn == side {
		return minutes - clock.GlassTime + d.glass.Left(now)
	}
	return minutes
}

// stands reports whether the glass stands: while the last word of a turn can be contested,
// and while letters are turned.
func stands(pos game.Position) bool {
	acts := pos.Acts(pos.Turn())
	return acts.Draw > 0 || acts.Flips > 0
}

// after is the disc after a step.
func (d disc) after(last *game.Step, step game.Step, now time.Duration) (disc, error) {
	pos := step.After
	side := clock.Side(pos.Turn())
	turn, runs := d.glass.Turn()
	if _, lost := d.glass.Lost(now); lost {
		glass, err := d.glass.Advance(now)
		return disc{glass: glass}, err
	}
	var err error
	switch {
	case !runs && (pos.Over() || stands(pos)):
	case !runs:
		d.glass, err = d.glass.Start(side, now)
	case pos.Over():
		d, err = d.end(turn, now)
	case stands(pos):
		if !d.glass.Stopped() {
			if Contestable(pos, step.Seat) && isWord(last) && last.Seat == step.Seat && now-d.glass.At() <= finish {
				d = d.save(turn, now)
			}
			d.glass, err = d.glass.Stop(now)
		}
	case turn != side:
		if d, err = d.end(turn, now); err == nil {
			d.glass, err = d.glass.Start(side, now)
		}
	case d.glass.Stopped(): // the last word did not stand, and the turn goes on
		d.kept, d.saved = clock.Disc{}, false
		d.glass, err = d.glass.Resume(now)
	default:
		d.glass, err = d.glass.Advance(now)
	}
	return d, err
}

// save keeps the minute of a word that was laid in time, if there is one to keep.
func (d disc) save(turn clock.Side, now time.Duration) disc {
	kept, err := d.glass.EndWithWord(turn, d.glass.At(), now)
	if err == nil && kept.Minutes(turn, now) > d.glass.Minutes(turn, now) {
		d.kept, d.saved = kept, true
	}
	return d
}

// end ends the turn.
func (d disc) end(turn clock.Side, now time.Duration) (disc, error) {
	if d.saved {
		return disc{glass: d.kept}, nil
	}
	glass, err := d.glass.End(turn, now)
	return disc{glass: glass}, err
}

// isWord reports whether a step has laid a word on squares.
func isWord(s *game.Step) bool { return s != nil && strings.Contains(s.Move.String(), ":") }
