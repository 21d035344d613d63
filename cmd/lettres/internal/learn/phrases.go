package learn

import "github.com/jeudelettres/lettres/internal/say"

const (
	noLessons = "%s has no lessons ¦ %s n'a pas de leçons"
	noLesson  = "%s has %d lesson{s} ¦ %s a %d leçon{s}"

	lessonOf = "Lesson %d of %d: %s ¦ Leçon %d sur %d : %s"
	youAre   = "You are %s. Type what you do, hint for the answer, next to go on, quit to stop, and ? for help. ¦ " +
		"Vous êtes %s. Tapez ce que vous faites, indice pour la réponse, suite pour continuer, quitte pour arrêter, ? pour l'aide."
	theEnd = "The end of the lessons ¦ La fin des leçons"
	goOn   = "Now play: lettres play -game %[1]s -level 1. All rules: lettres rule %[1]s. ¦ " +
		"À vous de jouer : lettres play -game %[1]s -level 1. Toutes les règles : lettres rule %[1]s."
	theAnswer = "The answer: %s. ¦ La réponse : %s."
	typed     = "Type: %v ¦ Tapez : %v"
	notHere   = "That is allowed, but something else is asked here. ¦ C'est permis, mais ce n'est pas ce qui est demandé ici."

	howTo = `  hint  the answer             next  go on
  show  see the table again    quit  stop here
` + " ¦ " +
		`  indice  la réponse         suite   continuer
  table   revoir la table    quitte  s'arrêter là
`

	usage = `It teaches a game, with the hands: you make the moves, and the rules answer.

usage: lettres learn [flags] [game [lesson]]

  game       jarnac (default), scrabble, scrabblecards or jago
  lesson     the number of the first lesson; without it, the first one
  -lang tag  fr or en (default: the language of the environment, or fr)
  -h         this help

The lessons of Jarnac: 1 draw, lay, transform; 2 "Jarnac!"; 3 contesting; 4 the end, and
the 70 points.
` + " ¦ " +
		`Apprend un jeu, les lettres en main : vous jouez les coups, les règles répondent.

usage : lettres learn [options] [jeu [leçon]]

  jeu         jarnac (par défaut), scrabble, scrabblecards ou jago
  leçon       le numéro de la première leçon ; sans lui, la première
  -lang code  fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h          cette aide

Les leçons du Jarnac : 1 piocher, poser, transformer ; 2 « Jarnac ! » ; 3 contester ; 4 la fin,
et les 70 points.
`
)

var phrases = new(say.Phrases)
