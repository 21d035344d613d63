package table

import (
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/game"
)

// A What is a kind of event.
type What string

// The kinds of events.
const (
	Moved    What = "moved"     // a move was made
	Decided  What = "decided"   // a seat of a duplicate game has decided, and nobody hears what
	LetStand What = "stand"     // a seat lets the open words stand
	WaitOver What = "wait over" // the time to contest a word is over
	Sat      What = "sat"       // a seat was taken
	Paused   What = "paused"
	Resumed  What = "resumed"
	Stopped  What = "stopped" // the table has reached its largest number of moves
)

// An Event is something that happened at a table. It holds what the server knows; what a seat
// may hear of it is [Event.Heard].
type Event struct {
	What What
	At   time.Duration
	Seat int
	Auto bool      // the table made the move: a draw that was due, a flag, a pass of somebody out of time
	Step game.Step // of a move
}

// Heard returns the text of the move as a seat may hear it, "" for other events.
func (e Event) Heard(seat int) string {
	if e.Step.Move == nil {
		return ""
	}
	return heard(e.Step, seat)
}

// Heard returns the moves from the n-th on, as a seat may hear them.
func (t Table) Heard(seat, n int) (all []string) {
	for _, s := range t.steps[min(max(n, 0), len(t.steps)):] {
		all = append(all, heard(s, seat))
	}
	return all
}

// heard returns the text of a move as a seat may hear it. Where racks are hidden others hear how
// many letters are drawn or exchanged ("+7", "-3"), and not which. The rack of a duplicate game
// is everybody's.
func heard(s game.Step, seat int) string {
	rules := s.Before.Rules()
	traits, n := rules.Traits(), len(s.Move.Drawn())
	switch {
	case n == 0 || !traits.Hidden || traits.Secret || seat == s.Seat:
		return s.Move.String()
	case rules.Game().Kind(s.Move) == "draw":
		return "+" + strconv.Itoa(n)
	}
	return "-" + strconv.Itoa(n)
}
