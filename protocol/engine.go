package protocol

import (
	"context"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/match"
)

// An Engine is a program that plays a seat of a game. One goroutine uses it. After a [Fault] the
// program has ended, and every method returns that Fault.
type Engine struct {
	Name, Author string   // as the program greets
	Games        []string // that it plays
	Options      []Option

	wire  *wire
	ended error       // a Fault, or that it is closed
	rules *game.Rules // of the game that has begun; nil before
	seat  int
}

// Start starts a program and greets it. The error is a [*Fault].
func Start(command []string, limits Limits) (*Engine, error) {
	c, err := startChild(command)
	if err != nil {
		return nil, faultf(handshake, notStarted, err.Error())
	}
	e := &Engine{wire: newWire(c, limits.withDefaults())}
	e.wire.send(Command{Word: Hello})
	w := waiting(e.wire.limits.Start, handshake, noGreeting)
	for {
		r, fault := e.wire.next(w)
		if fault == nil && r.err != nil {
			fault = &Fault{handshake, r.err}
		}
		if fault != nil {
			fault.Rule = handshake // also where it has ended
			return nil, e.fail(fault)
		}
		switch r.Word {
		case ID:
			if r.Key == "name" {
				e.Name = r.Text
			} else {
				e.Author = r.Text
			}
		case Games:
			e.Games = append(e.Games, r.Games...)
		case HasOption:
			e.Options = append(e.Options, r.Option)
		case BestMove:
			return nil, e.fail(faultf(unasked, unaskedMove, r.Move))
		case OK:
			return e, nil
		}
	}
}

// fail ends the program after a fault.
func (e *Engine) fail(f *Fault) *Fault {
	e.kill()
	e.ended = f
	return f
}

// ready waits for readyok. A move that comes before has not been asked for.
func (e *Engine) ready(w *wait) *Fault {
	for {
		r, fault := e.wire.next(w)
		switch {
		case fault != nil:
			return fault
		case r.Word == ReadyOK && r.err == nil:
			return nil
		case r.Word == BestMove:
			return faultf(unasked, unaskedMove, excerpt.Truncate(r.Move))
		}
	}
}

// option returns the option with that name, nil if the program has none.
func (e *Engine) option(name string) *Option {
	i := slices.IndexFunc(e.Options, func(o Option) bool { return o.Name == name })
	if i < 0 {
		return nil
	}
	return &e.Options[i]
}

// wantsMoves reports whether the program asks for the list of its decisions.
func (e *Engine) wantsMoves() bool {
	o := e.option("wantmoves")
	return o != nil && o.Default == "true"
}

// Set sets an option, whose Default is the value from then on. An error that is no [Fault] says
// that the program has no such option or does not take the value; nothing is sent then.
func (e *Engine) Set(name, value string) error {
	if e.ended != nil {
		return e.ended
	}
	o := e.option(name)
	switch {
	case o == nil:
		return phrases.InputError(noOption, excerpt.Truncate(name))
	case !o.Takes(value):
		return phrases.InputError(badValue, excerpt.Truncate(name), excerpt.Truncate(value))
	}
	c := Command{Word: SetOption, Name: name, Value: value}
	if _, err := ParseCommand(c.String()); err != nil { // it would be two lines
		return err
	}
	o.Default = value
	e.wire.request(c)
	return nil
}

// NewGame begins a game in which the program has a seat.
func (e *Engine) NewGame(rules *game.Rules, seat int) error {
	e.rules, e.seat = rules, seat
	return e.newGame(rules.Game().Name(), rules.Options(), rules.Game().SeatName(seat))
}

func (e *Engine) newGame(name, options, player string) error {
	if e.ended != nil {
		return e.ended
	}
	if !slices.Contains(e.Games, name) {
		return e.fail(faultf(handshake, otherGame, name))
	}
	e.wire.request(Command{Word: NewGame, Game: name, Options: options, Player: player})
	return e.sync()
}

// sync waits until the program has read all that it was told. After its last move of a game it
// finds out that the program has moved twice.
func (e *Engine) sync() error {
	if e.ended != nil {
		return e.ended
	}
	e.wire.send(Command{Word: IsReady})
	if fault := e.ready(waiting(e.wire.limits.Ready, silence, noReady)); fault != nil {
		return e.fail(fault)
	}
	return nil
}

