package protocol

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strconv"
	"sync"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/match"
)

// Players returns an engine for a match whose players are processes of one program with these
// settings, a new one for each game; a program that has an option seed is given one. With keep a
// process plays one game after the other, unless it has ended or made a [Fault]; how it ends
// after its last game costs it none. Players starts the program once, and fails where it does not
// greet, does not play the game, or does not take the settings.
func Players(rules *game.Rules, command []string, settings map[string]string, limits Limits, keep bool) (match.Engine, error) {
	p := &program{rules: rules, command: command, settings: settings, limits: limits, keep: keep}
	e, err := p.begin(0, 0)
	if err != nil {
		return nil, err
	}
	if err := e.Close(); err != nil {
		return nil, err
	}
	return p, nil
}

// A program is a match.Engine.
type program struct {
	rules    *game.Rules
	command  []string
	settings map[string]string
	limits   Limits
	keep     bool

	mu   sync.Mutex
	idle []*Engine // between two games
}

// begin has a process begin a game, one that is idle or a new one.
func (p *program) begin(seat int, seed uint64) (e *Engine, err error) {
	if e = p.take(); e == nil {
		if e, err = Start(p.command, p.limits); err != nil {
			return nil, err
		}
	}
	number := strconv.FormatUint(seed%(1<<31), 10)
	if o := e.option("seed"); o != nil && o.Takes(number) {
		err = e.Set("seed", number)
	}
	for _, name := range slices.Sorted(maps.Keys(p.settings)) {
		err = cmp.Or(err, e.Set(name, p.settings[name]))
	}
	if err != nil {
		e.abandon()
		return nil, err
	}
	if err := e.NewGame(p.rules, seat); err != nil {
		return nil, err
	}
	return e, nil
}

// NewPlayer starts the program. Where that fails it is no error here: the player loses its
// game, as the program has been started before.
func (p *program) NewPlayer(_ context.Context, seat int, seed uint64) (match.Player, error) {
	e, err := p.begin(seat, seed)
	return &player{program: p, engine: e, fault: err}, nil
}

// take returns a process that is idle, nil if there is none.
func (p *program) take() *Engine {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.idle) == 0 {
		return nil
	}
	e := p.idle[len(p.idle)-1]
	p.idle = p.idle[:len(p.idle)-1]
	return e
}

// put keeps a process for another game.
func (p *program) put(e *Engine) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, e)
}

// Close ends the processes that are kept. The error is that of one that does not end well.
func (p *program) Close() (err error) {
	for e := p.take(); e != nil; e = p.take() {
		err = cmp.Or(err, e.Close())
	}
	return err
}

// A player is an Engine in one game of a match.
type player struct {
	program *program
	engine  *Engine
	fault   error // why there is no engine
}

func (p *player) Decide(ctx context.Context, v game.View, t match.Time) (game.Move, error) {
	if p.fault != nil {
		return nil, p.fault
	}
	m, _, err := p.engine.Decide(ctx, v, t)
	return m, err
}

func (p *player) Contest(ctx context.Context, v game.View, t match.Time) (game.Move, bool, error) {
	m, err := p.Decide(ctx, v, t)
	return m, m != nil, err
}

// Close ends the process, or keeps it. It fails where the program has moved twice or does not
// end well.
func (p *player) Close() error {
	e := p.engine
	if e == nil || e.ended != nil {
		return nil
	}
	if err := e.sync(); err != nil {
		return err
	}
	if !p.program.keep {
		return e.Close()
	}
	p.engine, p.fault = nil, phrases.InputError(closed)
	p.program.put(e)
	return nil
}
