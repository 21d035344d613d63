package jago

import "github.com/jeudelettres/lettres/rulebook"

const (
	red          = "Red"
	blue         = "Blue"
	begins       = "%s begins."
	squareLegend = "6F → is a word across, from row 6 and column F on; F6 ↓ is one down."
	discLegend   = "The disc shows the minutes that are left. A glass of one minute is turned as each turn begins, and whenever it runs out the disc takes a minute from the player for the opponent."

	turnOf    = "Turn %d: %s"
	rack      = "rack"
	draws     = "draws %s"
	drawsNone = "draws nothing"
	bagEmpty  = ", the bag is empty"
	bagHas    = " (%d in the bag)"
	oneLetter = "%d letter"
	letters   = "%d letters"
	took      = "time %s"
	disc      = "disc %d–%d"
	moved     = ", %d taken from %s"
	noWay     = "%s sees no way to lead"
	givesUp   = ", and gives the game up."
	timeOut   = "The last minute runs out, and %s does not lead."
	tooLate   = "The last minute runs out, and %s has not ended the turn."
	wins      = "%s wins, %d to %d"

	sheetPlayer = "player"
	sheetWords  = "words, * with a theft"
	sheetLead   = "%s–%s"
	sheetTime   = "time"
	sheetUp     = "gives up"
	sheetFlag   = "out of time"

	wordsAGame   = "words a game"
	theftsAGame  = "thefts a game"
	minutesAGame = "minutes lost a game"
	shownAtEnd   = "letters at the end"
	turnsAGame   = "turns a game"
	timeAGame    = "time a game"
	manyThefts   = "most thefts"
	manyWhere    = "in the game of seed %s"

	usage = `Two bots play a whole game of Jago with French words.

usage: lettres watch -game jago [flags]

  -game name jarnac (default), scrabble, scrabblecards or jago
  -seed n    the same seed plays the same game; without it one is chosen, and
             shown
  -level l   how well they play: a level for both, or one for each, as in 8,4
             (default: 4, keen amateur)
  -quiet     of a game a line for each turn, and the last board
  -record    the record of the game, and nothing else
  -games n   a table of the results of n games, with the seeds from -seed on,
             and how many were played in a second
  -lang tag  fr or en (default: the language of the environment, or fr)
  -h         this help

Capitals are red and small letters blue; there is colour on a terminal unless
NO_COLOR is set.
`
)

var phrases = rulebook.NewPhrases(map[string]string{
	red:          "Rouge",
	blue:         "Bleu",
	begins:       "%s commence.",
	squareLegend: "6F → est un mot horizontal, à partir de la ligne 6 et de la colonne F ; F6 ↓ est un mot vertical.",
	discLegend:   "Le disque montre les minutes qui restent. Un sablier d'une minute est retourné quand un tour commence, et chaque fois qu'il s'écoule le disque prend une minute au joueur pour l'adversaire.",

	turnOf:    "Tour %d : %s",
	rack:      "chevalet",
	draws:     "pioche %s",
	drawsNone: "ne pioche rien",
	bagEmpty:  ", le sac est vide",
	bagHas:    " (%d dans le sac)",
	oneLetter: "%d lettre",
	letters:   "%d lettres",
	took:      "temps %s",
	disc:      "disque %d–%d",
	moved:     ", %d de moins pour %s",
	noWay:     "%s ne peut pas reprendre l'avantage",
	givesUp:   ", et abandonne.",
	timeOut:   "La dernière minute s'écoule, et %s n'a pas l'avantage.",
	tooLate:   "La dernière minute s'écoule, et %s n'a pas fini son tour.",
	wins:      "%s gagne, %d à %d",

	sheetPlayer: "joueur",
	sheetWords:  "mots, * avec un vol",
	sheetLead:   "%s–%s",
	sheetTime:   "temps",
	sheetUp:     "abandonne",
	sheetFlag:   "hors temps",

	wordsAGame:   "mots par partie",
	theftsAGame:  "vols par partie",
	minutesAGame: "minutes perdues",
	shownAtEnd:   "lettres à la fin",
	turnsAGame:   "tours par partie",
	timeAGame:    "temps par partie",
	manyThefts:   "le plus de vols",
	manyWhere:    "dans la partie de graine %s",

	usage: `Deux robots jouent une partie entière de Jago, avec des mots français.

usage : lettres watch -game jago [options]

  -game nom  jarnac (par défaut), scrabble, scrabblecards ou jago
  -seed n    la même graine joue la même partie ; sans elle, une graine est
             choisie, et affichée
  -level n   leur niveau : un pour les deux, ou un pour chacun, comme 8,4
             (par défaut : 4, amateur éclairé)
  -quiet     d'une partie, une ligne par tour, et le dernier plateau
  -record    la partie notée, et rien d'autre
  -games n   un tableau des résultats de n parties, aux graines à partir de
             celle de -seed, et le nombre de parties jouées par seconde
  -lang code fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h         cette aide

Les majuscules sont rouges, et les minuscules bleues. Il y a de la couleur sur
un terminal, à moins que NO_COLOR ne soit défini.
`,
})
