package tournament

import "github.com/jeudelettres/lettres/internal/say"

const (
	usage = `It holds a tournament of a club in a file: who meets whom, the results, and the standings.

usage: lettres tournament [flags] file [action...]

Without an action it shows the round that is played, and the standings. The actions:

  new [names]                a new file from names, a line each, the strongest first; they
                             are read from a file, or typed
  pair                       pair the next round
  result 3 412-388           note the result of table 3, or put it right
  result Alice 412 Bruno 388 the same by names, in any order; "Alice 412 Bruno absent" where
                             somebody did not come
  enter name                 enter a player who comes late
  withdraw name              let a player go; return name takes them back
  undo                       take back the pairs of a round without a result
  standings, print           the standings; a sheet for the wall
  rules                      the clauses of the rulebook that hold
  trf                        the file for chess programs (TRF16)

  -system text  of a new file: quebec, swiss, berger or hill, with rounds, win, draw, loss or
                absent, as in "quebec rounds=7" (default: "swiss rounds=5")
  -title text   of a new file
  -shuffle      draw lots for the order of the names of a new file
  -seed n       of these lots
  -round n      the round of a result or of a sheet (default: the last one)
  -lang tag     fr or en (default: the language of the environment, or fr)
  -h            this help

A name can be shortened as long as one player alone begins so, and the number of a player
does too. The file is JSON if its name ends in .json, else text. It is whole at any moment,
also where the machine stops. The exit status is 1 when something is refused.
` + " ¦ " +
		`Tient le tournoi d’un club dans un fichier : qui rencontre qui, les résultats, le classement.

usage : lettres tournament [options] fichier [action...]

Sans action, montre la ronde en cours et le classement. Les actions :

  new [noms]                 un nouveau fichier, avec un nom par ligne, le plus fort d’abord ;
                             les noms viennent d’un fichier, ou sont tapés
  pair                       apparier la ronde suivante
  result 3 412-388           noter le résultat de la table 3, ou le corriger
  result Alice 412 Bruno 388 de même par les noms, dans n’importe quel ordre ; "Alice 412
                             Bruno absent" si quelqu’un n’est pas venu
  enter nom                  inscrire un retardataire
  withdraw nom               laisser partir un joueur ; return nom le reprend
  undo                       défaire les appariements d’une ronde sans résultat
  standings, print           le classement ; une feuille à afficher
  rules                      les clauses du règlement qui s’appliquent
  trf                        le fichier des programmes d’échecs (TRF16)

  -system texte  d’un nouveau fichier : quebec, swiss, berger ou hill, avec rounds, win, draw,
                 loss ou absent, comme "quebec rounds=7" (par défaut : "swiss rounds=5")
  -title texte   d’un nouveau fichier
  -shuffle       tirer au sort l’ordre des noms d’un nouveau fichier
  -seed n        de ce tirage
  -round n       la ronde d’un résultat ou d’une feuille (par défaut : la dernière)
  -lang code     fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h             cette aide

Un nom s’abrège tant qu’un seul joueur commence ainsi, et le numéro d’un joueur suffit aussi.
Le fichier est en JSON si son nom finit par .json, sinon en texte. Il est entier à tout
moment, même si la machine s’arrête. Le code de sortie est 1 quand quelque chose est refusé.
`
	badSystem = `choose quebec, swiss, berger or hill, as in "quebec rounds=7" (5, 6 or 7 rounds) or "swiss rounds=5"` + " ¦ " +
		`choisissez quebec, swiss, berger ou hill, comme "quebec rounds=7" (5, 6 ou 7 rondes) ou "swiss rounds=5"`
	badRound  = "a round is a whole number from 1 ¦ une ronde est un nombre entier à partir de 1"
	badResult = "%q is not a result: write 3 412-388 for table 3, or Alice 412 Bruno 388 ¦ " +
		"%q n’est pas un résultat : écrivez 3 412-388 pour la table 3, ou Alice 412 Bruno 388"

	noPath      = "which file? ¦ quel fichier ?"
	noAction    = "unknown action %q: -h lists them ¦ action inconnue %q : -h les donne toutes"
	noActionBut = "unknown action %q; did you mean %s? ¦ action inconnue %q ; est-ce %s ?"
	oneNames    = "the names come from one file: put a path with blanks into quotes ¦ " +
		"les noms viennent d’un seul fichier : mettez un chemin avec des espaces entre guillemets"
	noNames   = "there are no names: write them into a file, a line each ¦ il n’y a pas de noms : écrivez-les dans un fichier, un par ligne"
	tooMuch   = "unexpected argument %q ¦ argument inattendu %q"
	noTable   = "there is no table %s in round %d ¦ il n’y a pas de table %s à la ronde %d"
	notPaired = "round %d is not paired ¦ la ronde %d n’est pas appariée"

	untitled    = "Tournament ¦ Tournoi"
	players     = "%d player{s} ¦ %d joueur{s}"
	rounds      = "round %d of %d ¦ ronde %d sur %d"
	roundOf     = "Round %d of %d ¦ Ronde %d sur %d"
	isOut       = "withdrawn ¦ retiré"
	bye         = "bye ¦ exempt"
	absent      = "absent ¦ absent"
	bothAbsent  = "both absent ¦ absents"
	columnNames = "Player Pts Diff Opp Made W/D/L ¦ Joueur Pts Diff Adv Marq V/N/D"

	next      = "Next: lettres tournament %s %s ¦ Ensuite : lettres tournament %s %s"
	undone    = "The pairs of round %d are undone. ¦ Les appariements de la ronde %d sont défaits."
	entered   = "%s is player %d, from the next round on. ¦ %s est le joueur %d, à partir de la ronde suivante."
	withdrawn = "%s has withdrawn, and is not paired any more. ¦ %s se retire, et ne sera plus apparié."
	returned  = "%s is back, from the next round on. ¦ %s revient, à partir de la ronde suivante."
	missing   = "%d result{s} {is|are} missing in round %d. ¦ Il manque %d résultat{s} à la ronde %d."
	complete  = "Round %d is complete. ¦ La ronde %d est complète."
	over      = "The tournament is over. ¦ Le tournoi est fini."
)

var phrases = new(say.Phrases)
