package engine

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/protocol"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/match"
)

// A Setting is an option of an engine, and its value.
type Setting struct{ Name, Value string }

// A Side is a [match.Engine] whose players are processes of one program: a new one for each
// game, or with Keep as many as there are games at a time.
type Side struct {
	// Keep has a process play one game after the other. One that has ended, or has made a
	// fault of the protocol, is not kept. How a process ends after its last game costs it none.
	Keep bool

	rules    *game.Rules
	command  []string
	settings []Setting
	limits   Limits

	mu   sync.Mutex
	idle []*Process // between two games
}

// NewSide starts the program once, and fails where it does not greet, does not play the
// game, or does not take the settings.
func NewSide(rules *game.Rules, command []string, settings []Setting, limits Limits) (*Side, error) {
	s := &Side{rules: rules, command: command, settings: settings, limits: limits}
	e, err := s.begin(0, 0)
	if err != nil {
		return nil, err
	}
	if err := e.Close(); err != nil {
		return nil, err
	}
	return s, nil
}

// begin has a process begin a game, one that is idle or a new one. A program that has an
// option seed is given one.
func (s *Side) begin(seat int, seed uint64) (e *Process, err error) {
	if e = s.take(); e == nil {
		if e, err = Start(s.command, s.limits); err != nil {
			return nil, err
		}
	}
	settings := s.settings
	number := strconv.FormatUint(seed%(1<<31), 10)
	if o := e.option("seed"); o != nil && o.Takes(number) {
		settings = slices.Concat([]Setting{{"seed", number}}, settings)
	}
	for _, o := range settings {
		if err := e.Set(o.Name, o.Value); err != nil {
			e.Kill()
			return nil, err
		}
	}
	if err := e.NewGame(s.rules.Game().Name(), s.rules.Options(), s.rules.Game().SeatName(seat)); err != nil {
		return nil, err
	}
	return e, nil
}

// NewPlayer starts the program. Where that fails it is no error here: the player loses its
// game, as the program has been started before.
func (s *Side) NewPlayer(ctx context.Context, seat int, seed uint64) (match.Player, error) {
	e, err := s.begin(seat, seed)
	player := &sidePlayer{game: s.rules.Game(), process: e, fault: err, seat: seat}
	if s.Keep {
		player.keep = s.put
	}
	return player, nil
}

// take is a process that is idle, nil if there is none.
func (s *Side) take() *Process {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.idle) == 0 {
		return nil
	}
	e := s.idle[len(s.idle)-1]
	s.idle = s.idle[:len(s.idle)-1]
	return e
}

// put keeps a process for another game.
func (s *Side) put(e *Process) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.idle = append(s.idle, e)
}

// Close ends the processes that are kept. The error is that of one that does not end well.
func (s *Side) Close() (err error) {
	for e := s.take(); e != nil; e = s.take() {
		err = cmp.Or(err, e.Close())
	}
	return err
}

// A sidePlayer is a Process as a player.
type sidePlayer struct {
	game    *game.Game
	process *Process
	fault   error // why there is no process
	seat    int
	keep    func(*Process) // nil where a process ends with its game
}

// ask asks for a move, and reads it.
func (p *sidePlayer) ask(ctx context.Context, v game.View, moves []string, t match.Time) (m game.Move, none bool, err error) {
	if p.fault != nil {
		return m, false, p.fault
	}
	q := Question{Position: protocol.PositionOf(v), Moves: moves, Clock: protocol.Clock{Move: t.Move}}
	if t.Own > 0 || t.Other > 0 {
		q.Clock.Left = make([]time.Duration, 2)
		q.Clock.Left[p.seat], q.Clock.Left[1-p.seat] = t.Own, t.Other
	}
	a, err := p.process.Move(ctx, q)
	switch {
	case err != nil:
		return m, false, err
	case a.Move == protocol.None:
		return m, true, nil
	}
	m, err = p.game.ParseMove(a.Move)
	flag, _ := p.game.Flag()
	switch {
	case err != nil:
		return m, false, p.process.Refuse(Unreadable, err)
	case m == flag: // it ends some games, and the player who is ahead would like that
		return m, false, p.process.Refuse(Illegal, phrases.InputError(noFlags))
	case m.Drawn() != "":
		return m, false, p.process.Refuse(Illegal, phrases.InputError(namesLetters, m.String()))
	}
	return m, false, nil
}

func (p *sidePlayer) Decide(ctx context.Context, v game.View, t match.Time) (game.Move, error) {
	var moves []string
	if p.process != nil && p.process.WantsMoves() {
		for m := range v.Moves() {
			moves = append(moves, m.String())
		}
	}
	m, none, err := p.ask(ctx, v, moves, t)
	if none {
		err = p.process.Refuse(Illegal, phrases.InputError(noneOnTurn))
	}
	return m, err
}

func (p *sidePlayer) Contest(ctx context.Context, v game.View, t match.Time) (game.Move, bool, error) {
	m, none, err := p.ask(ctx, v, []string{protocol.None, p.game.Contest().String()}, t)
	return m, !none && err == nil, err
}

// Close ends the program, or keeps it. It fails where the program has moved twice or does not
// end well.
func (p *sidePlayer) Close() error {
	e := p.process
	if e == nil || e.ended != nil {
		return nil
	}
	if err := e.Sync(); err != nil {
		return err
	}
	if p.keep == nil {
		return e.Close()
	}
	p.process, p.fault = nil, phrases.InputError(closed)
	p.keep(e)
	return nil
}
