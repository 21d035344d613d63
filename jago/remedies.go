package jago

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// remedies holds what is done about a move that a phrase refuses.
var remedies = phrase.Remedies(map[string]rulebook.Clause{
	notOnTurn:      law.RemedyOutOfTurn,
	clockStands:    law.RemedyOutOfTurn,
	flipFirst:      law.RemedyOutOfTurn,
	drawFirst:      law.RemedyDrawForgotten,
	notOnRack:      law.RemedyWordImpossible,
	nothingToFlip:  law.RemedyNoGain,
	flipsTooMany:   law.RemedyNoGain,
	flipsNotTheirs: law.RemedyNoGain,
	noLead:         law.JagoLeadCheckWrong,
})