// Decide asks for the move of the seat of the program, within the time that it is told and the
// Limits of the Engine: its decision, or where another seat is on turn a contest, nil to let the
// last word stand. When ctx is done before the answer comes, the program is too late. The rules
// of the game have not checked the move.
func (e *Engine) Decide(ctx context.Context, v game.View, t match.Time) (game.Move, Info, error) {
	switch {
	case e.ended != nil:
		return nil, Info{}, e.ended
	case e.rules == nil:
		return nil, Info{}, phrases.InputError(notBegun)
	}
	q := question{Position: positionOf(v), Clock: Clock{Move: t.Move}}
	if t.Own > 0 || t.Other > 0 {
		q.Clock.Left = slices.Repeat([]time.Duration{t.Other}, e.rules.Seats())
		q.Clock.Left[e.seat] = t.Own
	}
	if _, bounded := ctx.Deadline(); !bounded {
		q.Bound = t.Move
	}
	onTurn := v.Turn() == e.seat
	switch {
	case !onTurn:
		q.Moves = []string{None, e.rules.Game().Contest().String()}
	case e.wantsMoves():
		for m := range v.Moves() {
			q.Moves = append(q.Moves, m.String())
		}
	}
	text, info, err := e.move(ctx, q)
	if err != nil {
		return nil, Info{}, err
	}
	m, err := e.read(text, onTurn)
	return m, info, err
}

// read returns the move that the program has answered with.
func (e *Engine) read(text string, onTurn bool) (game.Move, error) {
	if text == None {
		if onTurn {
			return nil, e.fail(faultf(illegal, noneOnTurn))
		}
		return nil, nil
	}
	m, err := e.rules.Game().ParseMove(text)
	flag, _ := e.rules.Game().Flag()
	switch {
	case err != nil:
		return nil, e.fail(&Fault{unreadable, err})
	case m == flag: // it ends some games, and the player who is ahead would like that
		return nil, e.fail(faultf(illegal, noFlags))
	case m.Drawn() != "":
		return nil, e.fail(faultf(illegal, namesLetters, m.String()))
	}
	return m, nil
}

// A question is a position in which a program has to decide.
type question struct {
	Position string        // the text of a State or a View
	Moves    []string      // the decisions to choose from, for a program that wants them
	Clock    Clock         // what it is told of its time
	Bound    time.Duration // that it has, without the margin; 0 leaves Limits.Move
	// Stop tells the program to stop and to move at once; nil never does.
	Stop <-chan struct{}
}

// move asks for a move, and returns its token or [None] with the last info. When ctx is done before it comes the program
// is too late, and ended.
func (e *Engine) move(ctx context.Context, q question) (token string, info Info, err error) {
	if e.ended != nil {
		return "", info, e.ended
	}
	commands := []Command{{Word: Position, Position: q.Position}}
	if e.wantsMoves() {
		commands = append(commands, Command{Word: Moves, Moves: q.Moves})
	}
	commands = append(commands, Command{Word: IsReady}, Command{Word: Go, Clock: q.Clock})
	w, bound := waiting(e.wire.limits.Move, silence, noAnswer), e.wire.limits.Move
	if q.Bound > 0 {
		bound = q.Bound + e.wire.limits.Margin
		w = waiting(bound, late, noAnswer)
	}
	w.late, w.stop = ctx.Done(), q.Stop
	e.wire.request(commands...)
	r, fault := e.answer(w)
	if fault == nil && r.err != nil {
		fault = faultf(unreadable, badAnswer, r.err)
	}
	if took := r.at.Sub(w.since); fault == nil && q.Bound > 0 && took > bound {
		fault = faultf(late, wentLate, took.Milliseconds(), q.Bound.Milliseconds())
	}
	if fault != nil {
		return "", info, e.fail(fault)
	}
	return r.Move, e.wire.said(), nil
}

// answer returns the bestmove after a readyok.
func (e *Engine) answer(w *wait) (reply, *Fault) {
	if fault := e.ready(w); fault != nil {
		return reply{}, fault
	}
	for {
		r, fault := e.wire.next(w)
		if fault != nil || r.Word == BestMove || r.err != nil {
			return r, fault
		}
	}
}

// Close ends the program. The [Fault] is one of the end: one that has ended the program before
// is not returned again. Close may be called more than once.
func (e *Engine) Close() error {
	if e.ended != nil {
		return nil
	}
	e.wire.group.look()
	e.wire.request(Command{Word: Quit})
	return e.close(notEnded)
}

// hangUp is Close without a word: the end of its input has the program end.
func (e *Engine) hangUp() error {
	if e.ended != nil {
		return nil
	}
	e.wire.group.look()
	e.wire.request()
	e.wire.stdin.Close()
	return e.close(notHungUp)
}

func (e *Engine) close(text string) error {
	select {
	case <-e.wire.exited:
	case <-time.After(e.wire.limits.Quit):
		return e.fail(faultf(deaf, text, e.wire.limits.Quit.Milliseconds()))
	}
	if left := e.wire.leftBehind(); left > 0 {
		return e.fail(faultf(leaves, leftBehind, left))
	}
	e.wire.close()
	e.ended = phrases.InputError(closed)
	return nil
}

// abandon ends the program at once, and all that it has started. Nobody asks it anything afterwards.
func (e *Engine) abandon() {
	if e.ended == nil {
		e.kill()
	}
}

func (e *Engine) kill() {
	e.wire.kill()
	e.wire.close()
}
