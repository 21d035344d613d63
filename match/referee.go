package match

import (
	"context"
	"errors"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Referee plays games.
type Referee struct {
	// Limits bound the time of the players, measured by Now, which is the time since any
	// instant. Without Now there are none.
	Limits Limits
	Now    func() time.Duration
}

// MostMoves is after how many moves a game is stopped that has not ended. It is more than
// any game takes, and records hold as many.
const MostMoves = 8000

// A Fault is why the referee makes a player resign.
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
type Result struct {
	Moves   []Ply
	Last    game.Position
	Outcome game.Outcome
	Over    bool   // it has; else it was stopped after MostMoves
	Fault   *Fault // why the referee made Loser resign; nil in most games
	Loser   int
	// Asked counts the decisions of each player, and Took the time that they took.
	Asked [2]int
	Took  [2]time.Duration
}

// WonBy reports whether a seat has won.
func (r *Result) WonBy(seat int) bool { return r.Over && r.Outcome.Winner == seat }

// A Ply is a move of one of the players, with the letters that came.
type Ply struct {
	Seat int
	Move game.Move
}

// Play plays a game from a position for two to its end. The letters of a seat come from its
// stream of the deal. An error means that ctx is done, or that the Limits are no times.
func (r *Referee) Play(ctx context.Context, from game.Position, players [2]Player, deal *bag.Dealer) (Result, error) {
	g := refereed{Referee: r, run: from.Run(), rules: from.Rules(), players: players, deal: deal}
	g.Moves = make([]Ply, 0, 128)
	g.resign = g.rules.Game().Resign()
	err := g.play(ctx)
	g.Last = g.run.Position()
	return g.Result, err
}

// refereed is a game that is being played.
type refereed struct {
	*Referee
	Result
	rules   *game.Rules
	run     *game.Run
	players [2]Player
	deal    *bag.Dealer
	timer   timer
	resign  game.Move
}

func (g *refereed) play(ctx context.Context) (err error) {
	g.timer = newTimer(g.Limits)
	strict := g.rules.Traits().Strict
	for range MostMoves {
		if g.run.Over() {
			g.Outcome, g.Over = g.run.Outcome()
			return nil
		}
		seat := g.run.Turn()
		m, due := g.run.Forced()
		var fault *Fault
		if !due {
			m, fault = g.decide(ctx, seat)
		}
		if fault == nil {
			seat, fault = g.move(seat, m)
		}
		if o := 1 - seat; fault == nil && !strict && g.run.Open(seat, m) {
			if m, contest, err := g.timed(ctx, o, (*refereed).askContest); err != nil {
				seat, fault = o, &Fault{Err: err}
			} else if contest {
				seat, fault = g.move(o, m)
			}
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if fault != nil {
			g.Fault, g.Loser = fault, seat
			if _, refused := g.move(seat, g.resign); refused != nil {
				return refused
			}
		}
	}
	return nil
}

// move makes a move of a seat, with the letters that chance brings. It returns the seat whose
// fault it is that it cannot be made. The move that ends the game is made after both players
// have ended; but who resigns, resigns.
func (g *refereed) move(seat int, m game.Move) (int, *Fault) {
	done, over, err := g.run.Try(g.deal.Seat(seat), seat, m)
	if err != nil {
		return seat, &Fault{text(m), err}
	}
	if over && m != g.resign {
		for other, player := range g.players {
			if err := player.Close(); err != nil {
				return other, &Fault{Err: err}
			}
		}
	}
	g.Moves = append(g.Moves, Ply{seat, done})
	g.run.Commit()
	return seat, nil
}

// text returns the text of a move, "" of none.
func text(m game.Move) string {
	if m == nil {
		return ""
	}
	return m.String()
}

// decide asks for a decision, and takes its time.
func (g *refereed) decide(ctx context.Context, seat int) (m game.Move, fault *Fault) {
	m, _, err := g.timed(ctx, seat, (*refereed).askDecision)
	g.Asked[seat]++
	if err == nil {
		return m, nil
	}
	fault = &Fault{Err: err}
	if late := new(lateError); errors.As(err, &late) {
		fault.Move = text(m)
	}
	return m, fault
}

// An asking asks a player whether they do something, and what.
type asking func(g *refereed, ctx context.Context, seat int, t Time) (m game.Move, does bool, err error)

func (g *refereed) askDecision(ctx context.Context, seat int, t Time) (m game.Move, does bool, err error) {
	if b, ok := g.players[seat].(*botPlayer); ok {
		b.limit(t)
		m, err = g.run.Ask(ctx, b.bot, seat)
	} else {
		m, err = g.players[seat].Decide(ctx, g.run.View(seat), t)
	}
	return m, true, err
}

func (g *refereed) askContest(ctx context.Context, seat int, t Time) (m game.Move, does bool, err error) {
	if b, ok := g.players[seat].(*botPlayer); ok {
		m, does = g.run.AskContest(b.bot, seat)
		return m, does, nil
	}
	return g.players[seat].Contest(ctx, g.run.View(seat), t)
}

// timed asks with the time that the player has. It returns the error of ask, or that it has
// taken too long.
func (g *refereed) timed(ctx context.Context, seat int, ask asking) (m game.Move, does bool, err error) {
	if g.Now == nil {
		return ask(g, ctx, seat, Time{})
	}
	began := g.Now()
	t, patience := g.timer.start(seat, began)
	if patience > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, patience)
		defer cancel()
	}
	m, does, err = ask(g, ctx, seat, t)
	now := g.Now()
	g.Took[seat] += now - began
	if late := g.timer.stop(now); late != nil {
		err = late
	}
	return m, does, err
}
