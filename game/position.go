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
type Position struct {
	rules *Rules
	state any
}

func (p Position) ops() *stateOps {
	if p.rules == nil {
		return &noState
	}
	return &p.rules.game.ops.state
}

// game returns the game, nil for the zero Position.
func (p Position) game() *Game {
	if p.rules == nil {
		return nil
	}
	return p.rules.game
}

// Rules returns the rules by which the game is played, nil for the zero Position.
func (p Position) Rules() *Rules { return p.rules }

// Of returns the concrete position, such as a jarnac.State.
func (p Position) Of() any { return p.state }

// Turn returns the seat that has to act.
func (p Position) Turn() int { return p.ops().turn(p.state) }

// CanAct reports whether a seat has anything to do: on turn, or to contest.
func (p Position) CanAct(seat int) bool { return p.ops().canAct(p.state, seat) }

// Due returns the number of letters that the seat on turn has to draw.
func (p Position) Due() int { return p.ops().due(p.state) }

// Score returns the points of a seat.
func (p Position) Score(seat int) int { return p.ops().score(p.state, seat) }

// Points returns what a legal move of the seat on turn is worth by itself.
func (p Position) Points(m Move) int { return p.ops().points(p.state, m) }

// Open yields the moves that can be contested, with their seats.
func (p Position) Open() iter.Seq2[int, Move] { return p.ops().open(p.state) }

// Moves yields the decisions of a seat, each once, with good words alone. Contests, flags and
// resignation are not among them.
func (p Position) Moves(seat int) iter.Seq[Move] { return p.ops().moves(p.state, seat) }

// Check reports why a completed move is not legal: nil, or a [*rulebook.Violation].
func (p Position) Check(seat int, m Move) error { return p.ops().check(p.state, seat, m) }

// Complete fills in what chance brings the decision m, and checks the move. It takes what a
// client has sent: letters that came with m are dropped, and a flag is refused with
// [rulebook.ErrNoDecision]. What a record or a referee knows is for [Position.Play].
func (p Position) Complete(rng *rand.Rand, seat int, m Move) (Move, error) {
	return p.ops().complete(p.state, rng, seat, m)
}

// Play returns the position after a completed move. On an error it returns p.
func (p Position) Play(seat int, m Move) (Position, error) {
	s, err := p.ops().play(p.state, seat, m)
	if err != nil {
		return p, err
	}
	return Position{p.rules, s}, nil
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
func (p Position) Effect(seat int, m Move) (any, error) { return p.ops().effect(p.state, seat, m) }

// ParseMove reads a move of a seat as people write it. The note says how it was understood,
// and is nil where that is plain.
func (p Position) ParseMove(seat int, text string) (Move, *rulebook.Note, error) {
	return p.ops().parseMove(p.state, seat, text)
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

// Outcome returns how the game has ended, and whether it has.
func (p Position) Outcome() (Outcome, bool) { return p.ops().outcome(p.state) }

// Over reports whether the game has ended.
func (p Position) Over() bool {
	_, over := p.Outcome()
	return over
}

// View returns what a seat knows.
func (p Position) View(seat int) View { return View{p.rules, p.ops().view(p.state, seat)} }

// Hash returns a hash of the position: that of its State.
func (p Position) Hash() uint64 { return p.ops().hash(p.state) }

// MarshalText returns the text of the position, which [Rules.ParsePosition] reads.
func (p Position) MarshalText() ([]byte, error) {
	return p.ops().text(p.state)
}

// String returns the text of the position, "" for the zero Position.
func (p Position) String() string {
	text, _ := p.MarshalText()
	return string(text)
}

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
	return s.Before.rules.game.ops.step(s.Before.state, s.Seat, s.Move, s.After.state)
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
