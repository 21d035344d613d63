// Package games has the four games of this module, each with everything attached: its built-in
// words, its players, its tale and drawings, its reviews, and its answers to questions about
// positions.
//
// A program that plays one game imports that game's package, and links nothing else.
package games

import (
	"slices"

	"github.com/jeudelettres/lettres/game"
)

var all = []*game.Game{Jarnac, Scrabble, Cards, Jago}

// All returns the games.
func All() []*game.Game { return slices.Clone(all) }

// Named returns the game of a name that records have: "jarnac", "scrabble", "scrabblecards" or
// "jago". "cards" is short for the card game.
func Named(name string) (*game.Game, bool) {
	if name == "cards" {
		name = Cards.Name()
	}
	return game.Named(all, name)
}
