package scrabble

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// remedies holds what is done about a move that a phrase refuses.
var remedies = phrase.Remedies(map[string]rulebook.Clause{
	drawFirst:      law.RemedyDrawForgotten,
	noDrawDue:      law.RemedyNotDue,
	exchangeBag:    law.RemedyNotDue,
	exchangeTooFew: law.RemedyNotDue,
	noExchange:     law.RemedyNotDue,
	onlyContest:    law.RemedyOutOfTurn,
	notOpen:        law.RemedyCovered,
})
