package botjago

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	notWeighed = "%s is no word of a turn"
	noEnd      = "a turn must come to its end"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		notWeighed: "%s n'est pas un mot d'un tour",
		noEnd:      "il manque la fin du tour",
	}
})
