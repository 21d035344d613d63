package board

import "github.com/jeudelettres/lettres/rulebook"

// What is said of Scrabble alone, in English here and in French below.
const (
	legend    = `On the board, ' and " are letters that count double and triple, - and = words; * is a tile just laid, and a small letter a joker.`
	classique = "Scrabble classique, the rules of the clubs"
	english   = "Scrabble with the English tiles, for tournaments"
	takenBack = "contested: %s comes back"
	foundGood = "contested, and good"
	wrong     = "%s: %s."
	rack      = "rack"
	tiles     = "%d tiles"
	allTiles  = "%d tiles laid"
	tilesLeft = "tiles left"
	exchange  = "exchange"
)

var phrases = rulebook.NewPhrases(map[string]string{
	legend:    `Sur le plateau, ' et " sont les lettres comptant double et triple, - et = les mots ; * est un jeton qu'on vient de poser, et une minuscule un joker.`,
	classique: "Scrabble classique, les règles des clubs",
	english:   "Scrabble avec les jetons anglais, pour tournois",
	takenBack: "contesté : %s est repris",
	foundGood: "contesté à tort",
	wrong:     "%s : %s.",
	rack:      "chevalet",
	tiles:     "%d jetons",
	allTiles:  "%d jetons posés",
	tilesLeft: "jetons restants",
	exchange:  "échanger",
})
