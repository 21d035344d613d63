package scrabble

import "github.com/jeudelettres/lettres/rulebook"

const (
	badPlayers = "there are 2, 3 or 4 players"

	classique = "Scrabble classique"

	theToss      = "The toss: the letter nearest to A begins"
	begins       = "%s begins"
	tossAgain    = "the nearest draw once more"
	joker        = "a joker"
	squareLegend = `8H → is a word across, from row 8 and column H on; H8 ↓ is one down.`

	turnOf    = "Turn %d: %s"
	rack      = "rack"
	bonus     = "Scrabble!"
	draws     = "draws %s"
	exchanges = "exchanges %s: %s"
	passes    = "“I pass.”"
	keeps     = "keeps %s"
	isOut     = "is out"
	bagEmpty  = ", the bag is empty"
	bagHas    = " (%d in the bag)"
	oneTile   = "%d tile"
	manyTiles = "%d tiles"

	sheetPlayer   = "player"
	sheetWord     = "word"
	sheetPoints   = "points"
	sheetTotal    = "total"
	sheetExchange = "exch. %s"
	sheetPass     = "pass"

	leftOver    = "still has %s"
	nothingLeft = "has no tile left"
	bestMove    = "The highest move: %s, turn %d, %s, %d point{s}"

	pointsAMove    = "points a placement"
	bonusesAGame   = "Scrabbles a game"
	exchangesAGame = "exchanges a game"
	turnsAGame     = "turns a game"
	highest        = "highest placement"
	highestWhere   = "%s, seed %s, turn %d"

	usage = `Bots play a whole game of Scrabble classique with French words.

usage: lettres watch -game scrabble [flags]

  -game name  jarnac (default), scrabble, scrabblecards or jago
  -seed n     the same seed plays the same game; without it one is chosen, and
              shown
  -players n  2 (default), 3 or 4
  -level l    how well they play: a level for all, or one for each, as in 8,4
              (default: 4, keen amateur)
  -quiet      of a game the score sheet, one line a turn, and the last board
  -gcg        the game in GCG, and nothing else
  -games n    a table of the results of n games, with the seeds from -seed on,
              and how many were played in a second
  -lang tag   fr or en (default: the language of the environment, or fr)
  -h          this help

There is colour on a terminal unless NO_COLOR is set.
`
)

var phrases = rulebook.NewPhrases(map[string]string{
	badPlayers: "on joue à 2, 3 ou 4",

	classique: "Scrabble classique",

	theToss:      "Le tirage au sort : la lettre la plus proche de A commence",
	begins:       "%s commence",
	tossAgain:    "les plus proches tirent de nouveau",
	joker:        "un joker",
	squareLegend: `8H → est un mot horizontal, à partir de la ligne 8 et de la colonne H ; H8 ↓ est un mot vertical.`,

	turnOf:    "Coup %d : %s",
	rack:      "chevalet",
	bonus:     "Scrabble !",
	draws:     "pioche %s",
	exchanges: "échange %s : %s",
	passes:    "« Je passe. »",
	keeps:     "garde %s",
	isOut:     "a posé son dernier jeton",
	bagEmpty:  ", le sac est vide",
	bagHas:    " (%d dans le sac)",
	oneTile:   "%d jeton",
	manyTiles: "%d jetons",

	sheetPlayer:   "joueur",
	sheetWord:     "mot",
	sheetPoints:   "points",
	sheetTotal:    "total",
	sheetExchange: "échange %s",
	sheetPass:     "passe",

	leftOver:    "garde %s",
	nothingLeft: "n'a plus de jeton",
	bestMove:    "Le meilleur coup : %s, coup %d, %s, %d point{s}",

	pointsAMove:    "points par mot posé",
	bonusesAGame:   "scrabbles par partie",
	exchangesAGame: "échanges par partie",
	turnsAGame:     "coups par partie",
	highest:        "meilleur coup",
	highestWhere:   "%s, graine %s, coup %d",

	usage: `Des robots jouent une partie entière de Scrabble classique, avec des mots
français.

usage : lettres watch -game scrabble [options]

  -game nom   jarnac (par défaut), scrabble, scrabblecards ou jago
  -seed n     la même graine joue la même partie ; sans elle, une graine est
              choisie, et affichée
  -players n  2 (par défaut), 3 ou 4 joueurs
  -level n    leur niveau : un pour tous, ou un pour chacun, comme 8,4
              (par défaut : 4, amateur éclairé)
  -quiet      d'une partie, la feuille de marque, une ligne par coup, et le
              dernier plateau
  -gcg        la partie en GCG, et rien d'autre
  -games n    un tableau des résultats de n parties, aux graines à partir de
              celle de -seed, et le nombre de parties jouées par seconde
  -lang code  fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h          cette aide

Il y a de la couleur sur un terminal, à moins que NO_COLOR ne soit défini.
`,
})
