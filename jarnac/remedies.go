package jarnac

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// remedies holds what is done about a move that a phrase refuses.
var remedies = phrase.Remedies(map[string]rulebook.Clause{
	onlyJarnac:    law.RemedyOutOfTurn,
	onlyContest:   law.RemedyOutOfTurn,
	onlyAnswer:    law.RemedyOutOfTurn,
	outOfTime:     law.RemedyOutOfTurn,
	swapNotNow:    law.RemedyNotDue,
	swapFirstTurn: law.RemedyNotDue,
	swapCount:     law.RemedyNotDue,
	swapShort:     law.RemedyNotDue,
	swapMore:      law.RemedyNotDue,
	swapBag:       law.RemedyNotDue,
	notInRack:     law.RemedyWordImpossible,
	notNewWord:    law.RemedyWordImpossible,
	keepAll:       law.RemedyWordImpossible,
	keepAllOf:     law.RemedyWordImpossible,
	jarnacLetters: law.RemedyJarnacImpossible,
	longerLetters: law.RemedyJarnacImpossible,
	jarnacNotNow:  law.RemedyJarnacLate,
	jarnacTooLate: law.RemedyJarnacLate,
	jarnacUsed:    law.RemedyJarnacLate,
	jarnacNoRoom:  law.RemedyJarnacLate,
	jarnacBarred:  law.RemedyJarnacLate,
	noBreath:      law.RemedyJarnacLate,
	barredBreath:  law.RemedyJarnacLate,
})
