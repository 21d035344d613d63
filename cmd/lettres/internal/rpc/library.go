package rpc

import (
	"sync"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/lexicon"
)

// A library keeps the rules that were compiled last, since compiling takes longer than a move.
type library struct {
	words *lexicon.Lexicon // nil: each game has its own

	mu    sync.Mutex
	rules map[string]*game.Rules
	order []string
}

// mostRules bounds how many rules are kept.
const mostRules = 64

func newLibrary(words *lexicon.Lexicon) *library {
	return &library{words: words, rules: make(map[string]*game.Rules)}
}

// list returns the words by which a game is played.
func (l *library) list(g *game.Game) *lexicon.Lexicon {
	if l.words != nil {
		return l.words
	}
	return g.Lexicon()
}

// compile returns the rules of a game by the canonical text of some options.
func (l *library) compile(g *game.Game, options string) (*game.Rules, error) {
	key := g.Name() + " " + options
	l.mu.Lock()
	defer l.mu.Unlock()
	if r := l.rules[key]; r != nil {
		return r, nil
	}
	r, err := g.Compile(options, l.list(g))
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
