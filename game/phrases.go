package game

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	noGame    = "there is no game"
	noPlayers = "nobody plays %s"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		noGame:    "il n’y a pas de partie",
		noPlayers: "personne ne joue à %s",
	}
})
