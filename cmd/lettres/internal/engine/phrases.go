package engine

import "github.com/jeudelettres/lettres/internal/say"

const (
	usage = `The players of this module, for programs that speak the engine protocol.

usage: lettres engine [flags]

It reads what a referee says on its standard input, as this page says:
https://github.com/jeudelettres/lettres/blob/main/docs/protocol.md

  -lang tag  of what it cannot read: fr or en (default: the language of the
             environment, or fr)
  -h         this help
` + " ¦ " +
		`Les joueurs de lettres, pour les programmes qui parlent le protocole des moteurs.

usage : lettres engine [options]

Il lit ce que dit un arbitre sur son entrée standard, comme le dit cette page :
https://github.com/jeudelettres/lettres/blob/main/docs/protocol.md

  -lang code  pour dire ce qu’il ne peut pas lire : fr ou en (par défaut : la langue
              de l’environnement, ou fr)
  -h          cette aide
`
	atLine      = "line %d: %v ¦ ligne %d : %v"
	noSuchGame  = "there is no game %s here ¦ le jeu %s n'est pas joué ici"
	noOption    = "there is no option %s ¦ il n'y a pas d'option %s"
	badValue    = "the option %s cannot be %q ¦ l'option %s ne peut pas être %q"
	noGame      = "no game has begun ¦ aucune partie n'a commencé"
	noPosition  = "there is no position ¦ il n'y a pas de position"
	notPlaying  = "%s does not play here ¦ %s ne joue pas ici"
	lineTooLong = "line %d is longer than %d bytes ¦ la ligne %d a plus de %d octets"
)

var phrases = new(say.Phrases)
