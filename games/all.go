//go:build !jarnac

package games

import "github.com/jeudelettres/lettres/game"

// All returns the games.
func All() []*game.Game { return []*game.Game{Jarnac(), Scrabble(), Cards(), Jago()} }
