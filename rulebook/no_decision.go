package rulebook

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// ErrNoDecision means that no player decides the move: the clock alone says that a flag has
// fallen. The method Complete of each game returns it for a flag, which a referee or a record
// plays with Play.
var ErrNoDecision error = noDecision{}

type noDecision struct{}

// Error returns Explain in English.
func (n noDecision) Error() string { return n.Explain(language.English) }

// Explain says it in French or in English.
func (noDecision) Explain(tag language.Tag) string {
	if bilingual.Match(tag) == language.French {
		return "c’est la pendule qui dit quel drapeau est tombé"
	}
	return "the clock says whose flag has fallen"
}
