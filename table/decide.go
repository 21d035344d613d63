package table

import (
	"strings"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Decision is what a client says that its seat does.
type Decision struct {
	Seat int
	// Seen is [Table.Moves] of the table on which the decision was made.
	Seen int
	// Text is the move as people write it, or "." to let the open words stand.
	Text string
	// Move is the move, in place of Text. Letters that come with either are dropped.
	Move game.Move
}

// Decide makes what a seat decides at an instant, after whatever is due by then, and returns the
// table that it leads to with what has happened. A decision that was made before is answered
// with the same table, no events and no error.
//
// The error is one of this package, or that of the game: a [*rulebook.Violation] with the clause
// that refuses the move, or a [*rulebook.SyntaxError]. The table is then that on which Decide was
// called, also where a flag has fallen meanwhile: that is for [Table.Tick] to tell.
func (t Table) Decide(now time.Duration, d Decision) (Table, []Event, error) {
	if !t.has(d.Seat) {
		return t, nil, ErrSeat
	}
	if t.made(d) {
		return t, nil, nil
	}
	s := t.at(now)
	if done, err := s.decide(d); err != nil || done {
		return t, nil, err
	}
	s.settle()
	return s.Table, s.events, nil
}

// decide makes a decision at the instant At. It reports whether there is nothing to do.
func (s *session) decide(d Decision) (done bool, err error) {
	p := s.Position()
	m, err := decision(p, d)
	letsStand := err == nil && m != nil && s.Rules().Game().Kind(m) == "let go" || d.Move == nil && strings.TrimSpace(d.Text) == "."
	switch {
	case s.now.Paused:
		return false, ErrPaused
	case letsStand && s.seenBy(d).Turn() != d.Seat && !s.secretly():
		return s.letStand(d)
	case err != nil:
		return false, err
	case s.full():
		return false, ErrStopped
	case d.Seen != len(s.steps) && !(s.stillOpen(d) && game.Step{Before: p, Seat: d.Seat, Move: m}.Contests()):
		return false, ErrStale
	case s.secretly() && m != s.Rules().Game().Resign():
		return s.decideSecretly(d.Seat, m)
	}
	step, err := s.step(d.Seat, m)
	switch {
	case err != nil:
		return false, err
	case s.now.Wait > 0 && s.closes(step):
		return false, ErrWait
	}
	s.now.Lapses = 0
	s.play(step, false)
	return false, nil
}

// decision returns what there is of a decision in what a client says: no letters, and no flag.
func decision(p game.Position, d Decision) (m game.Move, err error) {
	g := p.Rules().Game()
	if m = d.Move; m == nil {
		if m, _, err = p.ParseMove(d.Seat, d.Text); err != nil {
			return nil, err
		}
	}
	if m = g.Decision(m); isFlag(g, m) {
		return nil, rulebook.ErrNoDecision
	}
	return m, nil
}

func isFlag(g *game.Game, m game.Move) bool {
	flag, falls := g.Flag()
	return falls && m == flag
}

// made reports whether a decision was made already: a client that got no answer says it again.
// In a round of a duplicate game others may have been first.
func (t *Table) made(d Decision) bool {
	if d.Seen < 0 || d.Seen >= len(t.steps) {
		return false
	}
	most := 1
	if t.Rules().Traits().Secret {
		most = len(t.now.Sat)
	}
	for _, s := range t.steps[d.Seen:min(d.Seen+most, len(t.steps))] {
		if s.Seat == d.Seat {
			m, err := decision(s.Before, d)
			return err == nil && m == t.Rules().Game().Decision(s.Move)
		}
	}
	return false
}

// seenBy returns the position on which a decision was made.
func (t *Table) seenBy(d Decision) game.Position {
	if d.Seen >= 0 && d.Seen < len(t.steps) {
		return t.steps[d.Seen].Before
	}
	return t.Position()
}

// stillOpen reports whether the words that were open when a decision was made are open now, and
// no others. An author who goes on makes no contest stale, as long as that closes nothing.
func (t *Table) stillOpen(d Decision) bool {
	then, now := t.seenBy(d), t.Position()
	return d.Seen >= 0 && d.Seen <= len(t.steps) && opens(then, now) == 0 && opens(now, then) == 0
}
