// Package library has the games that are served, and keeps the rules that were asked for last:
// to compile them takes time, and many tables share them.
package library

import (
	"errors"
	"slices"
	"sync"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A Library has games. Any number of goroutines may use it.
type Library struct {
	games []*game.Game

	mu    sync.Mutex
	rules map[key]*game.Rules
}

// A key is rules that were compiled: a game and its options as records write them.
type key struct {
	game    *game.Game
	options string
}

// maxRules limits the compiled rules that are kept.
const maxRules = 256

// New returns a library of games, of which the first is that of records that name none.
func New(games []*game.Game) *Library { return &Library{games: games, rules: map[key]*game.Rules{}} }

// All returns the games.
func (l *Library) All() []*game.Game { return slices.Clone(l.games) }

// Named returns the game of a name that records have.
func (l *Library) Named(name string) (*game.Game, bool) { return game.Named(l.games, name) }

// Rules returns rules for a text of options.
func (l *Library) Rules(g *game.Game, options string) (*game.Rules, error) {
	canonical, err := g.Options(options)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	k := key{g, canonical}
	if r, ok := l.rules[k]; ok {
		return r, nil
	}
	r, err := g.Compile(canonical, nil)
	if err != nil {
		return nil, err
	}
	if len(l.rules) == maxRules {
		clear(l.rules)
	}
	l.rules[k] = r
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
	t, unread := extra.Read(l.games, text, "", nil)
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
