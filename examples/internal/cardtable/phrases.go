package cardtable

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/rulebook"
)

// What is said of the card game alone, in English here and in French below.
const (
	legend     = `On the table, * is a card just laid, and letters between [ and ] have just been taken off; 2 and 3 after a letter are a Double Word and a Triple Word card, and a small letter is a joker. The numbers are those of rows and columns.`
	title      = "Scrabble, the card game"
	emptyTable = "There is no card on the table."

	theToss   = "The toss: the letter nearest to A begins"
	begins    = "%s begins"
	tossAgain = "the nearest draw once more"

	takenOff  = "taken off: %s"
	stays     = "stays: %s"
	comesBack = "comes back: %s"

	takenBack  = "%s takes %s back, and loses %s"
	badWord    = "%s is bad: %s"
	notInIt    = "the dictionary does not have it"
	notItsKind = "words of its kind are not admitted"
	foundGood  = "contested, and good"
	givesUp    = "gives the game up"
	letsGo     = "does not contest"

	illegal   = "%s: %s."
	inHand    = "hand"
	inDeck    = "deck"
	oneCard   = "%d card"
	manyCards = "%d cards"
	cardsLeft = "cards left"
	exchange  = "exchange"
)

var phrases = rulebook.NewPhrases(map[string]string{
	legend:     `Sur la table, * est une carte qu'on vient de poser, et les lettres entre [ et ] viennent d'être ôtées ; 2 et 3 après une lettre sont une carte Mot Compte Double et Mot Compte Triple, et une minuscule est un joker. Les nombres sont ceux des lignes et des colonnes.`,
	title:      "Scrabble, le jeu de cartes",
	emptyTable: "Il n'y a pas de carte sur la table.",

	theToss:   "Le tirage au sort : la lettre la plus proche de A commence",
	begins:    "%s commence",
	tossAgain: "les plus proches tirent de nouveau",

	takenOff:  "ôté : %s",
	stays:     "reste : %s",
	comesBack: "revient : %s",

	takenBack:  "%s reprend %s, et perd %s",
	badWord:    "%s est mauvais : %s",
	notInIt:    "le dictionnaire ne le contient pas",
	notItsKind: "les mots de cette sorte ne sont pas admis",
	foundGood:  "contesté à tort",
	givesUp:    "abandonne",
	letsGo:     "ne conteste pas",

	illegal:   "%s : %s.",
	inHand:    "main",
	inDeck:    "pioche",
	oneCard:   "%d carte",
	manyCards: "%d cartes",
	cardsLeft: "cartes restantes",
	exchange:  "échanger",
})

// say is a phrase in the language of a page.
func say(p *show.Page, format string, args ...any) string {
	return phrases.Sprintf(p.Language(), format, args...)
}

// CardCount is a number of cards in words: of none, French has one and English many.
func CardCount(p *show.Page, n int) string {
	if n == 1 || n == 0 && p.Language() == language.French {
		return say(p, oneCard, n)
	}
	return say(p, manyCards, n)
}
