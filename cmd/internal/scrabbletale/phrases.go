package scrabbletale

import "github.com/jeudelettres/lettres/rulebook"

// What is said of Scrabble alone, in English here and in French below.
const (
	classique = "Scrabble classique, the rules of the clubs"
	english   = "Scrabble with the English tiles, for tournaments"
	takenBack = "contested: %s comes back"
	foundGood = "contested, and good"
	stays     = "%s stays: %s"
	wrong     = "%s: %s."
	rack      = "rack"
	tiles     = "%d tile{s}"
	allTiles  = "%d tile{s} laid"
	tilesLeft = "tiles left"
	exchange  = "exchange"
	undecided = "Nobody can tell who wins: it depends on racks that are not known."
	uncounted = "Tiles that are not known are not counted."
)

var phrases = rulebook.NewPhrases(map[string]string{
	classique: "Scrabble classique, les règles des clubs",
	english:   "Scrabble avec les jetons anglais, pour tournois",
	takenBack: "contesté : %s est repris",
	foundGood: "contesté à tort",
	stays:     "%s reste\u00a0: %s",
	wrong:     "%s : %s.",
	rack:      "chevalet",
	tiles:     "%d jeton{s}",
	allTiles:  "%d jeton{s} posé{s}",
	tilesLeft: "jetons restants",
	exchange:  "échanger",
	undecided: "Nul ne peut dire qui gagne : cela dépend de chevalets qui ne sont pas connus.",
	uncounted: "Les jetons qui ne sont pas connus ne sont pas comptés.",
})
