package puzzle

import "github.com/jeudelettres/lettres/internal/say"

const (
	badPositions = "not a number of positions ¦ ce n'est pas un nombre de positions"
	badSeed      = "not a seed ¦ ce n'est pas une graine"
	noPuzzles    = "%s has no puzzles ¦ %s n'a pas de problèmes"
	otherRules   = "%s is not by the usual rules: %s ¦ %s n'est pas aux règles habituelles : %s"
	allProven    = "%d puzzle{s} proven ¦ %d problème{s} prouvé{s}"
	notNew       = "%s is not a file of ratings ¦ %s n'est pas un fichier de cotes"
	ratingInUse  = "another program keeps its ratings in %s ¦ un autre programme tient ses cotes dans %s"

	ofTheDay  = "The puzzle of the day, %s ¦ Le problème du jour, %s"
	another   = "Puzzle %d ¦ Problème %d"
	isRight   = "Right! %s, %+d. ¦ Juste ! %s, %+d."
	alsoRight = "As good: %s, %+d. ¦ Aussi bon : %s, %+d."
	wrong     = "%s: %+d. There is better. ¦ %s : %+d. Il y a mieux."
	notAsked  = "That is no answer to this puzzle. ¦ Ce n'est pas une réponse à ce problème."
	theAnswer = "The answer: %s, %+d. ¦ La réponse : %s, %+d."
	nextBest  = "The next best: %+d. ¦ Le meilleur des autres : %+d."
	youAre    = "You are %s. ¦ Vous êtes %s."
	theThemes = "Themes: %s. ¦ Thèmes : %s."
	more      = "Another one? Enter for yes, quit to stop ¦ Un autre ? Entrée pour oui, quitte pour arrêter"
	asking    = "Type yesterday for yesterday's puzzle and its answer. ¦ Tapez hier pour le problème d'hier et sa réponse."
	yesterday = "The puzzle of yesterday, %s ¦ Le problème d'hier, %s"
	daysInRow = "%d days in a row. ¦ %d jours de suite."
	yours     = "Your rating: %s ± %s. ¦ Votre cote : %s ± %s."

	howTo = `  Type your answer: jarnac 1 tzar, or 8G chat. You may try as often as you like,
  but only the first try counts for a rating.

  answer  see the answer     next  another puzzle
  show    see the table      quit  stop here
` + " ¦ " +
		`  Tapez votre réponse : jarnac 1 tzar, ou G8 chat. Vous pouvez essayer autant
  de fois que vous voulez, mais seul le premier essai compte pour la cote.

  réponse  voir la réponse    suite   un autre problème
  table    revoir la table    quitte  s'arrêter là
`

	usage = `It gives you puzzles: a position in which one answer is best.

usage: lettres puzzle [flags]
       lettres puzzle mistakes [flags] [file or folder...]
       lettres puzzle make [flags] [record...]

  -game name    jarnac (default), scrabble, scrabblecards or jago
  -rating file  keep your rating in this file (Glicko-2); only the first try counts
  -seed n       the same seed gives the same puzzles after that of the day
  -lang tag     fr or en (default: the language of the environment, or fr)
  -h            this help

The first one is that of the day, the same for everybody. A puzzle is rated by what
players of each level find in it at a glance, and a regular player has 1500.
lettres puzzle mistakes goes over what you missed in games of your own, and make makes
more puzzles: -h behind either says how.
` + " ¦ " +
		`Donne des problèmes : une position où une réponse est la meilleure.

usage : lettres puzzle [options]
        lettres puzzle mistakes [options] [fichier ou dossier...]
        lettres puzzle make [options] [partie...]

  -game nom       jarnac (par défaut), scrabble, scrabblecards ou jago
  -rating fichier garder votre cote dans ce fichier (Glicko-2) ; seul le premier
                  essai compte
  -seed n         la même graine donne les mêmes problèmes après celui du jour
  -lang code      fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h              cette aide

Le premier est celui du jour, le même pour tout le monde. La cote d'un problème vient de
ce que des robots de chaque niveau y trouvent au premier coup d'œil ; un joueur régulier
a 1500. lettres puzzle mistakes revoit ce que vous avez manqué dans vos parties, et make
fait d'autres problèmes : -h derrière l'un ou l'autre dit comment.
`

	makeUsage = `It makes puzzles, from games between bots or from records, one on a line.

usage: lettres puzzle make [flags] [record...]

  -game name    jarnac (default), scrabble, scrabblecards or jago
  -positions n  look at so many positions of games between bots (default: 1000)
  -level l      of the bots: one for all, or one for each, as in 8,4 (default: 2)
  -seed n       of the first game (default: 1)
  -check        prove the puzzles that are built in, by a search that tries
                everything, and make none
  -lang tag     fr or en (default: the language of the environment, or fr)
  -h            this help

A puzzle has one best answer by a margin, or two or three that are equally good; other
moves; and no answer that is seen at once. lettres puzzle gives you those that are
built in.
` + " ¦ " +
		`Fait des problèmes, de parties entre robots ou de parties notées, un par ligne.

usage : lettres puzzle make [options] [partie...]

  -game nom     jarnac (par défaut), scrabble, scrabblecards ou jago
  -positions n  regarder ce nombre de positions de parties entre robots (par
                défaut : 1000)
  -level n      le niveau des robots : un pour tous, ou un pour chacun, comme 8,4
                (par défaut : 2)
  -seed n       de la première partie (par défaut : 1)
  -check        prouver les problèmes intégrés, par une recherche qui essaie tout,
                et n'en faire aucun
  -lang code    fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h            cette aide

Un problème a une seule meilleure réponse, avec une marge, ou deux ou trois qui se
valent ; d'autres coups ; et aucune réponse qui saute aux yeux. lettres puzzle vous
donne ceux qui sont intégrés.
`
)

var phrases = new(say.Phrases)
