// Package games has the four games of this module, each with everything attached: its built-in
// words, its players, its tale and drawings, its reviews, and its answers to questions about
// positions.
//
// A game is made when it is first asked for, and every call returns the same one. A program that
// asks for one game links that game alone. With the tag jarnac the package has Jarnac and no other, and Jarnac
// without its lessons and puzzles, which makes the module for pages smaller.
package games

import (
	"sync"

	"github.com/jeudelettres/lettres/game"
)

// A once makes a game on first use. Its zero value is ready, so that the linker drops the games
// that a program does not ask for.
type once struct {
	made sync.Once
	game *game.Game
}

func (o *once) get(make func() *game.Game) *game.Game {
	o.made.Do(func() { o.game = make() })
	return o.game
}
