package program

import (
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/nearest"
)

// UnknownGame returns the error for a name that none of the games has, with their names, the
// nearest first.
func UnknownGame(games []*game.Game, name string) error {
	var known []string
	for _, g := range games {
		known = append(known, g.Name())
	}
	nearest.First(known, excerpt.Truncate(name))
	return common.InputError(unknownGame, name, strings.Join(known, ", "))
}
