package jarnac

import (
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// remedies holds what is done about a move that a phrase refuses.
var remedies = phrase.Remedies(map[string]rulebook.Clause{
	onlyJarnac:    rulebook.RemedyOutOfTurn,
	onlyContest:   rulebook.RemedyOutOfTurn,
	onlyAnswer:    rulebook.RemedyOutOfTurn,
	outOfTime:     rulebook.RemedyOutOfTurn,
	swapNotNow:    rulebook.RemedyNotDue,
	swapFirstTurn: rulebook.RemedyNotDue,
	swapCount:     rulebook.RemedyNotDue,
	swapMore:      rulebook.RemedyNotDue,
	swapBag:       rulebook.RemedyNotDue,
	notInRack:     rulebook.RemedyWordImpossible,
	notNewWord:    rulebook.RemedyWordImpossible,
	keepAll:       rulebook.RemedyWordImpossible,
	keepAllOf:     rulebook.RemedyWordImpossible,
	jarnacLetters: rulebook.RemedyJarnacImpossible,
	longerLetters: rulebook.RemedyJarnacImpossible,
	jarnacNotNow:  rulebook.RemedyJarnacLate,
	jarnacTooLate: rulebook.RemedyJarnacLate,
	jarnacUsed:    rulebook.RemedyJarnacLate,
	jarnacNoRoom:  rulebook.RemedyJarnacLate,
	jarnacBarred:  rulebook.RemedyJarnacLate,
	noBreath:      rulebook.RemedyJarnacLate,
	barredBreath:  rulebook.RemedyJarnacLate,
})
