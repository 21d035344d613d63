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

// Named returns the game of a name that records have, "jarnac", "scrabble", "scrabblecards" or
// "jago", or of one that people type: "cards", "cartes".
func Named(name string) (*game.Game, bool) { return game.Find(all, name) }
