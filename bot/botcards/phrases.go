package botcards

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	notWeighed = "%s cannot be compared with other moves"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		notWeighed: "%s ne se compare pas à d'autres coups",
	}
})
