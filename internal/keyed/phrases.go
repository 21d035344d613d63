package keyed

import "github.com/jeudelettres/lettres/internal/phrase"

// What is wrong with the text of a position, in English here and in French below.
const (
	tooLong  = "the text of %d bytes is too long for a state"
	badField = "%q of a state: %s"
	short    = "a value is missing"
	unknown  = "unknown field"
	notUsual = "the state %q is not in the usual form"
	notEach  = "it has %d values for %d players"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		tooLong:  "le texte de %d octets est trop long pour une position",
		badField: "%q d'une position\u00a0: %s",
		short:    "il manque une valeur",
		unknown:  "champ inconnu",
		notUsual: "la position %q n'est pas sous la forme habituelle",
		notEach:  "il a %d valeurs pour %d joueurs",
	}
})
