//go:build !jarnac

package games

import "github.com/jeudelettres/lettres/game"

// All returns the games.
func All() []*game.Game { return []*game.Game{Jarnac(), Scrabble(), Cards(), Jago()} }

// Named returns the game of a name that records have, "jarnac", "scrabble", "scrabblecards" or
// "jago", or of one that people type: "cards", "cartes".
func Named(name string) (*game.Game, bool) { return game.Find(All(), name) }
