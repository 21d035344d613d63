package games

import (
	"slices"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A legal move rests on clauses too. Those that nearly every move of its kind rests on
// go without saying; the others are what a quarrel about it is settled by.

// plain is the clauses that go without saying.
var plain = map[rulebook.Clause]bool{
	"":                             true,
	rulebook.OfficialTurnFirstDraw: true,
	rulebook.OfficialTurnNewWord:   true,
	rulebook.OfficialTurnExtend:    true,
	rulebook.OfficialTurnBonusDraw: true,
	rulebook.OfficialTurnPass:      true,
	rulebook.ClassicFirstDraw:      true,
	rulebook.ClassicNewWord:        true,
	rulebook.ClassicExtend:         true,
	rulebook.ClassicBonusDraw:      true,
	rulebook.ClassicPass:           true,
	rulebook.ClassicJarnac:         true,
	rulebook.OfficialHandoverAfter: true,
	rulebook.OfficialHandoverTake:  true,
	rulebook.OfficialHandoverSwap:  true,
	rulebook.ClassicDraw:           true,
	rulebook.ScrabbleRack:          true,
	rulebook.ScrabbleScore:         true,
	rulebook.ScrabbleBonus:         true,
	rulebook.ScrabbleExchange:      true,
	rulebook.ScrabblePass:          true,
	rulebook.CardsRefill:           true,
	rulebook.CardsFirst:            true,
	rulebook.CardsPlace:            true,
	rulebook.CardsBonus:            true,
	rulebook.CardsScrabble:         true,
	rulebook.CardsExchange:         true,
	rulebook.CardsPass:             true,
	rulebook.JagoPlayers:           true,
	rulebook.JagoColour:            true,
	rulebook.JagoOwnWords:          true,
	rulebook.JagoSteal:             true,
	rulebook.JagoEndOfTurn:         true,
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

func scrabbleRests(step scrabble.Step, _ int) []rulebook.Clause {
	e := step.Effect()
	clauses := []rulebook.Clause{e.Clause, e.Penalty.Clause}
	switch e.Clause {
	case rulebook.ScrabbleEndBlocked:
		clauses = append(clauses, rulebook.ScrabbleBlocked)
	case rulebook.ScrabbleThreeRounds:
		clauses = append(clauses, rulebook.ScrabbleRounds)
	case rulebook.ScrabbleEndTime:
		clauses = append(clauses, rulebook.ScrabbleEndTimeRacks)
	}
	return telling(clauses...)
}

func cardsRests(step scrabblecards.Step, first int) []rulebook.Clause {
	e := step.Effect()
	clauses := []rulebook.Clause{e.Clause, e.Penalty.Clause}
	for _, w := range e.Stayed {
		clauses = append(clauses, w.Clause)
	}
	if len(e.Bad) > 0 && len(e.Words) > 1 {
		clauses = append(clauses, rulebook.CardsContestSeveral)
	}
	if e.Clause == rulebook.CardsFirst && int(e.Player) != first {
		clauses = append(clauses, rulebook.CardsFirstPass)
	}
	return telling(clauses...)
}

func jagoRests(step jago.Step, _ int) []rulebook.Clause {
	e, before := step.Effect(), step.Before
	clauses := []rulebook.Clause{e.Clause, e.Penalty.Clause}
	add := func(when bool, c rulebook.Clause) {
		if when {
			clauses = append(clauses, c)
		}
	}
	switch e.Move.Kind() {
	case jago.KindDraw:
		add(before.Rack(e.Player).Len()+len(e.Move.Drawn()) < before.Rules().Options().Rack, rulebook.JagoBagEmpty)
	case jago.KindPlace:
		for i, made := range e.Made {
			for _, was := range made.Changed {
				add(was.OnTheWay, rulebook.JagoStealPassing)
				add(was.Stolen && i > 0, rulebook.JagoStealAnyDirection)
				add(was.Stolen && was.Replaced > 0 && len(made.Text) > len(was.Text), rulebook.JagoStealCombined)
			}
			add(len(made.Changed) > 1, rulebook.JagoColourJoined)
		}
		add(len(e.Flipped) > 0 && e.Clause != rulebook.JagoSteal, rulebook.JagoCrossing)
	case jago.KindContest:
		upheld := len(e.Bad) > 0
		add(upheld, rulebook.JagoContestState)
		add(upheld && e.Bad[0] != e.Made[0].Text, rulebook.JagoContestSeveral)
		add(before.Phase() == jago.Drawing, rulebook.JagoContestLast)
	case jago.KindFlip:
		add(step.After.Phase() == jago.Playing, rulebook.JagoContestPlaysOn)
	}
	return telling(clauses...)
}
