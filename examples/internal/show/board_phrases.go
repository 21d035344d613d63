package show

import "github.com/jeudelettres/lettres/rulebook"

// What is said of games of Scrabble alone, in English here and in French below.
const (
	boardLegend    = `On the board, ' and " are letters that count double and triple, - and = words; * is a tile just laid, and a small letter a joker.`
	boardClassique = "Scrabble classique, the rules of the clubs"
	boardEnglish   = "Scrabble with the English tiles, for tournaments"
	boardTakenBack = "contested: %s comes back"
	boardFoundGood = "contested, and good"
	boardWrong     = "%s: %s."
	boardRack      = "rack"
	boardTiles     = "%d tiles"
	boardAllTiles  = "%d tiles laid"
	boardTilesLeft = "tiles left"
	boardExchange  = "exchange"
)

var boardPhrases = rulebook.NewPhrases(map[string]string{
	boardLegend:    `Sur le plateau, ' et " sont les lettres comptant double et triple, - et = les mots ; * est un jeton qu'on vient de poser, et une minuscule un joker.`,
	boardClassique: "Scrabble classique, les règles des clubs",
	boardEnglish:   "Scrabble avec les jetons anglais, pour tournois",
	boardTakenBack: "contesté : %s est repris",
	boardFoundGood: "contesté à tort",
	boardWrong:     "%s : %s.",
	boardRack:      "chevalet",
	boardTiles:     "%d jetons",
	boardAllTiles:  "%d jetons posés",
	boardTilesLeft: "jetons restants",
	boardExchange:  "échanger",
})
