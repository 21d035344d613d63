package engine

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/jeudelettres/lettres/cmd/internal/protocol"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// Limits bound how long a referee waits, and what it listens to. A zero is the default.
type Limits struct {
	Start  time.Duration // for lettresok; 30 s
	Ready  time.Duration // for readyok; 60 s
	Move   time.Duration // for a move without a clock; 60 s
	Margin time.Duration // that a move may come late by; 100 ms
	Stop   time.Duration // for a move after stop; 1 s
	Quit   time.Duration // to end after quit; 5 s
	Output int           // bytes from one go to the next; 1 MiB
	// Trace, if any, is told each line, sent to the program or heard of it, from several
	// goroutines.
	Trace func(sent bool, line string)
}

func (l Limits) withDefaults() Limits {
	set := func(d *time.Duration, usual time.Duration) {
		if *d <= 0 {
			*d = usual
		}
	}
	set(&l.Start, 30*time.Second)
	set(&l.Ready, 60*time.Second)
	set(&l.Move, 60*time.Second)
	set(&l.Margin, 100*time.Millisecond)
	set(&l.Stop, time.Second)
	set(&l.Quit, 5*time.Second)
	if l.Output <= 0 {
		l.Output = 1 << 20
	}
	if l.Trace == nil {
		l.Trace = func(bool, string) {}
	}
	return l
}

// A Process is a program that speaks the protocol. It is for one goroutine. After a Fault it
// is ended, and every method returns that Fault.
type Process struct {
	Name, Author string            // as it has greeted
	Games        []string          // that it plays
	Options      []protocol.Option // that it has

	limits Limits
	cmd    *exec.Cmd
	group  group
	ended  error // a Fault, or that it is closed

	stdin, stdout, stderr *os.File
	replies               chan reply
	unsent                chan struct{} // tells that there is something to write
	exited, complained    chan struct{}
	last                  tail

	mu    sync.Mutex
	out   []byte // to be written
	heard int    // bytes since the last request
	info  protocol.Info
	end   *Fault // why there are no more replies
}

// A group is the processes of a program.
type group struct {
	leader int
	mark   string // a variable in the environment of all of them
}

// A reply is one that somebody may wait for.
type reply struct {
	protocol.Reply
	err error
	at  time.Time
}

// maxWaiting is how many replies may wait for the referee to ask.
const maxWaiting = 1024

// maxComplaints is how many bytes of the standard error of a program are read. One that
// writes more waits for ever, and comes too late.
const maxComplaints = 64 << 20

// lastWords is how long a program is listened to after it has ended, and how long it may
// take to end after it has closed its output.
const lastWords = 200 * time.Millisecond

// lastSteps is how long what a program has started may take to end after it.
const lastSteps = time.Second

