package game

import "github.com/jeudelettres/lettres/internal/say"

const (
	noGame    = "there is no game ¦ il n’y a pas de partie"
	noPlayers = "nobody plays %s ¦ personne ne joue à %s"
)

var phrases = new(say.Phrases)
