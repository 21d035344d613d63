package extra

import (
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

type basing func(options string, c rulebook.Clause) rulebook.Clause

// Bases attaches the clause by which a clause of other rules holds under options, "" where it holds by
// itself: the rules of the box are silent on much, and the official clause is cited then.
func Bases(base func(options string, c rulebook.Clause) rulebook.Clause) game.Part {
	return game.Extra(basing(base))
}

// BaseOf returns the clause by which a clause holds under the rules of a game, "" where it holds by
// itself.
func BaseOf(r *game.Rules, c rulebook.Clause) rulebook.Clause {
	if r == nil || c == "" {
		return ""
	}
	if base, ok := game.ExtraOf[basing](r.Game()); ok {
		return base(r.Options(), c)
	}
	return ""
}
