package extra

import "github.com/jeudelettres/lettres/internal/say"

const unknownGame = "unknown game %q ¦ jeu inconnu %q"

var phrases = new(say.Phrases)
