package arbiter

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
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

// telling is the clauses that do not go without saying, each once.
func telling(clauses ...rulebook.Clause) (list []rulebook.Clause) {
	for _, c := range clauses {
		if !plain[c] && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}

func (g *jarnacGame) rests() []rulebook.Clause {
	if g.goesWithoutSaying() {
		return nil
	}
	e := g.step.Effect()
	clauses := []rulebook.Clause{e.Clause}
	bad := 0
	for _, u := range e.Undone {
		if u.Word == "" {
			continue
		}
		bad++
		clauses = append(clauses, u.Clause, rulebook.OfficialContestUndo)
		if u.Clause != rulebook.OfficialContestDouble && g.state.Rules().Lexicon().Contains(u.Word) {
			clauses = append(clauses, rulebook.OfficialContestFormula)
		}
	}
	if k := e.Move.Kind(); k == jarnac.KindContest || k == jarnac.KindContestJarnac {
		clauses = append(g.whyGood(bad), append(clauses, e.Penalty.Clause)...)
		for _, m := range g.step.Before.Open() {
			if m.Kind() == jarnac.KindJarnac {
				clauses = append(clauses, rulebook.OfficialContestJarnac)
			}
			if m.Kind() == jarnac.KindJarnac && bad == 0 && e.Penalty.Letters > 0 {
				clauses = append(clauses, rulebook.OfficialContestGoodJarnac)
			}
		}
		if k == jarnac.KindContestJarnac && bad == 0 {
			clauses = append(clauses, rulebook.OfficialContestWithJarnacVoid)
		}
	}
	if g.state.Phase() == jarnac.Over && e.Move.Kind() != jarnac.KindResign {
		clauses = append(clauses, rulebook.OfficialScoreSquares)
		if g.result().clause == rulebook.OfficialScoreJarnacs {
			clauses = append(clauses, rulebook.OfficialScoreValidJarnacs)
		}
	}
	switch e.Clause {
	case rulebook.OfficialTimePress:
		clauses = append(clauses, rulebook.RemedyClockNotPressed)
	case rulebook.OfficialTimeEnd:
		clauses = append(clauses, rulebook.OfficialTimeEndBy)
	case rulebook.OfficialEndJarnacFills:
		clauses = append(clauses, rulebook.OfficialEndJarnacFillsEnd)
	}
	return withBase(telling(clauses...), g.state.Rules().Options().Edition)
}

// goesWithoutSaying reports, quicker than an Effect, that the last move is one of those that
// rest on a plain clause; of others it does not know. Nearly all moves are.
func (g *jarnacGame) goesWithoutSaying() bool {
	p, before := g.step.Player, g.step.Before
	if g.state.Phase() == jarnac.Over {
		return false
	}
	switch g.step.Move.Kind() {
	case jarnac.KindDraw:
		return before.Extra(p) == 0
	case jarnac.KindPlace: // a gap is made by a Jarnac
		return before.Jarnacs(p.Opponent()) == 0
	case jarnac.KindExtend:
		return before.Line(p, before.Rules().Options().Lines) == ""
	case jarnac.KindPass:
		return !before.OutOfTime(p) && before.Line(p, 1) != ""
	}
	return false
}

// withBase adds the clause by which clauses of the official rules hold in another edition.
func withBase(clauses []rulebook.Clause, e jarnac.Edition) []rulebook.Clause {
	if e == jarnac.Edition2012 {
		return clauses
	}
	for _, c := range clauses {
		switch {
		case e == jarnac.EditionTournaments && strings.HasPrefix(string(c), "official/contest/"):
			return append(clauses, rulebook.ClassicCompetitionContest)
		case strings.HasPrefix(string(c), "official/"):
			return append(clauses, rulebook.ClassicBase)
		}
	}
	return clauses
}

// whyGood is the clauses by which the words of a contest are good, but for the last few,
// which are bad.
func (g *jarnacGame) whyGood(bad int) (clauses []rulebook.Clause) {
	before := g.step.Before.Setup() // the mats without the words in question
	var open []jarnac.Move
	for _, m := range before.Open {
		if m != (jarnac.Move{}) {
			open = append(open, m)
		}
	}
	for _, m := range open[:max(0, len(open)-bad)] {
		owner := before.Turn
		if m.Kind() == jarnac.KindJarnac {
			owner = owner.Opponent()
		}
		former := ""
		if line := m.Line(); line > 0 {
			former = before.Mats[owner].Lines[line-1]
		}
		clauses = append(clauses, judge.WhyGood(g.state.Rules(), m.Word(), former, before.Mats[owner].Lines[:]))
	}
	return clauses
}

func (g *scrabbleGame) rests() []rulebook.Clause { return scrabbleRests(g.step) }
func (g *gcgGame) rests() []rulebook.Clause      { return scrabbleRests(g.step) }

func scrabbleRests(step scrabble.Step) []rulebook.Clause {
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

func (g *cardsGame) rests() []rulebook.Clause {
	e := g.step.Effect()
	clauses := []rulebook.Clause{e.Clause, e.Penalty.Clause}
	for _, w := range e.Stayed {
		clauses = append(clauses, w.Clause)
	}
	if len(e.Bad) > 0 && len(e.Words) > 1 {
		clauses = append(clauses, rulebook.CardsContestSeveral)
	}
	if e.Clause == rulebook.CardsFirst && e.Player != g.record.First {
		clauses = append(clauses, rulebook.CardsFirstPass)
	}
	return telling(clauses...)
}

func (g *jagoGame) rests() []rulebook.Clause {
	e, before := g.step.Effect(), g.step.Before
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
		add(g.state.Phase() == jago.Playing, rulebook.JagoContestPlaysOn)
	}
	return telling(clauses...)
}

// contested reports whether the last move was a contest, which asks about words.
func (g *jarnacGame) contested() bool {
	k := g.step.Move.Kind()
	return k == jarnac.KindContest || k == jarnac.KindContestJarnac
}
func (g *gcgGame) contested() bool      { return g.step.Move.Kind() == scrabble.KindContest }
func (g *scrabbleGame) contested() bool { return g.step.Move.Kind() == scrabble.KindContest }
func (g *cardsGame) contested() bool    { return g.step.Move.Kind() == scrabblecards.KindContest }
func (g *jagoGame) contested() bool     { return g.step.Move.Kind() == jago.KindContest }

// A cited is a clause and the moves that rest on it, from 1.
type cited struct {
	clause rulebook.Clause
	moves  []int
}

// citations is the clauses of a game in the order in which they were first cited.
type citations []cited

func (c *citations) add(n int, clauses []rulebook.Clause) {
	for _, clause := range clauses {
		i := slices.IndexFunc(*c, func(one cited) bool { return one.clause == clause })
		if i < 0 {
			i = len(*c)
			*c = append(*c, cited{clause: clause})
		}
		(*c)[i].moves = append((*c)[i].moves, n)
	}
}

// without is c but for some clauses.
func (c citations) without(clauses ...rulebook.Clause) citations {
	return slices.DeleteFunc(slices.Clone(c), func(one cited) bool { return slices.Contains(clauses, one.clause) })
}

// aboutWords reports whether a clause is one that a word is judged by: by the list, or by
// a formula that reads it.
func aboutWords(c rulebook.Clause) bool {
	switch c {
	case rulebook.OfficialWordsReference, rulebook.OfficialWordsDerived, rulebook.OfficialWordsClasses,
		rulebook.OfficialWordsLocution, rulebook.OfficialWordsConjugations, rulebook.OfficialWordsSameEntry,
		rulebook.ClassicWords, rulebook.ClassicCompetitionWords, rulebook.ClassicCompetitionSameEntry,
		rulebook.ScrabbleAllWords, rulebook.ScrabbleWords, rulebook.CardsWords, rulebook.JagoWords,
		rulebook.JagoStealSense, rulebook.JagoStealSenseFamily, rulebook.JagoStealSenseReplace:
		return true
	}
	return false
}
