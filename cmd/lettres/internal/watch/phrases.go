package watch

import "github.com/jeudelettres/lettres/internal/say"

const (
	noFormat = "%s is not written as GCG ¦ %s ne s'écrit pas en GCG"
	oneGame  = "-gcg writes one game: it goes with none of -record and -games ¦ " +
		"-gcg écrit une partie : elle ne va ni avec -record ni avec -games"

	drawn     = "drawn ¦ nulles"
	won       = "won ¦ gagnées"
	points    = "points ¦ points"
	turns     = "turns ¦ tours"
	moves     = "moves ¦ coups"
	aGame     = "%s a game ¦ %s par partie"
	endedBy   = "Ended by ¦ Finies par"
	decidedBy = "Decided by ¦ Jugées par"

	usage = `Bots play a whole game with French words, and you watch.

usage: lettres watch [flags]

  -game name   jarnac (default), scrabble, scrabblecards or jago
  -rules name  the rules, with options, as in "official validation=contest";
               lettres options tells all of them
  -players n   how many play, where more than two can
  -level l     how well they play: a level for all, or one for each, as in 8,4
               (default: 4, keen amateur)
  -seed n      the same seed plays the same game; without it one is chosen, and
               shown
  -games n     a table of the results of n games with the seeds from -seed on, and
               how many were played in a second
  -quiet       of a game, the score sheet, the count and the verdict
  -record      the record of the game, and nothing else
  -gcg         the game as GCG, and nothing else: Scrabble alone
  -lang tag    fr or en (default: the language of the environment, or fr)
  -h           this help

There is colour on a terminal unless NO_COLOR is set.
` + " ¦ " +
		`Des robots jouent une partie entière, avec des mots français, et vous regardez.

usage : lettres watch [options]

  -game nom    jarnac (par défaut), scrabble, scrabblecards ou jago
  -rules nom   les règles, avec des options, comme "official validation=contest" ;
               lettres options les donne toutes
  -players n   combien jouent, là où l'on peut être plus de deux
  -level n     leur niveau : un pour tous, ou un pour chacun, comme 8,4
               (par défaut : 4, amateur éclairé)
  -seed n      la même graine joue la même partie ; sans elle, une graine est
               choisie, et affichée
  -games n     un tableau des résultats de n parties, aux graines à partir de celle
               de -seed, et le nombre de parties jouées par seconde
  -quiet       d'une partie, la feuille de marque, le décompte et le verdict
  -record      la partie notée, et rien d'autre
  -gcg         la partie en GCG, et rien d'autre : au Scrabble seulement
  -lang code   fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h           cette aide

Il y a de la couleur sur un terminal, à moins que NO_COLOR ne soit défini.
`
)

var phrases = new(say.Phrases)
