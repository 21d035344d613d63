package program

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/nearest"
)

// UnknownGame returns the error for a game that is not among the known ones, the nearest of
// which stands first.
func UnknownGame(name string, known []string) error {
	known = slices.Clone(known)
	nearest.First(known, excerpt.Truncate(name))
	return common.InputError(unknownGame, name, strings.Join(known, ", "))
}
