package jago

import (
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// remedies holds what is done about a move that a phrase refuses.
var remedies = phrase.Remedies(map[string]rulebook.Clause{
	notOnTurn:      rulebook.RemedyOutOfTurn,
	clockStands:    rulebook.RemedyOutOfTurn,
	flipFirst:      rulebook.RemedyOutOfTurn,
	drawFirst:      rulebook.RemedyDrawForgotten,
	notOnRack:      rulebook.RemedyWordImpossible,
	nothingToFlip:  rulebook.RemedyNoGain,
	flipsTooMany:   rulebook.RemedyNoGain,
	flipsNotTheirs: rulebook.RemedyNoGain,
	noLead:         rulebook.JagoLeadCheckWrong,
})
