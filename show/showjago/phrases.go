package showjago

import "github.com/jeudelettres/lettres/internal/draw"

// What is said of Jago alone, in English here and in French below.
const (
	draws         = "%s draws %s."
	lays          = "%s lays %s at %s."
	steals        = "%s steals %s: %s."
	lengthens     = "%s lengthens %s: %s."
	keepsSame     = "%s lengthens %s: %s, no theft, since the meaning is the same."
	keepsPresumed = "%s lengthens %s: %s, no theft, since the meaning is presumed to be the same."
	onTheWay      = "%s changes %s to %s, which is not a word yet: no theft so far."
	takesBeside   = "%s takes %s from beside the board."
	putsBeside    = "%s puts %s beside the board."
	turns         = "%s turns %d letter{s}."
	endsTurn      = "%s ends the turn."
	noWord        = "No word: %s."
	takesBack     = "%s takes %s back."
	mayTurn       = "%s may turn up to %d letter{s}."
	flips         = "%s turns %s."
	flipsNone     = "%s turns no letter."
	timeOut       = "The last minute of %s runs out."

	toDraw    = "draw %s"
	toPlace   = "lay %s at %s"
	toEndTurn = "end the turn"
	toFlip    = "turn %s"
	noLetter  = "no letter"
	toFlag    = "let the last minute run out"

	toLayWords = "lay words"
	toSteal    = "lay or steal words"
	toFlipSome = "turn letters of the opponent"

	rack         = "rack"
	beside       = "beside the board"
	countLetters = "%d letter{s}"
	legend       = `On the board, capitals are red and small letters blue; * is a letter just laid, + one just turned to the other colour, × the centre.`

	title      = "Jago: %s, red, and %s, blue"
	descRed    = "%s, red: %s. Rack: %s."
	descBlue   = "%s, blue: %s. Rack: %s."
	descWord   = "%s at %s, of %s: %s."
	red        = "red"
	blue       = "blue"
	emptyBoard = "The board is empty."
	descBeside = "Beside the board: %s."
	descBag    = "Bag: %s."
)

var phrases = draw.Phrases(func() map[string]string {
	return map[string]string{
		draws:         "%s pioche %s.",
		lays:          "%s pose %s en %s.",
		steals:        "%s vole %s\u00a0: %s.",
		lengthens:     "%s rallonge %s\u00a0: %s.",
		keepsSame:     "%s rallonge %s\u00a0: %s, sans le voler, car le sens est le même.",
		keepsPresumed: "%s rallonge %s\u00a0: %s, sans le voler, car on présume que le sens est le même.",
		onTheWay:      "%s change %s en %s, qui n’est pas encore un mot\u00a0: ce n’est pas encore un vol.",
		takesBeside:   "%s prend %s à côté du plateau.",
		putsBeside:    "%s met %s à côté du plateau.",
		turns:         "%s retourne %d lettre{s}.",
		endsTurn:      "%s finit son tour.",
		noWord:        "Erroné\u00a0: %s.",
		takesBack:     "%s reprend %s.",
		mayTurn:       "%s peut retourner jusqu’à %d lettre{s}.",
		flips:         "%s retourne %s.",
		flipsNone:     "%s ne retourne aucune lettre.",
		timeOut:       "La dernière minute s’écoule pour %s.",

		toDraw:    "piocher %s",
		toPlace:   "poser %s en %s",
		toEndTurn: "finir le tour",
		toFlip:    "retourner %s",
		noLetter:  "aucune lettre",
		toFlag:    "laisser s’écouler la dernière minute",

		toLayWords: "poser des mots",
		toSteal:    "poser ou voler des mots",
		toFlipSome: "retourner des lettres de l’adversaire",

		rack:         "chevalet",
		beside:       "à côté du plateau",
		countLetters: "%d lettre{s}",
		legend:       `Sur le plateau, les majuscules sont rouges et les minuscules bleues ; * est une lettre qu’on vient de poser, + une lettre qu’on vient de retourner, × la case centrale.`,

		title:      "Jago\u00a0: %s, rouge, et %s, bleu",
		descRed:    "%s, rouge\u00a0: %s. Chevalet\u00a0: %s.",
		descBlue:   "%s, bleu\u00a0: %s. Chevalet\u00a0: %s.",
		descWord:   "%s en %s, à %s\u00a0: %s.",
		red:        "rouge",
		blue:       "bleu",
		emptyBoard: "Le plateau est vide.",
		descBeside: "À côté du plateau\u00a0: %s.",
		descBag:    "Sac\u00a0: %s.",
	}
})
