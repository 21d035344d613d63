package main

import "github.com/jeudelettres/lettres/rulebook"

const (
	badLanguage = "choose fr or en"
	badLexicon  = "a lexicon is a file .tsv, .txt, .kwg or .dic"
	seeHelp     = "Try -h."

	unknownGame  = "the game %q is not known yet"
	otherLexicon = "the game was played with the lexicon %s, and is judged by %s"
	notOnTurn    = "%s is on turn"
	atLine       = "line %d: %s"

	usage = `It replays records of games of Jarnac, of Scrabble in GCG, of Scrabble, the card
game, and of Jago, and says which moves were legal.

usage: arbiter [flags] [record...]

  -lexicon file  the words: a tagged list (.tsv), a plain list (.txt), a word graph
                 (.kwg), or a Hunspell dictionary (.dic, with its .aff beside it)
  -legal         all good moves after the last one, or at an illegal one
  -json          a JSON object a line, for programs
  -lang tag      fr or en (default: the language of the environment, or fr)
  -h             this help

Without a record it reads standard input. The exit status is 0 when all moves are
legal, 1 after an illegal one, 2 after a record that cannot be read.
`
)

var phrases = rulebook.NewPhrases(map[string]string{
	badLanguage: "choisissez fr ou en",
	badLexicon:  "un lexique est un fichier .tsv, .txt, .kwg ou .dic",
	seeHelp:     "Essayez -h.",

	unknownGame:  "le jeu %q n'est pas encore connu",
	otherLexicon: "la partie a été jouée avec le lexique %s, et elle est jugée avec %s",
	notOnTurn:    "c'est à %s de jouer",
	atLine:       "ligne %d : %s",

	usage: `Rejoue des parties notées de Jarnac, de Scrabble en GCG, de Scrabble, le jeu de
cartes, et de Jago, et dit quels coups étaient permis.

usage : arbiter [options] [partie...]

  -lexicon fichier  les mots : une liste annotée (.tsv), une liste simple (.txt), un
                    graphe de mots (.kwg), ou un dictionnaire Hunspell (.dic, avec
                    son .aff à côté)
  -legal            tous les bons coups après le dernier, ou au coup interdit
  -json             un objet JSON par ligne, pour des programmes
  -lang code        fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h                cette aide

Sans partie, lit l'entrée standard. Le code de sortie est 0 quand tous les coups
sont permis, 1 après un coup interdit, 2 après une partie illisible.
`,
})
