package botjago

import "github.com/jeudelettres/lettres/internal/say"

const (
	notWeighed = "%s is no word of a turn ¦ %s n'est pas un mot d'un tour"
	noEnd      = "a turn must come to its end ¦ il manque la fin du tour"
)

var phrases = new(say.Phrases)
