//go:build !jarnac

package games

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func scrabbleRests(step scrabble.Step, _ int) []rulebook.Clause {
	e := step.Effect()
	clauses := []rulebook.Clause{e.Clause, e.Penalty.Clause}
	if e.Move.Kind() == scrabble.KindDraw && e.Clause == law.ScrabbleDuplicateRack {
		return nil // as every refill
	}
	if e.Move.Kind() == scrabble.KindContest && step.Before.Phase() == scrabble.Answer {
		clauses = append(clauses, law.ScrabbleContestLast)
	}
	switch e.Clause {
	case law.ScrabbleEndBlocked:
		clauses = append(clauses, law.ScrabbleBlocked)
	case law.ScrabbleThreeRounds:
		clauses = append(clauses, law.ScrabbleRounds)
	case law.ScrabbleEndTime:
		clauses = append(clauses, law.ScrabbleEndTimeRacks)
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
		clauses = append(clauses, law.CardsContestSeveral)
	}
	if e.Move.Kind() == scrabblecards.KindContest && step.Before.Phase() != scrabblecards.Drawing {
		clauses = append(clauses, law.CardsContestLast)
	}
	if e.Clause == law.CardsFirst && int(e.Player) != first {
		clauses = append(clauses, law.CardsFirstPass)
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
	admitted := func(word string) bool {
		r := before.Rules()
		return r.Lexicon().Admits(word, lexicon.AllClasses.Without(r.Options().Excluded))
	}
	switch e.Move.Kind() {
	case jago.KindPlace:
		for i, made := range e.Made {
			for _, was := range made.Changed {
				never := !admitted(was.Text) // a shape that never was a word
				add(was.OnTheWay || never, law.JagoStealPassing)
				add(was.Stolen && i > 0, law.JagoStealAnyDirection)
				add(was.Stolen && was.Replaced > 0 && len(made.Text) > len(was.Text), law.JagoStealCombined)
			}
			add(len(made.Changed) > 1, law.JagoColourJoined)
		}
		add(len(e.Flipped) > 0 && e.Clause != law.JagoSteal, law.JagoCrossing)
	case jago.KindContest:
		upheld := len(e.Bad) > 0
		add(upheld, law.JagoContestState)
		add(upheld && e.Bad[0] != e.Made[0].Text, law.JagoContestSeveral)
		add(before.Phase() == jago.Drawing, law.JagoContestLast)
	case jago.KindFlip:
		add(step.After.Phase() == jago.Playing, law.JagoContestPlaysOn)
	}
	return telling(clauses...)
}
