package scrabble

import (
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// remedies holds what is done about a move that a phrase refuses.
var remedies = phrase.Remedies(map[string]rulebook.Clause{
	drawFirst:      rulebook.RemedyDrawForgotten,
	noDrawDue:      rulebook.RemedyNotDue,
	exchangeBag:    rulebook.RemedyNotDue,
	exchangeTooFew: rulebook.RemedyNotDue,
	noExchange:     rulebook.RemedyNotDue,
	onlyContest:    rulebook.RemedyOutOfTurn,
	notOpen:        rulebook.RemedyCovered,
})
