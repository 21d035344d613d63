package env

import "github.com/jeudelettres/lettres/internal/say"

const (
	usage = `Many games at once, for programs that learn: a move in each by one request.

usage: lettres env [flags]

It reads requests on its standard input and answers on its standard output, in bytes, as this page says:
https://github.com/jeudelettres/lettres/blob/main/docs/environments.md
The package for Python has it as lettres.env.

  -game name   jarnac, scrabble, scrabblecards or jago (default jarnac)
  -rules text  a preset and what differs from it; lettres options lists them
  -players n   as many players (default 2)
  -games n     so many games, 1 to 4096 (default 1)
  -actions n   so many legal moves of a position can be chosen, 1 to 4096 (default 256)
  -stay        a game that ends does not begin anew
  -seed n      of chance (default: another one each time)
  -lang tag    of this help: fr or en (default: the language of the environment, or fr)
  -h           this help
` + " ¦ " +
		`Beaucoup de parties à la fois, pour les programmes qui apprennent : un coup dans chacune par une requête.

usage : lettres env [options]

Lit des requêtes sur son entrée standard et répond sur sa sortie standard, en octets, comme le dit cette page :
https://github.com/jeudelettres/lettres/blob/main/docs/environments.md
Le paquet pour Python l’offre sous le nom lettres.env.

  -game nom     jarnac, scrabble, scrabblecards ou jago (par défaut jarnac)
  -rules texte  des règles, et ce qui en diffère ; lettres options les donne
  -players n    tant de joueurs (par défaut 2)
  -games n      tant de parties, de 1 à 4096 (par défaut 1)
  -actions n    tant de coups permis à choisir dans une position, de 1 à 4096 (par défaut 256)
  -stay         une partie finie ne recommence pas
  -seed n       graine du hasard (par défaut : une autre chaque fois)
  -lang code    de cette aide : fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h            cette aide
`
	badGames   = "choose 1 to 4096 games ¦ choisissez de 1 à 4096 parties"
	badActions = "choose 1 to 4096 actions ¦ choisissez de 1 à 4096 actions"
	badAction  = "action %d cannot be chosen in game %d: it has %d legal moves ¦ " +
		"l’action %d ne peut être choisie dans la partie %d : elle a %d coups permis"
	badGame     = "there is no game %d: they are 0 to %d ¦ il n’y a pas de partie %d : elles vont de 0 à %d"
	badSeat     = "there is no seat %d: they are 0 to %d ¦ il n’y a pas de place %d : elles vont de 0 à %d"
	badLines    = "%d positions for %d games ¦ %d positions pour %d parties"
	badPosition = "the position of game %d: %v ¦ la position de la partie %d : %v"
	longText    = "positions have at most %d MB ¦ les positions ont au plus %d Mo"
	noNumbers   = "%s cannot be seen as numbers ¦ %s ne se voit pas en nombres"
	unknown     = "unknown request %q ¦ requête inconnue %q"
)

var phrases = new(say.Phrases)
