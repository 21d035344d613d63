package main

import "github.com/jeudelettres/lettres/rulebook"

const (
	badRules = "choose official, competition, classic or classic-competition"

	usage = `Two bots play a whole game of Jarnac with French words.

usage: duel [flags]

  -rules name  official (default), competition, classic or classic-competition
  -level l     how well they play: a level for both, or one for each, as in 8,4
               (default: 4, keen amateur)
  -seed n      the same seed plays the same game; without it one is chosen, and
               shown
  -games n     a table of the results of n games with the seeds from -seed on, and
               how many were played in a second
  -lang tag    fr or en (default: the language of the environment, or fr)
  -quiet       of a game, the count and the verdict alone
  -record      the record of the game, and nothing else
  -h           this help

On the mats, * marks a word that was laid, ! one that was taken by a Jarnac.
There is colour on a terminal unless NO_COLOR is set.
`
)

var phrases = rulebook.NewPhrases(map[string]string{
	badRules: "choisissez official, competition, classic ou classic-competition",

	usage: `Deux robots jouent une partie entière de Jarnac, avec des mots français.

usage : duel [options]

  -rules nom   official (par défaut), competition, classic ou classic-competition
  -level n     leur niveau : un pour les deux, ou un pour chacun, comme 8,4
               (par défaut : 4, amateur éclairé)
  -seed n      la même graine joue la même partie ; sans elle, une graine est
               choisie, et affichée
  -games n     un tableau des résultats de n parties, aux graines à partir de celle
               de -seed, et le nombre de parties jouées par seconde
  -lang code   fr ou en (par défaut : la langue de l'environnement, ou fr)
  -quiet       d'une partie, seulement le décompte et le verdict
  -record      la partie notée, et rien d'autre
  -h           cette aide

Sur les tapis, * marque un mot posé, ! un mot pris par un Jarnac.
Il y a de la couleur sur un terminal, à moins que NO_COLOR ne soit défini.
`,
})
