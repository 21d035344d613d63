package table

import (
	"math/rand/v2"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A session is a Table while it changes, and what has happened.
type session struct {
	Table
	events []Event
}

// tell notes an event.
func (s *session) tell(what What, seat int) {
	s.events = append(s.events, Event{What: what, At: s.now.At, Seat: seat})
}

// play makes a move at the instant At, and begins or ends a wait.
func (s *session) play(step game.Step, auto bool) {
	s.clocksAfter(step)
	s.steps = append(s.steps, step)
	s.events = append(s.events, Event{Moved, s.now.At, step.Seat, auto, step})
	clear(s.secret)
	s.waitAfter(step)
	s.allow(step)
	s.hold()
	if s.full() && !step.After.Over() {
		s.tell(Stopped, step.Seat)
	}
}

// step completes a decision and plays it on the position, without making the move.
func (t *Table) step(seat int, m game.Move) (game.Step, error) {
	p := t.Position()
	if m != nil && !m.Completed() {
		// A refusal may quote the letters of the move. The first try is with letters that mean
		// nothing, so that no refusal tells which come next.
		if _, err := p.Complete(rand.New(rand.NewPCG(0, 0)), seat, m); err != nil {
			return game.Step{}, err
		}
	}
	return p.Do(t.chance(seat), seat, m)
}

// chance returns the stream of a seat, behind the letters that it has drawn.
func (t *Table) chance(seat int) *rand.Rand {
	stream := bag.NewDealer(t.config.Seed).Seat(seat)
	for _, s := range t.steps {
		if s.Seat == seat {
			for range len(s.Move.Drawn()) {
				stream.Uint64()
			}
		}
	}
	return stream
}

// settle draws what is due where the seat on turn has nothing else to do. What it may do is
// decided by the phase of the game, not by the moves that there are: a draw that comes at once
// would tell that there is no Jarnac.
func (s *session) settle() {
	for !s.config.ByHand && !s.now.Paused && s.now.Wait == 0 && !s.Over() {
		p := s.Position()
		m, ok := extra.Forced(p)
		if !ok || s.config.Wait < 0 && s.isAwaited() {
			return
		}
		step, err := s.step(p.Turn(), m)
		if err != nil {
			return // the rules do not draw now
		}
		s.play(step, true)
	}
}

// Sit takes a seat. When all are taken the table begins, or goes on.
func (t Table) Sit(now time.Duration, seat int) (Table, []Event, error) {
	if !t.has(seat) {
		return t, nil, ErrSeat
	}
	if t.now.Sat[seat] {
		return t, nil, nil
	}
	s := t.at(now)
	s.now.Sat[seat] = true
	s.tell(Sat, seat)
	s.hold()
	return s.Table, s.events, nil
}

// Pause stops all clocks and refuses decisions, until Resume: for an arbiter, or before a server
// ends.
func (t Table) Pause(now time.Duration) (Table, []Event) {
	if t.config == nil || t.now.Paused {
		return t, nil
	}
	s := t.at(now)
	s.now.Paused = true
	s.tell(Paused, -1)
	s.hold()
	return s.Table, s.events
}

// Resume lets a paused table go on.
func (t Table) Resume(now time.Duration) (Table, []Event) {
	if t.config == nil || !t.now.Paused {
		return t, nil
	}
	s := t.at(now)
	s.now.Paused = false
	s.tell(Resumed, -1)
	s.hold()
	s.settle()
	return s.Table, s.events
}

// at returns a session in which everything has happened that is due at an instant, with all
// times as they are then.
func (t Table) at(now time.Duration) *session {
	s := &session{Table: t.clone()}
	now = s.instant(now)
	s.tick(now)
	s.advance(now)
	return s
}

// instant returns an instant that is not before the last one. Time does not go back: an earlier
// instant counts as the last one.
func (t *Table) instant(now time.Duration) time.Duration {
	return min(max(now, t.now.At), clock.MaxTime)
}

// read reads a move that the table makes for the seat on turn.
func read(p game.Position, text string) (game.Move, bool) {
	m, _, err := p.ParseMove(p.Turn(), text)
	return m, err == nil
}
