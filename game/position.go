package game

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/rulebook"
)

// A Position is the whole of a game at one moment, hidden letters included: a value, as the
// State of the game is that it holds. Positions by the same Rules are == when their states
// are. The zero Position is none.
//
// Nothing of a Position leaves a server: what a seat may know is its [View].
//
// It has the methods of [Public] too.
type Position struct{ public }

func (p Position) ops() *stateOps {
	if p.rules == nil {
		return &noState
	}
	return &p.rules.game.ops.state
}

// Moves yields the decisions of a seat, each once, with good words alone. Contests, flags and
// resignation are not among them.
func (p Position) Moves(seat int) iter.Seq[Move] { return p.ops().moves(p.of, seat) }

// Check reports why a completed move is not legal: nil, or a [*rulebook.Violation].
func (p Position) Check(seat int, m Move) error { return p.ops().check(p.of, seat, m) }

// Complete fills in what chance brings the decision m, and checks the move. It takes what a
// client has sent: letters that came with m are dropped, and a flag is refused with
// [rulebook.ErrNoDecision]. What a record or a referee knows is for [Position.Play].
func (p Position) Complete(rng *rand.Rand, seat int, m Move) (Move, error) {
	return p.ops().complete(p.of, rng, seat, m)
}

// Play returns the position after a completed move. On an error it returns p.
func (p Position) Play(seat int, m Move) (Position, error) {
	s, err := p.ops().play(p.of, seat, m)
	if err != nil {
		return p, err
	}
	return positionAt(p.rules, s), nil
}

// Do completes a decision, as [Position.Complete] does, and plays it: a step of the game.
func (p Position) Do(rng *rand.Rand, seat int, m Move) (Step, error) {
	m, err := p.Complete(rng, seat, m)
	if err != nil {
		return Step{}, err
	}
	after, err := p.Play(seat, m)
	if err != nil {
		return Step{}, err
	}
	return Step{p, seat, m, after}, nil
}

// Effect returns what a completed move does, as the Effect of the game: a struct with a JSON
// form and a Clause. It fails where Check does.
func (p Position) Effect(seat int, m Move) (any, error) { return p.ops().effect(p.of, seat, m) }

// ParseMove reads a move of a seat as people write it. The note says how it was understood,
// and is nil where that is plain.
func (p Position) ParseMove(seat int, text string) (Move, *rulebook.Note, error) {
	return p.ops().parseMove(p.of, seat, text)
}

// Forced returns the draw that is due, where the seat on turn has nothing else to do.
func (p Position) Forced() (Move, bool) {
	if p.Due() == 0 {
		return nil, false
	}
	return forced(p.Moves(p.Turn()))
}

// forced returns the only one of the moves, if chance completes it.
func forced[M interface{ Completed() bool }](moves iter.Seq[M]) (only M, ok bool) {
	n := 0
	for only = range moves {
		if n++; n > 1 || only.Completed() {
			return only, false
		}
	}
	return only, n == 1
}

// View returns what a seat knows.
func (p Position) View(seat int) View { return viewAt(p.rules, p.ops().view(p.of, seat)) }

// A Step is a move that was made, and the position after it.
type Step struct {
	Before Position
	Seat   int
	Move   Move
	After  Position
}

// Of returns the concrete step, such as a jarnac.Step.
func (s Step) Of() any {
	if s.Before.rules == nil {
		return nil
	}
	return s.Before.rules.game.ops.step(s.Before.of, s.Seat, s.Move, s.After.of)
}

// An Outcome is the result of a game that is over.
type Outcome struct {
	Drawn bool // nobody wins
	// Undecided says that what would decide the game is not known: a record does not tell it.
	Undecided bool
	Winner    int             // -1 where nobody wins
	Points    []int           // of each seat
	End       rulebook.Clause // ended the game
	Verdict   rulebook.Clause // decides who wins

	of any
}

// Of returns the concrete outcome, such as a jarnac.Outcome.
func (o Outcome) Of() any { return o.of }
