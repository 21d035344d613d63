package extra

import "github.com/jeudelettres/lettres/internal/phrase"

const unknownGame = "unknown game %q"

var phrases = phrase.With(func() map[string]string {
	return map[string]string{unknownGame: "jeu inconnu %q"}
})
