package puzzle

const (
	noGames   = "no game of yours that can be read in %d file{s} ¦ aucune partie de vous lisible dans %d fichier{s}"
	noneDue   = "%d mistake{s} in %d game{s}, and none to go over today. ¦ %d erreur{s} en %d partie{s}, et aucune à revoir aujourd'hui."
	someDue   = "%d game{s}, %d mistake{s} in them, %d to go over now. ¦ %d partie{s}, %d erreur{s} ; à revoir maintenant : %d."
	deckInUse = "another program keeps its deck in %s ¦ un autre programme tient ses cartes dans %s"
	noDeck    = "%s is not a deck of mistakes ¦ %s n'est pas un fichier d'erreurs"

	mistakeOf = "Mistake %d of %d, %s ¦ Erreur %d sur %d, %s"
	youPlayed = "You are %s. You did this: %s (%+d). What is better? ¦ Vous êtes %s. Votre coup : %s (%+d). Qu'y avait-il de mieux ?"
	notBest   = "%s: %+d. There is better. ¦ %s : %+d. Il y a mieux."
	noAnswer  = "That is legal, but it does not answer: something brings more. ¦ " +
		"C'est permis, mais ce n'est pas la réponse : autre chose rapporte plus."
	foundIt   = "You found it: %s, %+d. ¦ Trouvé : %s, %+d."
	best      = "Best was: %s, %+d. ¦ Le mieux : %s, %+d."
	asGood    = "As good: %s, %+d. ¦ Aussi bon : %s, %+d."
	comesBack = "It comes back after %d day{s}. ¦ Elle revient dans %d jour{s}."
	forGood   = "You know it for good: it does not come back. ¦ Vous la connaissez pour de bon : elle ne revient plus."
	nextOne   = "The next one? Enter for yes, quit to stop ¦ La suivante ? Entrée pour oui, quitte pour arrêter"
	allDone   = "That is all for now. ¦ C'est tout pour l'instant."

	howToAnswer = `  Type what is better: jarnac 1 tzar, or 8G chat. You may try as often as you like,
  but only the first try counts.

  answer  see what was best    next  the next mistake
  show    see the table        quit  stop here
` + " ¦ " +
		`  Tapez ce qui est mieux : jarnac 1 tzar, ou G8 chat. Vous pouvez essayer autant
  de fois que vous voulez, mais seul le premier essai compte.

  réponse  voir le mieux      suite   l'erreur suivante
  table    revoir la table    quitte  s'arrêter là
`

	mistakesUsage = `It lets you go over what you missed in games of your own.

usage: lettres puzzle mistakes [flags] [file or folder...]

  -name name  whose games these are; without it, those of the first player of each who
              is no bot
  -game name  of this game alone
  -deck file  keep in this file when each mistake comes back: after 1, 2, 4, 8 and 16
              days, each time that you find it at once, and then no more; what you do
              not find begins again (Leitner)
  -lang tag   fr or en (default: the language of the environment, or fr)
  -h          this help

It reads what lettres stats reads: records, GCG and folders, or else the games that
lettres serve keeps. Mistakes are exact: a Jarnac that you could have called, a word that
could have been longer or brought more, by at least 9 points in Jarnac, 10 in Scrabble
and the card game, 3 letters in Jago.
` + " ¦ " +
		`Vous fait revoir ce que vous avez manqué dans vos propres parties.

usage : lettres puzzle mistakes [options] [fichier ou dossier...]

  -name nom      de qui sont ces parties ; sans lui, du premier joueur de chacune qui
                 n'est pas un robot
  -game nom      de ce jeu seulement
  -deck fichier  garder dans ce fichier quand chaque erreur revient : après 1, 2, 4, 8 et
                 16 jours, chaque fois que vous trouvez du premier coup, puis plus
                 jamais ; ce que vous ne trouvez pas recommence (Leitner)
  -lang code     fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h             cette aide

Lit ce que lit lettres stats : parties notées, GCG et dossiers, sinon les parties que
garde lettres serve. Les erreurs sont exactes : un Jarnac que vous pouviez dire, un mot
qui pouvait être plus long ou rapporter plus, d'au moins 9 points au Jarnac, 10 au
Scrabble et au jeu de cartes, 3 lettres au Jago.
`
)
