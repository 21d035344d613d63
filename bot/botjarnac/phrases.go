package botjarnac

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	notWeighed = "%s cannot be compared with other moves"
)

var phrases = phrase.With(map[string]string{
	notWeighed: "%s ne se compare pas à d'autres coups",
})
