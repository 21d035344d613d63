package game

import (
	"context"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/shape"
)

// A Run is a game that is played move after move, for programs that play millions: it moves on
// in place, where a [Position] would be a new value each time. One goroutine uses it.
type Run struct {
	rules *Rules
	inner inner
}

// inner holds a position that moves on in place.
type inner interface {
	state() any
	turn() int
	over() bool
	outcome() Outcome
	forced() (Move, bool)
	open(seat int, m Move) bool
	view(seat int) any
	play(rng *rand.Rand, seat int, m Move) (done Move, err error)
	completed(seat int, m Move) error
	ahead(rng *rand.Rand, seat int, m Move) (done Move, over bool, err error)
	commit()
	decide(ctx context.Context, b Bot, seat int) (m Move, known bool, err error)
	contest(b Bot, seat int) (m Move, contest, known bool)
}

// Run starts a run at a position.
func (p Position) Run() *Run {
	if p.rules == nil {
		return &Run{nil, noRun{}}
	}
	return &Run{p.rules, p.rules.game.ops.run(p.of)}
}

// Position returns where the game stands.
func (r *Run) Position() Position { return positionAt(r.rules, r.inner.state()) }

// Turn returns the seat that has to act.
func (r *Run) Turn() int { return r.inner.turn() }

// Over reports whether the game has ended.
func (r *Run) Over() bool { return r.inner.over() }

// Outcome returns how the game has ended, if it has.
func (r *Run) Outcome() (Outcome, bool) {
	if !r.inner.over() {
		return Outcome{}, false
	}
	return r.inner.outcome(), true
}

// Forced is [Position.Forced].
func (r *Run) Forced() (Move, bool) { return r.inner.forced() }

// Open reports whether the move of a seat can be contested.
func (r *Run) Open(seat int, m Move) bool { return r.inner.open(seat, m) }

// View returns what a seat knows.
func (r *Run) View(seat int) View { return viewAt(r.rules, r.inner.view(seat)) }

// Do completes a decision, as [Position.Complete] does, plays it, and returns the completed move.
// On an error nothing has changed.
func (r *Run) Do(rng *rand.Rand, seat int, m Move) (Move, error) { return r.inner.play(rng, seat, m) }

// Play makes a completed move, as a referee or a record knows it: letters that came, and flags
// that fell. On an error nothing has changed.
func (r *Run) Play(seat int, m Move) error { return r.inner.completed(seat, m) }

// Try completes a decision, and reports whether it ends the game. The move is made by
// [Run.Commit], or dropped by anything else.
func (r *Run) Try(rng *rand.Rand, seat int, m Move) (done Move, over bool, err error) {
	return r.inner.ahead(rng, seat, m)
}

// Commit makes the move of the last [Run.Try].
func (r *Run) Commit() { r.inner.commit() }

// Ask asks a bot for the decision of a seat, which is on turn.
func (r *Run) Ask(ctx context.Context, b Bot, seat int) (Move, error) {
	if m, known, err := r.inner.decide(ctx, b, seat); known {
		return m, err
	}
	m, _, err := b.Decide(ctx, r.View(seat))
	return m, err
}

// AskContest asks a bot whether a seat contests the last word, and how.
func (r *Run) AskContest(b Bot, seat int) (Move, bool) {
	if m, contest, known := r.inner.contest(b, seat); known {
		return m, contest
	}
	return b.Contest(r.View(seat))
}

// run is the inner of one game.
type run[S stateOf[S, P, V, M, O, E], V any, P shape.Player, M shape.Move[M], O, E any] struct {
	// A State is large: the move that ahead looks at leads from one of these to the other, and
	// commit copies nothing.
	states   [2]S
	asked    [2]asked[P] // pointers to them, of which small methods copy nothing
	ended    [2]bool     // the games in them
	at       int         // which of them is the position
	drawn    M           // the last draw that was forced, and in a box: most draws are like it
	box      Move
	outcomes func(o O, players int) Outcome
}

