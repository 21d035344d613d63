package botcards

import "github.com/jeudelettres/lettres/internal/say"

const (
	notWeighed = "%s cannot be compared with other moves ¦ %s ne se compare pas à d'autres coups"
)

var phrases = new(say.Phrases)
