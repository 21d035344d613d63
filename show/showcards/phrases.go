package showcards

import "github.com/jeudelettres/lettres/internal/draw"

// What is said of the card game alone, in English here and in French below.
const (
	draws     = "%s draws %s."
	lays      = "%s lays %s for %s, %s from %s."
	laysSum   = "%s lays %s for %s, %s from %s: %s."
	allCards  = "A whole hand in one move brings %s."
	doubleOn  = "A Double Word card lies on %s."
	tripleOn  = "A Triple Word card lies on %s."
	takenOff  = "Taken off the table: %s."
	stays     = "%s stays whole."
	stay      = "%s stay whole."
	exchanges = "%s exchanges %s."
	loses     = "%s takes %s back, loses %s, and the turn."
	pays      = "%s loses %s."

	toDraw     = "draw %s"
	toPlace    = "lay %s for %s, %s from %s"
	toExchange = "exchange %s"
	across     = "across"
	down       = "down"

	toLayAWord     = "lay a word"
	toExchangeSome = "exchange cards"
	toContestLast  = "contest the last word"

	hand       = "hand"
	left       = "cards left %s"
	others     = "cards of the others"
	total      = "total"
	deck       = "deck"
	countCards = "%d card{s}"
	legend     = `On the table, * is a card just laid, and letters between [ and ] have just been taken off; 2 and 3 after a letter are a Double Word and a Triple Word card, and a small letter is a joker. The numbers are those of rows and columns.`

	title    = "Scrabble, the card game: %s"
	descSeat = "%s: %s, %s."
	descHand = "%s holds %s."
	descWord = "%s, %s from %s."
	descDeck = "Deck: %s."
	noCard   = "There is no card on the table."
)

var phrases = draw.Phrases(func() map[string]string {
	return map[string]string{
		draws:     "%s pioche %s.",
		lays:      "%s pose %s pour %s, %s depuis %s.",
		laysSum:   "%s pose %s pour %s, %s depuis %s : %s.",
		allCards:  "Une main entière en un coup rapporte %s.",
		doubleOn:  "Une carte Mot Compte Double est sur %s.",
		tripleOn:  "Une carte Mot Compte Triple est sur %s.",
		takenOff:  "Retiré de la table\u00a0: %s.",
		stays:     "%s reste entier.",
		stay:      "%s restent entiers.",
		exchanges: "%s échange %s.",
		loses:     "%s reprend %s, perd %s et son tour.",
		pays:      "%s perd %s.",

		toDraw:     "piocher %s",
		toPlace:    "poser %s pour %s, %s depuis %s",
		toExchange: "échanger %s",
		across:     "à l'horizontale",
		down:       "à la verticale",

		toLayAWord:     "poser un mot",
		toExchangeSome: "échanger des cartes",
		toContestLast:  "contester le dernier mot",

		hand:       "main",
		left:       "cartes restantes %s",
		others:     "cartes des autres",
		total:      "total",
		deck:       "pioche",
		countCards: "%d carte{s}",
		legend:     `Sur la table, * est une carte qu’on vient de poser, et les lettres entre [ et ] viennent d’être retirées ; 2 et 3 après une lettre sont une carte Mot Compte Double et Mot Compte Triple, et une minuscule est un joker. Les nombres sont ceux des lignes et des colonnes.`,

		title:    "Scrabble, le jeu de cartes\u00a0: %s",
		descSeat: "%s\u00a0: %s, %s.",
		descHand: "%s a %s.",
		descWord: "%s, %s depuis %s.",
		descDeck: "Pioche\u00a0: %s.",
		noCard:   "Il n’y a pas de carte sur la table.",
	}
})