// asked has the methods that a referee calls for each move.
type asked[P any] interface {
	Turn() P
	Due() int
}

func newRun[S stateOf[S, P, V, M, O, E], V any, P shape.Player, M shape.Move[M], O, E any](s S, outcomes func(O, int) Outcome) inner {
	_, ended := s.Outcome()
	r := &run[S, V, P, M, O, E]{states: [2]S{s}, ended: [2]bool{ended}, outcomes: outcomes}
	for i := range r.states {
		r.asked[i] = any(&r.states[i]).(asked[P])
	}
	return r
}

// s returns the position.
func (r *run[S, V, P, M, O, E]) s() *S { return &r.states[r.at] }

func (r *run[S, V, P, M, O, E]) state() any        { return *r.s() }
func (r *run[S, V, P, M, O, E]) turn() int         { return int(r.asked[r.at].Turn()) }
func (r *run[S, V, P, M, O, E]) view(seat int) any { return (*r.s()).View(P(seat)) }
func (r *run[S, V, P, M, O, E]) over() bool        { return r.ended[r.at] }

func (r *run[S, V, P, M, O, E]) outcome() Outcome {
	o, _ := (*r.s()).Outcome()
	return r.outcomes(o, count((*r.s()).Players()))
}

func (r *run[S, V, P, M, O, E]) forced() (Move, bool) {
	if r.asked[r.at].Due() == 0 {
		return nil, false
	}
	m, ok := forced((*r.s()).Moves(r.asked[r.at].Turn()))
	if !ok {
		return nil, false
	}
	if r.box == nil || m != r.drawn {
		r.drawn, r.box = m, m
	}
	return r.box, true
}

func (r *run[S, V, P, M, O, E]) open(seat int, m Move) bool {
	for author, word := range (*r.s()).Open() {
		if int(author) == seat && Move(word) == m {
			return true
		}
	}
	return false
}

func (r *run[S, V, P, M, O, E]) play(rng *rand.Rand, seat int, m Move) (Move, error) {
	done, _, err := r.ahead(rng, seat, m)
	if err == nil {
		r.commit()
	}
	return done, err
}

func (r *run[S, V, P, M, O, E]) completed(seat int, m Move) error {
	done, _ := m.(M)
	err := r.next(seat, done)
	if err == nil {
		r.commit()
	}
	return err
}

// next makes the state after a completed move the one that commit takes.
func (r *run[S, V, P, M, O, E]) next(seat int, done M) (err error) {
	next := 1 - r.at
	if r.states[next], err = (*r.s()).Play(P(seat), done); err == nil {
		_, r.ended[next] = r.states[next].Outcome()
	}
	return err
}

func (r *run[S, V, P, M, O, E]) ahead(rng *rand.Rand, seat int, m Move) (Move, bool, error) {
	decided, _ := m.(M) // a move of another game is none
	done, err := (*r.s()).Complete(rng, P(seat), decided)
	if err != nil {
		return m, false, err
	}
	if err := r.next(seat, done); err != nil {
		return m, false, err
	}
	over := r.ended[1-r.at]
	if done == decided { // boxed already
		return m, over, nil
	}
	return done, over, nil
}

func (r *run[S, V, P, M, O, E]) commit() { r.at = 1 - r.at }

func (r *run[S, V, P, M, O, E]) decide(ctx context.Context, b Bot, seat int) (Move, bool, error) {
	t, ok := b.(*typedBot[V, M])
	if !ok {
		return nil, false, nil
	}
	if t.choose != nil {
		return t.choose((*r.s()).View(P(seat))), true, nil
	}
	m, _, err := t.decide(ctx, (*r.s()).View(P(seat)))
	return m, true, err
}

func (r *run[S, V, P, M, O, E]) contest(b Bot, seat int) (Move, bool, bool) {
	t, ok := b.(*typedBot[V, M])
	if !ok || t.choose != nil {
		return nil, false, ok
	}
	m, contest := t.contest((*r.s()).View(P(seat)))
	return m, contest, true
}
