package table

import (
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/game"
)

// A due is what happens at an instant if nobody acts.
type due uint8

const (
	flagFalls due = iota + 1
	waitEnds
	turnLapses
)

// Tick lets everything happen that is due by an instant, in its order, each at its own instant.
// It returns the table unchanged where nothing is.
func (t Table) Tick(now time.Duration) (Table, []Event) {
	if at, ok := t.Next(); !ok || at > now {
		return t, nil
	}
	s := &session{Table: t.clone()}
	s.tick(s.instant(now))
	return s.Table, s.events
}

// Next returns the instant of the next thing that happens if nobody acts, and false where
// nothing will.
func (t Table) Next() (at time.Duration, ok bool) {
	what, at := t.due()
	return at, what != 0
}

// due returns what happens next, a flag first.
func (t *Table) due() (what due, at time.Duration) {
	switch {
	case t.Over() || t.IsPaused():
		return 0, 0
	case t.now.Wait > 0:
		return waitEnds, t.now.At + t.now.Wait
	case !t.runs():
		return 0, 0
	}
	seat := t.Position().Turn()
	switch {
	case t.config.Time.Disc:
		if end, ok := t.now.Disc.glass.Deadline(); ok && t.flagCanFall(seat) {
			what, at = flagFalls, end
		}
	case t.counts(seat):
		what, at = flagFalls, t.now.At+t.now.Left[seat]+t.fallen(seat)*time.Minute
	}
	if end := t.now.At + t.now.Turn; t.now.Turn > 0 && (what == 0 || end < at) {
		what, at = turnLapses, end
	}
	return what, at
}

// tick lets everything happen that is due by an instant.
func (s *session) tick(now time.Duration) {
	for {
		what, at := s.due()
		if what == 0 || at > now {
			return
		}
		s.advance(at)
		switch what {
		case flagFalls:
			flag, _ := s.Rules().Game().Flag()
			s.act(flag)
		case waitEnds:
			s.endWait()
		case turnLapses:
			s.lapse()
		}
		s.settle()
	}
}

// act makes a move for the seat on turn, if the rules allow it.
func (s *session) act(m game.Move) bool {
	p := s.Position()
	step, err := game.Step{Before: p, Seat: p.Turn(), Move: m}, error(nil)
	if isFlag(p.Rules().Game(), m) { // which is no decision
		step.After, err = p.Play(step.Seat, m)
	} else {
		step, err = s.step(step.Seat, m)
	}
	if err != nil || s.full() {
		return false
	}
	s.play(step, true)
	return true
}

// lapse does what follows where the seat on turn lets its time for an act run out: what is due
// is drawn, and the turn ends (official/time/per-move-lapse). Where the turn cannot end without
// a word its flag falls, and where no flag can fall the game is given up.
func (s *session) lapse() {
	s.now.Turn = 0
	if s.config.Time.Move > 0 {
		s.now.Lapses++
	}
	if s.secretly() {
		s.reveal(true)
		return
	}
	seat, drawn := s.Position().Turn(), true
	for drawn && !s.Over() && s.Position().Turn() == seat {
		drawn = s.passFor()
	}
}

// passFor draws what is due, or lets stand, passes, turns no letters, loses on time or resigns:
// the first of these that the rules allow. It reports whether it has drawn.
func (s *session) passFor() (drawn bool) {
	p := s.Position()
	if n := p.Due(); n > 0 {
		if m, ok := read(p, "+"+strconv.Itoa(n)); ok && s.act(m) {
			return true
		}
	}
	for _, text := range []string{".", "-", "^"} {
		if m, ok := read(p, text); ok && s.act(m) {
			return false
		}
	}
	g := p.Rules().Game()
	if flag, falls := g.Flag(); !falls || !s.act(flag) {
		s.act(g.Resign())
	}
	return false
}
