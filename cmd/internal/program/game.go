package program

import (
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/nearest"
)

// Game returns the one of the games that somebody means by a name. The error has their names, the
// nearest first.
func Game(games []*game.Game, name string) (*game.Game, error) {
	if g, ok := game.Find(games, name); ok {
		return g, nil
	}
	var known []string
	for _, g := range games {
		known = append(known, g.Name())
	}
	nearest.First(known, excerpt.Truncate(name))
	return nil, common.InputError(unknownGame, name, strings.Join(known, ", "))
}
