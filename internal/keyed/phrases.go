package keyed

import "github.com/jeudelettres/lettres/internal/say"

// What is wrong with the text of a position.
const (
	tooLong    = "the text of %d bytes is too long for a state ¦ le texte de %d octets est trop long pour une position"
	badField   = "%q of a state: %s ¦ %q d'une position\u00a0: %s"
	short      = "a value is missing ¦ il manque une valeur"
	unknown    = "unknown field ¦ champ inconnu"
	notUsual   = "the state %q is not in the usual form: %q ¦ la position %q n'est pas sous la forme habituelle\u00a0: %q"
	notJSON    = "it is not the JSON of a state ¦ ce n'est pas le JSON d'une position"
	otherField = "the field %q is not what the Text of the state says ¦ le champ %q ne correspond pas au champ Text de la position"
	notEach    = "it has %d values for %d players ¦ il a %d valeurs pour %d joueurs"
)

var phrases = new(say.Phrases)
