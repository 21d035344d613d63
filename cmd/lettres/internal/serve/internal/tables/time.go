package tables

import (
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/game"
)

func (t *Table) now() time.Duration { return max(time.Since(t.began), t.clock.at()) }

// stands reports whether the clock stands: while the opponent of an author may contest a
// word, which takes no time from anybody; until all have sat down; and with a limit for
// each move when all have let theirs lapse twice, so that no game plays itself for hours.
func (t *Table) stands(waits time.Time) bool {
	for _, s := range t.seats {
		if s.Invite != "" {
			return true
		}
	}
	return time.Now().Before(waits) || t.head.Limit > 0 && t.lapses >= 2*len(t.seats)
}

// wake lets the clock go on when it need not stand any longer.
func (t *Table) wake() {
	if t.head.timed() && len(t.steps) > 0 && !t.pos.Over() && !t.stands(t.waits) {
		t.clock = t.clock.goOn(t.pos, t.now())
	}
}

// flags does what the clock says: flags fall, and moves lapse, that have by now.
func (t *Table) flags() {
	t.wake()
	for !t.pos.Over() {
		seat, at, ok := t.clock.next(t.pos)
		if !ok || at > t.now() {
			return
		}
		fall := t.flag
		if t.head.Limit > 0 {
			fall = t.lapse
		}
		if err := fall(seat, at); err != nil {
			t.hall.config.Log("%s: %v", t.id, err)
			if t.head.Limit > 0 {
				t.lapses = 2 * len(t.seats)
				t.clock = t.clock.stop(t.now())
			}
			return
		}
	}
}

// flag lets the flag of a seat fall.
func (t *Table) flag(seat int, at time.Duration) error {
	m, _ := t.rules.Game().Flag()
	after, err := t.pos.Play(seat, m)
	if err != nil {
		return err
	}
	return t.play(game.Step{Before: t.pos, Seat: seat, Move: m, After: after}, at)
}

// lapse is that a seat has let its time for a move run out: what is due is drawn, and the
// turn is over (official/time/per-move-lapse). The other games, whose rules know no such
// limit, are played in the same way.
func (t *Table) lapse(seat int, at time.Duration) error {
	t.lapses++
	for range 4 {
		text := "-"
		switch acts := t.pos.Acts(seat); {
		case acts.LetGo:
			text = "."
		case acts.Draw > 0:
			text = "+" + strconv.Itoa(acts.Draw)
		}
		m, _, err := t.pos.ReadDecision(seat, text)
		var step game.Step
		if err == nil {
			step, err = t.pos.Do(t.chance, seat, m)
		}
		if err == nil {
			err = t.play(step, max(at, t.clock.at()))
		}
		if err != nil || t.pos.Over() || t.pos.Turn() != seat {
			return err
		}
	}
	return nil
}
