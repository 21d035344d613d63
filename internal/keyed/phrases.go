package keyed

import "github.com/jeudelettres/lettres/internal/phrase"

// What is wrong with the text of a position, in English here and in French below.
const (
	tooLong    = "the text of %d bytes is too long for a state"
	badField   = "%q of a state: %s"
	short      = "a value is missing"
	unknown    = "unknown field"
	notUsual   = "the state %q is not in the usual form"
	notJSON    = "it is not the JSON of a state"
	otherField = "the field %q is not what the Text of the state says"
	notEach    = "it has %d values for %d players"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		tooLong:    "le texte de %d octets est trop long pour une position",
		badField:   "%q d'une position\u00a0: %s",
		short:      "il manque une valeur",
		unknown:    "champ inconnu",
		notUsual:   "la position %q n'est pas sous la forme habituelle",
		notJSON:    "ce n'est pas le JSON d'une position",
		otherField: "le champ %q ne correspond pas au champ Text de la position",
		notEach:    "il a %d valeurs pour %d joueurs",
	}
})
