package cards

import "github.com/jeudelettres/lettres/rulebook"

const (
	badPlayers = "there are 2 to 6 players"

	cardGame = "Scrabble, the card game"

	placeLegend = `(0,-2) → is a word across, from row 0 and column -2 on; (0,-2) ↓ is one down.`

	hand       = "hand"
	allSeven   = "seven letters"
	doubleWord = "Double Word on the %s"
	tripleWord = "Triple Word on the %s"
	takenOff   = "taken off: %s"
	staysThere = "stays: %s"
	draws      = "draws %s"
	exchanges  = "exchanges %s: %s"
	keeps      = "keeps %s"
	isOut      = "is out"
	deckOut    = ", the deck is out"
	deckHas    = " (%d in the deck)"

	sheetPlayer = "player"
	sheetMove   = "move"
	sheetPoints = "points"
	sheetTotal  = "total"
	sheetOff    = "[taken off]"
	sheetPass   = "pass"

	bestMove = "The highest move: %s, turn %d, %s, %d point{s}"

	pointsAMove    = "points a placement"
	sevensAGame    = "seven letters a game"
	bonusesAGame   = "bonus cards a game"
	exchangesAGame = "exchanges a game"
	turnsAGame     = "turns a game"
	takenOffAWord  = "taken off a placement"
	stayedAWord    = "staying a placement"
	highest        = "highest placement"
	highestWhere   = "%s, seed %s, turn %d"

	usage = `Bots play a whole game of Scrabble, the card game, with French words.

usage: lettres watch -game scrabblecards [flags]

  -game name  jarnac (default), scrabble, scrabblecards or jago
  -seed n     the same seed plays the same game; without it one is chosen, and
              shown
  -players n  2 (default) to 6
  -level l    how well they play: a level for all, or one for each, as in 8,4
              (default: 4, keen amateur)
  -quiet      of a game the score sheet, one line a turn, and the last table
  -record     the record of the game, and nothing else
  -games n    a table of the results of n games, with the seeds from -seed on,
              and how many were played in a second
  -lang tag   fr or en (default: the language of the environment, or fr)
  -h          this help

There is colour on a terminal unless NO_COLOR is set.
`
)

var phrases = rulebook.NewPhrases(map[string]string{
	badPlayers: "on joue de 2 à 6",

	cardGame: "Scrabble, le jeu de cartes",

	placeLegend: `(0,-2) → est un mot horizontal, à partir de la ligne 0 et de la colonne -2 ; (0,-2) ↓ est un mot vertical.`,

	hand:       "main",
	allSeven:   "sept lettres",
	doubleWord: "Mot Compte Double sur le %s",
	tripleWord: "Mot Compte Triple sur le %s",
	takenOff:   "ôté : %s",
	staysThere: "reste : %s",
	draws:      "pioche %s",
	exchanges:  "échange %s : %s",
	keeps:      "garde %s",
	isOut:      "a joué sa dernière carte",
	deckOut:    ", la pioche est vide",
	deckHas:    " (%d dans la pioche)",

	sheetPlayer: "joueur",
	sheetMove:   "coup",
	sheetPoints: "points",
	sheetTotal:  "total",
	sheetOff:    "[ôté]",
	sheetPass:   "passe",

	bestMove: "Le meilleur coup : %s, tour %d, %s, %d point{s}",

	pointsAMove:    "points par mot posé",
	sevensAGame:    "sept lettres par partie",
	bonusesAGame:   "cartes Prime par partie",
	exchangesAGame: "échanges par partie",
	turnsAGame:     "tours par partie",
	takenOffAWord:  "mots ôtés par mot posé",
	stayedAWord:    "mots restés par mot posé",
	highest:        "meilleur coup",
	highestWhere:   "%s, graine %s, tour %d",

	usage: `Des robots jouent une partie entière de Scrabble, le jeu de cartes, avec des
mots français.

usage : lettres watch -game scrabblecards [options]

  -game nom   jarnac (par défaut), scrabble, scrabblecards ou jago
  -seed n     la même graine joue la même partie ; sans elle, une graine est
              choisie, et affichée
  -players n  de 2 (par défaut) à 6 joueurs
  -level n    leur niveau : un pour tous, ou un pour chacun, comme 8,4
              (par défaut : 4, amateur éclairé)
  -quiet      d'une partie, la feuille de marque, une ligne par tour, et la
              dernière table
  -record     la partie notée, et rien d'autre
  -games n    un tableau des résultats de n parties, aux graines à partir de
              celle de -seed, et le nombre de parties jouées par seconde
  -lang code  fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h          cette aide

Il y a de la couleur sur un terminal, à moins que NO_COLOR ne soit défini.
`,
})
