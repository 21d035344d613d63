package rpc

import (
	"sync"

	"github.com/jeudelettres/lettres/game"
)

// A library keeps the rules that were compiled last, since compiling takes longer than a move.
type library struct {
	mu    sync.Mutex
	rules map[string]*game.Rules
	order []string
}

// mostRules bounds how many rules are kept.
const mostRules = 64

func newLibrary() *library { return &library{rules: make(map[string]*game.Rules)} }

// compile returns the rules of a game by the canonical text of some options.
func (l *library) compile(g *game.Game, options string) (*game.Rules, error) {
	key := g.Name() + " " + options
	l.mu.Lock()
	defer l.mu.Unlock()
	if r := l.rules[key]; r != nil {
		return r, nil
	}
	r, err := g.Compile(options, g.Lexicon())
	if err != nil {
		return nil, err
	}
	if len(l.order) == mostRules {
		delete(l.rules, l.order[0])
		l.order = l.order[1:]
	}
	l.rules[key], l.order = r, append(l.order, key)
	return r, nil
}
