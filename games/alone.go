//go:build jarnac

package games

import "github.com/jeudelettres/lettres/game"

// jarnacTeaches attaches nothing: a program with Jarnac alone teaches nobody.
func jarnacTeaches(*game.Game) {}
