//go:build js && fetched && jarnac

package main

import (
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
)

func list() []*game.Game { return []*game.Game{games.Jarnac()} }
