package match

import (
	"context"
	"errors"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Referee plays games of one kind.
type Referee[S State[S, P, V, M, O], P ~uint8, V any, M Move, O Outcome[P]] struct {
	Resign M // the move with which a game is given up
	// With Strict, bad words cannot be laid, so nobody is asked to contest.
	Strict bool
	// Limits bound the time of the players, measured by Now, which is the time since any
	// instant. Without Now there are none.
	Limits Limits
	Now    func() time.Duration
}

// MostMoves is after how many moves a game is stopped that has not ended. It is more than
// any game takes, and records hold as many.
const MostMoves = 8000

// A Fault is why the referee has a player resign.
type Fault struct {
	Move string // what the player wanted to play; "" if nothing came
	Err  error
}

func (f *Fault) Error() string { return f.Explain(language.English) }

// Explain says in French or in English what the player has done.
func (f *Fault) Explain(tag language.Tag) string {
	why := rulebook.Explain(f.Err, tag)
	var v *rulebook.Violation
	switch {
	case errors.As(f.Err, &v):
		return phrases.Sprintf(tag, refused, f.Move, why, string(v.Clause))
	case f.Move != "":
		return phrases.Sprintf(tag, notPlayed, f.Move, why)
	}
	return why
}

func (f *Fault) Unwrap() error { return f.Err }

// A Result is a game that was played, and how it has ended.
type Result[S any, P ~uint8, M, O any] struct {
	Moves   []Ply[P, M]
	State   S // the last
	Outcome O
	Over    bool   // it has; else it was stopped after MostMoves
	Fault   *Fault // why the referee has Loser resign; nil in most games
	Loser   P
	// Asked is how many decisions each player has made, and Took the time that they took.
	Asked [2]int
	Took  [2]time.Duration
}

// A Ply is a move of one of the players, with the letters that came.
type Ply[P, M any] struct {
	Player P
	Move   M
}

// Play plays a game from s to its end. The letters of a seat come from its stream of the
// deal. An error means that ctx is done, or that the Limits are no times.
func (r *Referee[S, P, V, M, O]) Play(ctx context.Context, s S, players [2]Player[V, M], deal *bag.Dealer) (Result[S, P, M, O], error) {
	g := game[S, P, V, M, O]{Referee: r, players: players, deal: deal}
	g.State = s
	err := g.play(ctx)
	return g.Result, err
}

// A game is one that is played.
type game[S State[S, P, V, M, O], P ~uint8, V any, M Move, O Outcome[P]] struct {
	*Referee[S, P, V, M, O]
	Result[S, P, M, O]
	players [2]Player[V, M]
	deal    *bag.Dealer
	timer   timer
}

func (g *game[S, P, V, M, O]) play(ctx context.Context) (err error) {
	if g.timer, err = newTimer(g.Limits); err != nil {
		return err
	}
	for range MostMoves {
		if g.Outcome, g.Over = g.State.Outcome(); g.Over {
			return nil
		}
		p := g.State.Turn()
		m, due := g.due(p)
		var fault *Fault
		if !due {
			m, fault = g.decide(ctx, p)
		}
		if fault == nil {
			p, fault = g.move(p, m)
		}
		if o := 1 - p; fault == nil && !g.Strict && g.open(p, m) {
			if m, contest, err := g.contest(ctx, o); err != nil {
				p, fault = o, &Fault{Err: err}
			} else if contest {
				p, fault = g.move(o, m)
			}
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if fault != nil {
			g.Fault, g.Loser = fault, p
			if _, refused := g.move(p, g.Resign); refused != nil {
				return refused
			}
		}
	}
	return nil
}

// due returns the draw of the player on turn, if there is nothing else to do.
func (g *game[S, P, V, M, O]) due(p P) (m M, due bool) {
	if g.State.Due() == 0 {
		return m, false
	}
	n := 0
	for m = range g.State.Moves(p) {
		if n++; n > 1 || m.Completed() {
			return m, false
		}
	}
	return m, n == 1
}

// open reports whether the word of that move can be contested.
func (g *game[S, P, V, M, O]) open(p P, m M) bool {
	for author, word := range g.State.Open() {
		if author == p && word == m {
			return true
		}
	}
	return false
}

// move makes a move of p, with the letters that chance brings. It returns the player whose
// fault it is that it cannot be made. The move that ends the game is made after both players
// have ended; but who resigns, resigns.
func (g *game[S, P, V, M, O]) move(p P, m M) (P, *Fault) {
	done, err := g.State.Complete(g.deal.Seat(int(p)), p, m)
	if err != nil {
		return p, &Fault{m.String(), err}
	}
	after, err := g.State.Play(p, done)
	if err != nil {
		return p, &Fault{m.String(), err}
	}
	if _, over := after.Outcome(); over && m != g.Resign {
		for seat, player := range g.players {
			if err := player.Close(); err != nil {
				return P(seat), &Fault{Err: err}
			}
		}
	}
	g.Moves = append(g.Moves, Ply[P, M]{p, done})
	g.State = after
	return p, nil
}

// decide asks for a decision, and takes its time.
func (g *game[S, P, V, M, O]) decide(ctx context.Context, p P) (m M, fault *Fault) {
	err := g.timed(ctx, p, func(ctx context.Context, t Time) (err error) {
		m, err = g.players[p].Decide(ctx, g.State.View(p), t)
		return err
	})
	g.Asked[p]++
	if err != nil {
		fault = &Fault{Err: err}
		var none M
		if late := new(lateError); errors.As(err, &late) && m != none {
			fault.Move = m.String()
		}
	}
	return m, fault
}

func (g *game[S, P, V, M, O]) contest(ctx context.Context, p P) (m M, contest bool, err error) {
	err = g.timed(ctx, p, func(ctx context.Context, t Time) (err error) {
		m, contest, err = g.players[p].Contest(ctx, g.State.View(p), t)
		return err
	})
	return m, contest, err
}

// timed calls ask with the time that the player has. It returns the error of ask, or that it
// has taken too long.
func (g *game[S, P, V, M, O]) timed(ctx context.Context, p P, ask func(context.Context, Time) error) error {
	if g.Now == nil {
		return ask(ctx, Time{})
	}
	began := g.Now()
	t, patience, err := g.timer.start(clock.Side(p), began)
	if err != nil {
		return err
	}
	if patience > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, patience)
		defer cancel()
	}
	asked, now := ask(ctx, t), g.Now()
	g.Took[p] += now - began
	if err := g.timer.stop(now); err != nil {
		return err
	}
	return asked
}