// Start starts a program and greets it. The error is a [*Fault].
func Start(command []string, limits Limits) (*Process, error) {
	e := &Process{limits: limits.withDefaults()}
	if err := e.start(command); err != nil {
		return nil, faultf(Handshake, notStarted, err.Error())
	}
	e.send(protocol.Command{Verb: protocol.Hello})
	w := waiting(e.limits.Start, Handshake, noGreeting)
	for {
		r, fault := e.next(w)
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

func (e *Process) start(command []string) (err error) {
	if len(command) == 0 {
		return errors.New("no command")
	}
	var theirs [3]*os.File
	var ours [3]*os.File
	defer func() {
		for i := range theirs {
			if theirs[i] != nil {
				theirs[i].Close()
			}
			if err != nil && ours[i] != nil {
				ours[i].Close()
			}
		}
	}()
	for i := range ours {
		r, w, err := os.Pipe()
		if err != nil {
			return err
		}
		if ours[i], theirs[i] = r, w; i == 0 {
			ours[i], theirs[i] = w, r
		}
	}
	e.group.mark = fmt.Sprintf("LETTRES_ENGINE_%016X=1", rand.Uint64())
	e.cmd = exec.Command(command[0], command[1:]...)
	e.cmd.Env = append(os.Environ(), e.group.mark)
	e.cmd.Stdin, e.cmd.Stdout, e.cmd.Stderr = theirs[0], theirs[1], theirs[2]
	own(e.cmd)
	if err := e.cmd.Start(); err != nil {
		return err
	}
	e.group.leader = e.cmd.Process.Pid
	e.stdin, e.stdout, e.stderr = ours[0], ours[1], ours[2]
	e.unsent = make(chan struct{}, 1)
	e.replies = make(chan reply, maxWaiting)
	e.exited = make(chan struct{})
	go e.writeOut()
	go e.read()
	e.complained = make(chan struct{})
	go func() {
		io.Copy(&e.last, io.LimitReader(e.stderr, maxComplaints))
		close(e.complained)
	}()
	go func() {
		e.cmd.Wait()
		close(e.exited)
	}()
	return nil
}

// writeOut writes what is sent, until the program does not take it any more.
func (e *Process) writeOut() {
	for range e.unsent {
		e.mu.Lock()
		text := e.out
		e.out = nil
		e.mu.Unlock()
		if _, err := e.stdin.Write(text); err != nil {
			return
		}
	}
}

// send has lines written, and does not wait for it: a program that does not read them does
// not answer either.
func (e *Process) send(commands ...protocol.Command) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, c := range commands {
		e.write(c.String())
	}
}

// write has a line written.
func (e *Process) write(line string) {
	e.limits.Trace(true, line)
	e.out = append(append(e.out, line...), '\n')
	select {
	case e.unsent <- struct{}{}:
	default:
	}
}

// read takes in what the program says until it says no more, or too much.
func (e *Process) read() {
	defer close(e.replies)
	end := func(f *Fault) {
		e.mu.Lock()
		e.end = f
		e.mu.Unlock()
	}
	lines := bufio.NewScanner(e.stdout)
	lines.Buffer(make([]byte, 0, 1<<10), protocol.MaxReply)
	for lines.Scan() {
		line := lines.Text()
		e.mu.Lock()
		e.heard += len(line) + 1
		flood := e.heard > e.limits.Output
		e.mu.Unlock()
		if flood {
			end(faultf(Flood, tooMuch, e.limits.Output))
			return
		}
		e.limits.Trace(false, line)
		r, err := protocol.ParseReply(line)
		switch {
		case errors.Is(err, protocol.Unknown):
			continue
		case err != nil && strings.HasPrefix(strings.TrimSpace(line), protocol.HasInfo.String()):
			continue
		case err == nil && r.Kind == protocol.HasInfo:
			e.mu.Lock()
			e.info = r.Info
			e.mu.Unlock()
			continue
		}
		select {
		case e.replies <- reply{r, err, time.Now()}:
		default:
			end(faultf(Flood, tooMany))
			return
		}
	}
	if lines.Err() == bufio.ErrTooLong {
		end(faultf(Flood, tooLong, protocol.MaxReply))
		return
	}
	select {
	case <-e.exited:
		end(faultf(Exit, ended, e.status()))
	case <-time.After(lastWords):
		end(faultf(Exit, closedOutput))
	}
}

// status is how the program has ended, with the last line that it has written to its
// standard error.
func (e *Process) status() string {
	select {
	case <-e.complained:
	case <-time.After(lastWords): // what it has started holds it open
	}
	status := e.cmd.ProcessState.String()
	if last := e.last.line(); last != "" {
		status += ", " + last
	}
	return status
}

// A wait is how long replies are waited for.
type wait struct {
	since    time.Time
	limit    time.Duration
	deadline <-chan time.Time
	late     <-chan struct{} // ends the wait too
	stop     <-chan struct{} // when the program is told to stop

	rule Rule // that is broken where none comes
	text string
}

func waiting(limit time.Duration, rule Rule, text string) *wait {
	return &wait{since: time.Now(), limit: limit, deadline: time.After(limit), rule: rule, text: text}
}

// next is the next reply, or why there is none.
func (e *Process) next(w *wait) (reply, *Fault) {
	// What the program has started may hold its output open after its end.
	exited := e.exited
	var over <-chan time.Time
	for {
		select {
		case r, ok := <-e.replies:
			if ok {
				return r, nil
			}
			e.mu.Lock()
			defer e.mu.Unlock()
			end := *e.end
			return reply{}, &end
		case <-exited:
			exited, over = nil, time.After(lastWords)
		case <-over:
			return reply{}, faultf(Exit, ended, e.status())
		case <-w.deadline:
			return reply{}, faultf(w.rule, w.text, w.limit.Milliseconds())
		case <-w.late:
			return reply{}, faultf(Late, w.text, time.Since(w.since).Milliseconds())
		case <-w.stop:
			e.send(protocol.Command{Verb: protocol.Stop})
			w.stop, w.limit, w.deadline = nil, e.limits.Stop, time.After(e.limits.Stop)
			w.text = noStop
		}
	}
}

// request begins to count anew what the program says.
func (e *Process) request(commands ...protocol.Command) {
	e.mu.Lock()
	e.heard, e.info = 0, protocol.Info{}
	e.mu.Unlock()
	e.send(commands...)
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
		r, fault := e.next(w)
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
	e.request(c)
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
	e.request(protocol.Command{Verb: protocol.NewGame, Game: game, Options: options, Player: player})
	return e.Sync()
}

// Sync waits until the program has read all that it was told. After its last move of a game
// it finds out that the program has moved twice.
func (e *Process) Sync() error {
	if e.ended != nil {
		return e.ended
	}
	e.send(protocol.Command{Verb: protocol.IsReady})
	if fault := e.ready(waiting(e.limits.Ready, Silence, noReady)); fault != nil {
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
	w, bound := waiting(e.limits.Move, Silence, noAnswer), e.limits.Move
	if q.Bound > 0 {
		bound = q.Bound + e.limits.Margin
		w = waiting(bound, Late, noAnswer)
	}
	w.late, w.stop = ctx.Done(), q.Stop
	e.request(commands...)
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
	e.mu.Lock()
	defer e.mu.Unlock()
	return Answer{r.Move, took, e.info}, nil
}

// answer is the bestmove after a readyok.
func (e *Process) answer(w *wait) (reply, *Fault) {
	if fault := e.ready(w); fault != nil {
		return reply{}, fault
	}
	for {
		r, fault := e.next(w)
		if fault != nil || r.Kind == protocol.BestMove || r.err != nil {
			return r, fault
		}
	}
}

// Tell says a line of any kind to the program.
func (e *Process) Tell(line string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.write(line)
}

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
	e.request(protocol.Command{Verb: protocol.Quit})
	return e.close(notEnded)
}

// HangUp is [Process.Close] without a word: the end of its input has the program end.
func (e *Process) HangUp() error {
	if e.ended != nil {
		return nil
	}
	e.request()
	e.stdin.Close()
	return e.close(notHungUp)
}

func (e *Process) close(text string) error {
	select {
	case <-e.exited:
	case <-time.After(e.limits.Quit):
		return e.fail(faultf(Deaf, text, e.limits.Quit.Milliseconds()))
	}
	left := e.group.others()
	for until := time.Now().Add(lastSteps); len(left) > 0 && time.Now().Before(until); {
		time.Sleep(10 * time.Millisecond)
		left = e.group.others()
	}
	if len(left) > 0 {
		return e.fail(faultf(Children, leftBehind, len(left)))
	}
	e.release()
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
	e.group.kill()
	select {
	case <-e.exited:
	case <-time.After(5 * time.Second): // a system that does not end what is killed
	}
	e.release()
}

// release ends what serves the program.
func (e *Process) release() {
	e.stdin.Close()
	e.stdout.Close()
	e.stderr.Close()
	select { // the writer ends because the pipe is closed
	case e.unsent <- struct{}{}:
	default:
	}
}

// A tail keeps the last bytes of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const maxTail = 2 << 10

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p[max(0, len(p)-maxTail):]...)
	t.text = t.text[max(0, len(t.text)-maxTail):]
	return len(p), nil
}

// line is the last line, as a text that can be shown.
func (t *tail) line() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := bytes.TrimSpace(t.text)
	text = text[bytes.LastIndexByte(text, '\n')+1:]
	shown := strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) && r != unicode.ReplacementChar {
			return r
		}
		return -1
	}, string(text))
	if len(shown) > 200 {
		shown = strings.ToValidUTF8(shown[:200], "") + "…"
	}
	return shown
}
