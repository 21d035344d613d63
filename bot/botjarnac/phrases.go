package botjarnac

import "github.com/jeudelettres/lettres/internal/say"

const (
	notWeighed = "%s cannot be compared with other moves ¦ %s ne se compare pas à d'autres coups"
	notDecided = "the policy returns no move that can be made ¦ la stratégie ne donne aucun coup possible"
)

var phrases = new(say.Phrases)
