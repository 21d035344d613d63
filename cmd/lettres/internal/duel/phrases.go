package duel

import "github.com/jeudelettres/lettres/rulebook"

const (
	badRules = "choose official, competition, classic or classic-competition"

	youAre        = "You are %s, and play against %s, %s. Type ? for help."
	stopped       = "The game stops here (%s)."
	kept          = "The game is kept in %s: lettres arbiter reads it."
	fileExists    = "%s exists already: choose another file for -save"
	seeHelp       = "Type ? for help."
	tooLong       = "That line is too long."
	nothingToUndo = "You have not decided anything yet."
	undone        = "%s agrees: back to your last decision."
	wordToo       = "%q is a word that you can lay: type %s for the word, and %s for the command."
	whichLine     = "On which line? Type one of %s."

	hintMove   = "A champion would %s."
	hintPoints = "A champion would %s, for %d points."
	hintWin    = "The chance of winning is %d%% then."
	hintNext   = "The chance of winning is %d%% then, and %d%% with the next best: %s."
	hintOnly   = "There is nothing else to consider."

	howTo = `  draw             draw what is due (+)
  swap aei         put letters aside and draw as many (-AEI)
  rat              lay RAT on a free line
  1 rats           make RATS of your line 1 (1:RATS)
  jarnac 1 tzar    take TZAR from line 1 of %[1]s (!1:TZAR)
  jarnac rat       take RAT from the rack of %[1]s (!RAT)
  pass             hand the bag over (-)
  let go           let the last chance go (.)
  contest          contest the last word (if played)
  resign           give the game up

  hint  a champion's advice    undo  take a decision back
  mats  see the mats again     quit  stop here

  The letter that a word earns is drawn for you.
  In capitals, PASSE and AIDE are words.
`

	usage = `Two bots play a whole game of Jarnac with French words.

usage: lettres watch [flags]

  -game name   jarnac (default), scrabble, scrabblecards or jago
  -rules name  official (default), competition, classic or classic-competition,
               with options, as in "official validation=contest"
  -level l     how well they play: a level for both, or one for each, as in 8,4
               (default: 4, keen amateur)
  -seed n      the same seed plays the same game; without it one is chosen, and
               shown
  -play        you play, against a player of -level, as lettres play does; type ?
               for help
  -save file   with -play, a new file for the record of your game
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

	youAre:        "Vous êtes %s et jouez contre %s, %s. Tapez ? pour l'aide.",
	stopped:       "La partie s'arrête ici (%s).",
	kept:          "La partie est gardée dans %s : lettres arbiter la lit.",
	fileExists:    "%s existe déjà : choisissez un autre fichier pour -save",
	seeHelp:       "Tapez ? pour l'aide.",
	tooLong:       "Cette ligne est trop longue.",
	nothingToUndo: "Vous n'avez encore rien décidé.",
	undone:        "%s est d'accord : retour à votre dernière décision.",
	wordToo:       "%q est un mot que vous pouvez poser : tapez %s pour le mot, %s pour la commande.",
	whichLine:     "Sur quelle ligne ? Tapez l'un de ces coups : %s.",

	hintMove:   "Conseil d'un champion : %s.",
	hintPoints: "Conseil d'un champion : %s, pour %d points.",
	hintWin:    "Chances de gagner : %d %%.",
	hintNext:   "Chances de gagner : %d %%, contre %d %% pour le suivant : %s.",
	hintOnly:   "Il n'y a rien d'autre à envisager.",

	howTo: `  pioche           piocher ce qui est dû (+)
  échange aei      mettre des lettres de côté, en piocher autant (-AEI)
  rat              poser RAT sur une ligne libre
  1 rats           transformer votre ligne 1 en RATS (1:RATS)
  jarnac 1 tzar    prendre TZAR, ligne 1 de %[1]s (!1:TZAR)
  jarnac rat       prendre RAT, du reliquat de %[1]s (!RAT)
  passe            passer le sac (-)
  laisse           laisser passer la dernière chance (.)
  conteste         contester le dernier mot (si cela se joue)
  abandonne        abandonner

  conseil  l'avis d'un champion    annule  reprendre une décision
  tapis    revoir les tapis        quitte  s'arrêter là

  La lettre que rapporte un mot est piochée pour vous.
  En capitales, PASSE et AIDE sont des mots.
`,

	usage: `Deux robots jouent une partie entière de Jarnac, avec des mots français.

usage : lettres watch [options]

  -game nom    jarnac (par défaut), scrabble, scrabblecards ou jago
  -rules nom   official (par défaut), competition, classic ou classic-competition,
               avec des options, comme "official validation=contest"
  -level n     leur niveau : un pour les deux, ou un pour chacun, comme 8,4
               (par défaut : 4, amateur éclairé)
  -seed n      la même graine joue la même partie ; sans elle, une graine est
               choisie, et affichée
  -play        vous jouez, contre un joueur de -level, comme par lettres play ;
               tapez ? pour l'aide
  -save nom    avec -play, un nouveau fichier où la partie est notée
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
