package cardstale

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/rulebook"
)

// What is said of the card game alone, in English here and in French below.
const (
	title = "Scrabble, the card game"

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
	oneCard   = "%d card"
	manyCards = "%d cards"
	cardsLeft = "cards left"
	exchange  = "exchange"
)

var phrases = rulebook.NewPhrases(map[string]string{
	title: "Scrabble, le jeu de cartes",

	theToss:   "Le tirage au sort : la lettre la plus proche de A commence",
	begins:    "%s commence",
	tossAgain: "les plus proches tirent de nouveau",

	takenOff:  "ôté : %s",
	stays:     "reste : %s",
	comesBack: "revient : %s",

	takenBack:  "%s reprend %s, et perd %s",
	badWord:    "%s est erroné : %s",
	notInIt:    "il ne figure pas au dictionnaire",
	notItsKind: "les mots de cette sorte ne sont pas admis",
	foundGood:  "contesté à tort",
	givesUp:    "abandonne",
	letsGo:     "ne conteste pas",

	illegal:   "%s : %s.",
	oneCard:   "%d carte",
	manyCards: "%d cartes",
	cardsLeft: "cartes restantes",
	exchange:  "échanger",
})

// say is a phrase in the language of a page.
func say(p *program.Page, format string, args ...any) string {
	return phrases.Sprintf(p.Language(), format, args...)
}

// CardCount is a number of cards in words: of none, French has one and English many.
func CardCount(p *program.Page, n int) string {
	if n == 1 || n == 0 && p.Language() == language.French {
		return say(p, oneCard, n)
	}
	return say(p, manyCards, n)
}
