package botjago

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	noLevel    = "there is no such level"
	otherRules = "the position is of a game by other rules"
)

var phrases = phrase.With(map[string]string{
	noLevel:    "ce niveau n'existe pas",
	otherRules: "la position est d'une partie jouée selon d'autres règles",
})
