package jagotale

import "github.com/jeudelettres/lettres/rulebook"

// What is said of Jago alone, in English here and in French below.
const (
	laysWord      = "%s lays %s"
	stealsWord    = "%s steals %s: %s"
	lengthens     = "%s lengthens %s: %s"
	keepsSame     = "%s lengthens %s: %s, no theft, since the meaning is the same"
	keepsPresumed = "%s lengthens %s: %s, no theft, since the meaning is presumed to be the same"
	onTheWay      = "%s changes %s to %s, which is not a word yet: no theft so far"
	takesBeside   = "takes %s from beside the board"
	putsBeside    = "puts %s beside the board"
	turnsOne      = "turns one letter"
	turnsMany     = "turns %d letters"
	leads         = "%s leads by %d"
	besideBoard   = "beside the board"

	colourOf   = "%s (%s)"
	isRed      = "red"
	isBlue     = "blue"
	playsFor   = "%s has the red letters, and %s the blue ones."
	draws      = "%s draws %s"
	bagHas     = ", leaving %d in the bag"
	endsTurn   = "%s ends the turn."
	contests   = "? %s: “I contest.”"
	isGood     = "%s is good, and stays"
	isBad      = "no word: %s; %s is taken back"
	mayTurn    = "%s may turn up to %d letter{s}"
	turns      = "%s turns %s"
	turnsNone  = "%s turns no letter"
	timeOut    = "The last minute of %s runs out."
	givesUp    = "%s gives the game up."
	wrong      = "%s: %s."
	turnLetter = "turn letters"
	endTurn    = "end the turn"
)

var phrases = rulebook.NewPhrases(map[string]string{

	laysWord:      "%s pose %s",
	stealsWord:    "%s vole %s : %s",
	lengthens:     "%s rallonge %s : %s",
	keepsSame:     "%s rallonge %s : %s, sans le voler, car le sens est le même",
	keepsPresumed: "%s rallonge %s : %s, sans le voler, car on présume que le sens est le même",
	onTheWay:      "%s change %s en %s, qui n'est pas encore un mot : ce n'est pas encore un vol",
	takesBeside:   "prend %s à côté du plateau",
	putsBeside:    "met %s à côté du plateau",
	turnsOne:      "retourne une lettre",
	turnsMany:     "retourne %d lettres",
	leads:         "%s mène de %d",
	besideBoard:   "à côté du plateau",

	colourOf:   "%s (%s)",
	isRed:      "rouge",
	isBlue:     "bleu",
	playsFor:   "%s a les lettres rouges, et %s les bleues.",
	draws:      "%s pioche %s",
	bagHas:     ", et en laisse %d dans le sac",
	endsTurn:   "%s finit son tour.",
	contests:   "? %s : « Je conteste. »",
	isGood:     "%s est valable et reste",
	isBad:      "erroné : %s ; %s est repris",
	mayTurn:    "%s peut retourner jusqu'à %d lettre{s}",
	turns:      "%s retourne %s",
	turnsNone:  "%s ne retourne aucune lettre",
	timeOut:    "La dernière minute s'écoule pour %s.",
	givesUp:    "%s abandonne.",
	wrong:      "%s : %s.",
	turnLetter: "retourner",
	endTurn:    "finir le tour",
})
