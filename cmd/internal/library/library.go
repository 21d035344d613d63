// Package library has games, and keeps the rules that were asked for last:
// to compile them takes time, and many tables share them.
package library

import (
	"errors"
	"slices"
	"sync"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Library has games. Any number of goroutines may use it.
type Library struct {
	games []*game.Game
	words *lexicon.Lexicon // nil: each game has its own

	mu    sync.Mutex
	rules map[key]*game.Rules
	order []key // of rules, the oldest first
}

// A key is rules that were compiled: a game, its options as records write them, and its words.
type key struct {
	game    *game.Game
	options string
	words   *lexicon.Lexicon
}

// maxRules limits the compiled rules that are kept.
const maxRules = 64

// New returns a library of games, of which the first is that of records that name none. Their words
// are those of a list, or without one those that were built in for each.
func New(games []*game.Game, words *lexicon.Lexicon) *Library {
	return &Library{games: games, words: words, rules: map[key]*game.Rules{}}
}

// All returns the games.
func (l *Library) All() []*game.Game { return slices.Clone(l.games) }

// Named returns the game of a name that records have.
func (l *Library) Named(name string) (*game.Game, bool) { return game.Named(l.games, name) }

// Rules returns rules for a text of options.
func (l *Library) Rules(g *game.Game, options string) (*game.Rules, error) {
	return l.compiled(g, options, l.words)
}

// RulesBy returns the rules of a game that was begun by the list of an ID: by that which was built
// in, where it is that one, and by the own list of the library else.
func (l *Library) RulesBy(g *game.Game, options, list string) (*game.Rules, error) {
	words := l.words
	if words != nil && list == g.Lexicon().ID() {
		words = nil
	}
	return l.compiled(g, options, words)
}

func (l *Library) compiled(g *game.Game, options string, words *lexicon.Lexicon) (*game.Rules, error) {
	canonical, err := g.Options(options)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	k := key{g, canonical, words}
	if r, ok := l.rules[k]; ok {
		return r, nil
	}
	r, err := g.Compile(canonical, words)
	if err != nil {
		return nil, err
	}
	if len(l.rules) == maxRules {
		delete(l.rules, l.order[0])
		l.order = l.order[1:]
	}
	l.rules[k], l.order = r, append(l.order, k)
	return r, nil
}

// Played is a game that was read and played again, up to the move that is refused or could not
// be read.
type Played struct {
	Rules *game.Rules
	Names []string
	Start game.Position
	Steps []game.Step
	Err   error // of the move after Steps, or of a later line

	// Refused is the move that Err refuses, nil where it is no move of the game.
	Refused *game.Step
}

// Read reads a game as somebody wrote it down, and plays it again. What another format than
// the record says of contests is taken as it stands.
func (l *Library) Read(text []byte) (Played, error) {
	t, unread := extra.Read(l.games, text, "", l.Rules)
	if t.Game == nil {
		return Played{}, unread
	}
	rules, err := l.Rules(t.Game, t.Options)
	if err != nil {
		return Played{}, errors.Join(unread, err)
	}
	start, err := t.Start(rules)
	if err != nil {
		return Played{}, errors.Join(unread, err)
	}
	p := Played{Rules: rules, Names: t.Names, Start: start, Err: unread}
	for line, err := range t.Replay(rules) {
		if err != nil {
			p.Refused, p.Err = &line.Step, err
			break
		}
		p.Steps = append(p.Steps, line.Step)
	}
	return p, nil
}
