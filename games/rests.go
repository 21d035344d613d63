package games

import (
	"slices"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// A legal move rests on clauses too. Those that nearly every move of its kind rests on
// go without saying; the others are what a quarrel about it is settled by.

// plain is the clauses that go without saying.
var plain = map[rulebook.Clause]bool{
	"":                        true,
	law.OfficialTurnFirstDraw: true,
	law.OfficialTurnNewWord:   true,
	law.OfficialTurnExtend:    true,
	law.OfficialTurnBonusDraw: true,
	law.OfficialTurnPass:      true,
	law.ClassicFirstDraw:      true,
	law.ClassicNewWord:        true,
	law.ClassicExtend:         true,
	law.ClassicBonusDraw:      true,
	law.ClassicPass:           true,
	law.ClassicJarnac:         true,
	law.OfficialHandoverAfter: true,
	law.OfficialHandoverTake:  true,
	law.OfficialHandoverSwap:  true,
	law.ClassicDraw:           true,
	law.ScrabbleRack:          true,
	law.ScrabbleScore:         true,
	law.ScrabbleBonus:         true,
	law.ScrabbleExchange:      true,
	law.ScrabblePass:          true,
	law.CardsDeal:             true,
	law.CardsRefill:           true,
	law.CardsFirst:            true,
	law.CardsPlace:            true,
	law.CardsBonus:            true,
	law.CardsScrabble:         true,
	law.CardsExchange:         true,
	law.CardsPass:             true,
	law.JagoPlayers:           true,
	law.JagoColour:            true,
	law.JagoOwnWords:          true,
	law.JagoSteal:             true,
	law.JagoEndOfTurn:         true,
}

// telling returns the clauses that do not go without saying, each once.
func telling(clauses ...rulebook.Clause) (list []rulebook.Clause) {
	for _, c := range clauses {
		if !plain[c] && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}
