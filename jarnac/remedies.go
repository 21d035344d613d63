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
	swapNever:     law.RemedyNotDue,
	swapRack:      law.RemedyNotDue,
	swapShort:     law.RemedyNotDue,
	swapMore:      law.RemedyNotDue,
	swapBag:       law.RemedyNotDue,
	notInRack:     law.RemedyWordImpossible,
	notNewWord:    law.RemedyWordImpossible,
	keepAll:       law.RemedyWordImpossible,
	keepAllOf:     law.RemedyWordImpossible,
	jarnacLetters: law.RemedyJarnacImpossible,
	longerLetters: law.RemedyJarnacImpossible,
	jarnacNever:   law.RemedyJarnacLate,
	jarnacNotNow:  law.RemedyJarnacLate,
	jarnacTooLate: law.RemedyJarnacLate,
	jarnacUsed:    law.RemedyJarnacLate,
	jarnacNoRoom:  law.RemedyJarnacLate,
	jarnacBarred:  law.RemedyJarnacLate,
	noBreath:      law.RemedyJarnacLate,
	barredBreath:  law.RemedyJarnacLate,
	contestedOnce: law.RemedyCovered,
})

// remedyOf returns what is done about a move of kind k that a phrase refuses. Of what the moment does not allow to the
// player on turn, letters go back to the bag and a Jarnac is void, as it is after the end.
func remedyOf(k Kind, format string) rulebook.Clause {
	c := remedies[format]
	switch moment := c == law.RemedyOutOfTurn && format != phrase.OtherOnTurn; {
	case moment && (k == KindDraw || k == KindSwap):
		return law.RemedyNotDue
	case k == KindJarnac && (moment || format == phrase.GameOver):
		return law.RemedyJarnacLate
	}
	return c
}
