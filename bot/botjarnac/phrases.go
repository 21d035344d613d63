package botjarnac

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	notWeighed = "%s cannot be compared with other moves"
	notDecided = "the policy returns no move that can be made"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		notWeighed: "%s ne se compare pas à d'autres coups",
		notDecided: "la stratégie ne donne aucun coup possible",
	}
})
