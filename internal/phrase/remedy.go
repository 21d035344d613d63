package phrase

import (
	"maps"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

var shared = map[string]rulebook.Clause{
	OtherOnTurn: law.RemedyOutOfTurn,
	NoLetterDue: law.RemedyNotDue,
	NoWordOpen:  law.RemedyCovered,
}

// Remedies returns what is done where a move was made that a phrase refuses: by the phrases of
// a game, and by those of this package.
func Remedies(own map[string]rulebook.Clause) map[string]rulebook.Clause {
	all := maps.Clone(shared)
	maps.Copy(all, own)
	return all
}

// Remedied returns v with that remedy.
func Remedied(v *rulebook.Violation, c rulebook.Clause) *rulebook.Violation {
	v.Remedy = c
	return v
}

// Miscounted returns the remedy of a draw of another number of letters than is due.
func Miscounted(due, drawn int) rulebook.Clause {
	if drawn > due {
		return law.RemedyTooMany
	}
	return law.RemedyTooFew
}
