package engine

import (
	"context"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/protocol"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A Process is a program that speaks the protocol. It is for one goroutine. After a Fault it
// is ended, and every method returns that Fault.
type Process struct {
	Name, Author string            // as it has greeted
	Games        []string          // that it plays
	Options      []protocol.Option // that it has

	wire  *wire
	ended error // a Fault, or that it is closed
}

// Start starts a program and greets it. The error is a [*Fault].
func Start(command []string, limits Limits) (*Process, error) {
	c, err := startChild(command)
	if err != nil {
		return nil, faultf(Handshake, notStarted, err.Error())
	}
	e := &Process{wire: newWire(c, limits.withDefaults())}
	e.wire.send(protocol.Command{Verb: protocol.Hello})
	w := waiting(e.wire.limits.Start, Handshake, noGreeting)
	for {
		r, fault := e.wire.next(w)
		if fault == nil && r.err != nil {
			fault = &Fault{Handshake, r.err}
		}
		if fault != nil {
			fault.Rule = Handshake // also where it has ended
			return nil, e.fail(fault)
		}
		switch r.Kind {
		case protocol.ID:
			if r.Key == "name" {
				e.Name = r.Text
			} else {
				e.Author = r.Text
			}
		case protocol.Games:
			e.Games = append(e.Games, r.Games...)
		case protocol.HasOption:
			e.Options = append(e.Options, r.Option)
		case protocol.BestMove:
			return nil, e.fail(faultf(Unasked, unaskedMove, r.Move))
		case protocol.OK:
			return e, nil
		}
	}
}

// fail ends the program after a fault.
func (e *Process) fail(f *Fault) *Fault {
	e.kill()
	e.ended = f
	return f
}

// ready waits for readyok. A move that comes before has not been asked for.
func (e *Process) ready(w *wait) *Fault {
	for {
		r, fault := e.wire.next(w)
		switch {
		case fault != nil:
			return fault
		case r.Kind == protocol.ReadyOK && r.err == nil:
			return nil
		case r.Kind == protocol.BestMove:
			return faultf(Unasked, unaskedMove, excerpt.Truncate(r.Move))
		}
	}
}

// option is the option with that name, nil if the program has none.
func (e *Process) option(name string) *protocol.Option {
	i := slices.IndexFunc(e.Options, func(o protocol.Option) bool { return o.Name == name })
	if i < 0 {
		return nil
	}
	return &e.Options[i]
}

// WantsMoves reports whether the program asks for the list of its decisions.
func (e *Process) WantsMoves() bool {
	o := e.option("wantmoves")
	return o != nil && o.Default == "true"
}

// Set sets an option, which has the value as its Default from then on. An error that is no Fault says that the program has no such option or
// does not take the value; nothing is sent then.
func (e *Process) Set(name, value string) error {
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
	c := protocol.Command{Verb: protocol.SetOption, Name: name, Value: value}
	if _, err := protocol.ParseCommand(c.String()); err != nil { // it would be two lines
		return err
	}
	o.Default = value
	e.wire.request(c)
	return nil
}

// NewGame tells the program which game begins, with the text of its options, and which
// player it is.
func (e *Process) NewGame(game, options, player string) error {
	if e.ended != nil {
		return e.ended
	}
	if !slices.Contains(e.Games, game) {
		return e.fail(faultf(Handshake, otherGame, game))
	}
	e.wire.request(protocol.Command{Verb: protocol.NewGame, Game: game, Options: options, Player: player})
	return e.Sync()
}

// Sync waits until the program has read all that it was told. After its last move of a game
// it finds out that the program has moved twice.
func (e *Process) Sync() error {
	if e.ended != nil {
		return e.ended
	}
	e.wire.send(protocol.Command{Verb: protocol.IsReady})
	if fault := e.ready(waiting(e.wire.limits.Ready, Silence, noReady)); fault != nil {
		return e.fail(fault)
	}
	return nil
}

// An Answer is a move, and what came with it.
type Answer struct {
	Move string        // a token as it came, or [protocol.None]
	Took time.Duration // from go to bestmove
	Info protocol.Info // the last one
}

// A Question is a position in which a program has to decide.
type Question struct {
	Position string         // the text of a State or a View
	Moves    []string       // the decisions to choose from, for a program that wants them
	Clock    protocol.Clock // what it is told of its time
	Bound    time.Duration  // that it has, without the margin; 0 is no bound but Limits.Move
	// Stop is when the program is told to stop and to move at once; nil is never.
	Stop <-chan struct{}
}

// Move asks for a move. When ctx is done before it comes the program is too late, and ended.
func (e *Process) Move(ctx context.Context, q Question) (Answer, error) {
	if e.ended != nil {
		return Answer{}, e.ended
	}
	commands := []protocol.Command{{Verb: protocol.Position, Position: q.Position}}
	if e.WantsMoves() {
		commands = append(commands, protocol.Command{Verb: protocol.Moves, Moves: q.Moves})
	}
	commands = append(commands, protocol.Command{Verb: protocol.IsReady}, protocol.Command{Verb: protocol.Go, Clock: q.Clock})
	w, bound := waiting(e.wire.limits.Move, Silence, noAnswer), e.wire.limits.Move
	if q.Bound > 0 {
		bound = q.Bound + e.wire.limits.Margin
		w = waiting(bound, Late, noAnswer)
	}
	w.late, w.stop = ctx.Done(), q.Stop
	e.wire.request(commands...)
	r, fault := e.answer(w)
	if fault == nil && r.err != nil {
		fault = faultf(Unreadable, badAnswer, r.err)
	}
	took := r.at.Sub(w.since)
	if fault == nil && q.Bound > 0 && took > bound {
		fault = faultf(Late, wentLate, took.Milliseconds(), q.Bound.Milliseconds())
	}
	if fault != nil {
		return Answer{}, e.fail(fault)
	}
	return Answer{r.Move, took, e.wire.said()}, nil
}

// answer is the bestmove after a readyok.
func (e *Process) answer(w *wait) (reply, *Fault) {
	if fault := e.ready(w); fault != nil {
		return reply{}, fault
	}
	for {
		r, fault := e.wire.next(w)
		if fault != nil || r.Kind == protocol.BestMove || r.err != nil {
			return r, fault
		}
	}
}

// Tell says a line of any kind to the program.
func (e *Process) Tell(line string) { e.wire.tell(line) }

// Refuse ends the program because its move is illegal, or no move of the game.
func (e *Process) Refuse(rule Rule, why error) error {
	if e.ended != nil {
		return e.ended
	}
	return e.fail(&Fault{rule, why})
}

// Close has the program end, and ends it if it does not. The Fault is one that it makes
// then, not one that has ended it before.
func (e *Process) Close() error {
	if e.ended != nil {
		return nil
	}
	e.wire.request(protocol.Command{Verb: protocol.Quit})
	return e.close(notEnded)
}

// HangUp is [Process.Close] without a word: the end of its input has the program end.
func (e *Process) HangUp() error {
	if e.ended != nil {
		return nil
	}
	e.wire.request()
	e.wire.stdin.Close()
	return e.close(notHungUp)
}

func (e *Process) close(text string) error {
	select {
	case <-e.wire.exited:
	case <-time.After(e.wire.limits.Quit):
		return e.fail(faultf(Deaf, text, e.wire.limits.Quit.Milliseconds()))
	}
	if left := e.wire.leftBehind(); left > 0 {
		return e.fail(faultf(Children, leftBehind, left))
	}
	e.wire.close()
	e.ended = phrases.InputError(closed)
	return nil
}

// Kill ends the program at once, and all that it has started.
func (e *Process) Kill() {
	if e.ended == nil {
		e.kill()
		e.ended = phrases.InputError(closed)
	}
}

func (e *Process) kill() {
	e.wire.kill()
	e.wire.close()
}
