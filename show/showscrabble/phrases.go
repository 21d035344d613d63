package showscrabble

import "github.com/jeudelettres/lettres/internal/draw"

// What is said of Scrabble alone, in English here and in French below.
const (
	draws     = "%s draws %s."
	decides   = "%s has decided."
	stays     = "%s at %s stays on the board."
	lays      = "%s lays %s at %s for %s."
	laysSum   = "%s lays %s at %s for %s: %s."
	allTiles  = "All %d tiles in one move bring %s."
	exchanges = "%s exchanges %s."
	loses     = "%s takes %s back, and loses %s."
	gains     = "%s gains %s."
	pays      = "%s loses %s."
	noTurn    = "%s loses the next turn."
	timeOut   = "The time of %s is out."
	minute    = "The time of %s is out, and costs %s."
	areGood   = "%s are good, and stay."
	foundGood = "The contest is wrong: %s."
	goodWords = "%d good word{s}"

	toDraw     = "draw %s"
	toPlace    = "lay %s at %s for %s"
	toExchange = "exchange %s"
	toFlag     = "let the time be out"

	toLayAWord     = "lay a word"
	toExchangeSome = "exchange tiles"
	toContestLast  = "contest the last word"

	rack       = "rack"
	left       = "tiles left %s"
	others     = "tiles of the others"
	total      = "total"
	countTiles = "%d tile{s}"
	legend     = `On the board, %s and %s are letters that count double and triple, - and = words; * is a tile just laid, and a small letter a joker.`

	title    = "Scrabble: %s"
	descSeat = "%s: %s, %s."
	descRack = "%s holds %s."
	descWord = "%s at %s."
	descBag  = "Bag: %s."
	noWord   = "The board is empty."

	undecided = "Nobody can tell who wins: it depends on racks that are not known."
	uncounted = "Tiles that are not known are not counted."

	doubleLetter, tripleLetter, fourLetter = "DL", "TL", "QL"
	doubleWord, tripleWord, fourWord       = "DW", "TW", "QW"
)

var phrases = draw.Phrases(func() map[string]string {
	return map[string]string{
		draws:     "%s pioche %s.",
		decides:   "%s a décidé.",
		stays:     "%s en %s reste sur le plateau.",
		lays:      "%s pose %s en %s pour %s.",
		laysSum:   "%s pose %s en %s pour %s : %s.",
		allTiles:  "Les %d jetons en un coup rapportent %s.",
		exchanges: "%s échange %s.",
		loses:     "%s reprend %s et perd %s.",
		gains:     "%s gagne %s.",
		pays:      "%s perd %s.",
		noTurn:    "%s passe son prochain tour.",
		timeOut:   "Le temps est écoulé pour %s.",
		minute:    "Le temps est écoulé pour %s, et coûte %s.",
		areGood:   "%s sont valables et restent.",
		foundGood: "La contestation est infondée\u00a0: %s.",
		goodWords: "%d mot{s} valable{s}",

		toDraw:     "piocher %s",
		toPlace:    "poser %s en %s pour %s",
		toExchange: "échanger %s",
		toFlag:     "laisser le temps s'écouler",

		toLayAWord:     "poser un mot",
		toExchangeSome: "échanger des jetons",
		toContestLast:  "contester le dernier mot",

		rack:       "chevalet",
		left:       "jetons restants %s",
		others:     "jetons des autres",
		total:      "total",
		countTiles: "%d jeton{s}",
		legend:     `Sur le plateau, %s et %s sont les lettres comptant double et triple, - et = les mots ; * est un jeton qu’on vient de poser, et une minuscule un joker.`,

		title:    "Scrabble\u00a0: %s",
		descSeat: "%s\u00a0: %s, %s.",
		descRack: "%s a %s.",
		descWord: "%s en %s.",
		descBag:  "Sac\u00a0: %s.",
		noWord:   "Le plateau est vide.",

		undecided: "Nul ne peut dire qui gagne : cela dépend de chevalets qui ne sont pas connus.",
		uncounted: "Les jetons qui ne sont pas connus ne sont pas comptés.",

		doubleLetter: "LD", tripleLetter: "LT", fourLetter: "LQ",
		doubleWord: "MD", tripleWord: "MT", fourWord: "MQ",
	}
})
