package table

import (
	"encoding/json"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A disc is the disc and the glass of Jago. An act that they refuse changes nothing.
type disc struct {
	glass clock.Disc
	kept  clock.Disc // how it is if the last word of a turn stands and saved a minute
	saved bool       // whether it did
	said  clock.Disc // how it was when the last turn was said to end, if its last word can still be contested
}

// finish is the time after a word in which its author has to say that the turn ends, so that a glass
// which has run out in between costs nothing (jago/clock-finish).
const finish = 10 * time.Second

// glassStands reports whether the glass stands: while the last word of a turn can be contested,
// and while letters are turned.
func glassStands(p game.Position) bool {
	acts := extra.ActsOf(p, p.Turn())
	return acts.Draw > 0 || acts.Flips > 0
}

// runs reports whether the glass runs.
func (d disc) runs() bool {
	_, turn := d.glass.Turn()
	_, lost := d.glass.Lost(d.glass.At())
	return turn && !lost && !d.glass.Stopped()
}

// left returns the time that a side has at an instant.
func (d disc) left(side int, now time.Duration) time.Duration {
	if d.saved {
		return time.Duration(d.kept.Minutes(side, now)) * clock.GlassTime
	}
	minutes := time.Duration(d.glass.Minutes(side, now)) * clock.GlassTime
	if turn, ok := d.glass.Turn(); ok && turn == side {
		return minutes - clock.GlassTime + d.glass.Left(now)
	}
	return minutes
}

// goOn lets the glass run on, where it need not stand.
func (d disc) goOn(p game.Position, now time.Duration) disc {
	if glass, err := d.glass.Resume(now); err == nil && !glassStands(p) {
		d.glass = glass
	}
	return d
}

// stop stops the glass.
func (d disc) stop(now time.Duration) disc {
	if glass, err := d.glass.Stop(now); err == nil {
		d.glass = glass
	}
	return d
}

// after returns the disc after a step; last is the step before it, nil for the first.
func (d disc) after(last *game.Step, step game.Step, now time.Duration) disc {
	p := step.After
	side := p.Turn()
	turn, runs := d.glass.Turn()
	_, lost := d.glass.Lost(now)
	switch {
	case lost:
		d.glass, _ = d.glass.Advance(now)
		d = disc{glass: d.glass}
	case !runs && (p.Over() || glassStands(p)):
	case !runs:
		d.glass, _ = d.glass.Start(side, now)
	case p.Over():
		d = d.end(turn, now)
	case glassStands(p):
		if !d.glass.Stopped() {
			d = d.save(turn, last, step, now).stop(now)
		}
	case turn != side && d.said != (clock.Disc{}) && kind(step) != "end": // no letter was due, and the last word did not stand
		d = disc{glass: d.said}.goOn(p, now)
	case turn != side:
		said := clock.Disc{}
		if canContest(step) {
			said = d.stop(now).glass
		}
		d = d.save(turn, last, step, now).end(turn, now)
		d.glass, _ = d.glass.Start(side, now)
		d.said = said
	case d.glass.Stopped(): // the last word did not stand, and the turn goes on
		d.glass, _ = d.glass.Resume(now)
		d = disc{glass: d.glass}
	default:
		d.glass, _ = d.glass.Advance(now)
		d.said = clock.Disc{}
	}
	return d
}

// kind returns the kind of a move.
func kind(step game.Step) string { return step.After.Rules().Game().Kind(step.Move) }

// canContest reports whether a word of the author of a step can be contested after it.
func canContest(step game.Step) bool {
	for author := range step.After.Open() {
		if author == step.Seat {
			return true
		}
	}
	return false
}

// save keeps the minute of a word that was laid in time, if there is one to keep: a step ends the turn soon after it.
func (d disc) save(turn int, last *game.Step, step game.Step, now time.Duration) disc {
	if last == nil || last.Seat != step.Seat || kind(*last) != "place" || now-d.glass.At() > finish {
		return d
	}
	kept, err := d.glass.EndWithWord(turn, d.glass.At(), now)
	if err == nil && kept.Minutes(turn, now) > d.glass.Minutes(turn, now) {
		d.kept, d.saved = kept, true
	}
	return d
}

// end ends the turn.
func (d disc) end(turn int, now time.Duration) disc {
	if d.saved {
		return disc{glass: d.kept}
	}
	if glass, err := d.glass.End(turn, now); err == nil {
		d.glass = glass
	}
	return d
}

const (
	keptMark = " kept "
	saidMark = " said "
)

// MarshalJSON returns the texts of the clock.Disc, and of those that are kept.
func (d disc) MarshalJSON() ([]byte, error) {
	text := d.glass.String()
	if d.saved {
		text += keptMark + d.kept.String()
	}
	if d.said != (clock.Disc{}) {
		text += saidMark + d.said.String()
	}
	return json.Marshal(text)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (d *disc) UnmarshalJSON(data []byte) (err error) {
	var text string
	if err = json.Unmarshal(data, &text); err != nil {
		return err
	}
	text, said, isSaid := strings.Cut(text, saidMark)
	text, kept, saved := strings.Cut(text, keptMark)
	if d.glass, err = clock.ParseDisc(text); err == nil && saved {
		d.saved = true
		d.kept, err = clock.ParseDisc(kept)
	}
	if err == nil && isSaid {
		d.said, err = clock.ParseDisc(said)
	}
	return err
}
