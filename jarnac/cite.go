package jarnac

import "github.com/jeudelettres/lettres/rulebook"

// Where several texts say the same thing, a refusal cites the one that the
// game is played by.

// A cite is the clause of each Edition.
type cite [3]rulebook.Clause

var (
	citeReference    = cite{rulebook.OfficialWordsReference, rulebook.ClassicWords, rulebook.ClassicCompetitionWords}
	citeClasses      = cite{rulebook.OfficialWordsClasses, rulebook.ClassicWords, rulebook.ClassicWords}
	citeConjugations = cite{rulebook.OfficialWordsConjugations, rulebook.OfficialWordsConjugations, rulebook.ClassicCompetitionWords}
	citeSameEntry    = cite{rulebook.OfficialWordsSameEntry, rulebook.OfficialWordsSameEntry, rulebook.ClassicCompetitionSameEntry}
	citeTooShort     = cite{rulebook.OfficialMatLength, rulebook.ClassicLength, rulebook.ClassicLength}
	citeTooLong      = cite{rulebook.OfficialMatLength, rulebook.ClassicLengthCap, rulebook.ClassicLengthCap}
	citeBag          = cite{rulebook.OfficialMatBag, rulebook.ClassicBag, rulebook.ClassicBag}
	citeDraw         = cite{rulebook.OfficialHandoverAfter, rulebook.ClassicDraw, rulebook.ClassicDraw}
	citeFirstDraw    = cite{rulebook.OfficialTurnFirstDraw, rulebook.ClassicFirstDraw, rulebook.ClassicFirstDraw}
	citeDrawFirst    = cite{rulebook.OfficialHandoverDrawFirst, rulebook.ClassicDraw, rulebook.ClassicDraw}
	citeBonusDraw    = cite{rulebook.OfficialTurnBonusDraw, rulebook.ClassicBonusDraw, rulebook.ClassicBonusDraw}
	citeNewWord      = cite{rulebook.OfficialTurnNewWord, rulebook.ClassicNewWord, rulebook.ClassicNewWord}
	citeExtend       = cite{rulebook.OfficialTurnExtend, rulebook.ClassicExtend, rulebook.ClassicExtend}
	citeKeepLetters  = cite{rulebook.OfficialTurnKeepLetters, rulebook.ClassicKeepLetters, rulebook.ClassicKeepLetters}
	citePasses       = cite{rulebook.OfficialTurnPass, rulebook.ClassicPass, rulebook.ClassicPass}
	citeChoice       = cite{rulebook.OfficialHandoverChoice, rulebook.ClassicJarnac, rulebook.ClassicJarnac}
	citePlayable     = cite{rulebook.OfficialHandoverJarnac, rulebook.ClassicJarnac, rulebook.ClassicJarnac}
	citeTake         = cite{rulebook.OfficialHandoverTake, rulebook.ClassicJarnac, rulebook.ClassicJarnac}
	citeSwap         = cite{rulebook.OfficialHandoverSwap, rulebook.ClassicDraw, rulebook.ClassicDraw}

	citeWindow      = inTournaments(rulebook.OfficialContestWindow)
	citeWho         = inTournaments(rulebook.OfficialContestWho)
	citeGood        = inTournaments(rulebook.OfficialContestGood)
	citeBad         = inTournaments(rulebook.OfficialContestBad)
	citeBadJarnac   = inTournaments(rulebook.OfficialContestBadJarnac)
	citeSwapReturns = inTournaments(rulebook.OfficialContestSwapReturns)
)

// inTournaments returns the cite of what the competition form of the box says of contests in one
// clause, and the box does not say.
func inTournaments(official rulebook.Clause) cite {
	return cite{official, official, rulebook.ClassicCompetitionContest}
}

// everywhere returns the cite of a clause that holds in all editions.
func everywhere(c rulebook.Clause) cite { return cite{c, c, c} }

// dueCites holds the clauses by which letters are due.
var dueCites = [...]cite{
	dueFirst:      citeFirstDraw,
	dueAfter:      citeDraw,
	dueBonus:      citeBonusDraw,
	dueGood:       citeGood,
	dueBad:        citeBad,
	dueBadJarnac:  citeBadJarnac,
	dueFlag:       everywhere(rulebook.OfficialTimeFlagContest),
	dueOut:        everywhere(rulebook.OfficialTimeOutPenaltyOnly),
	dueAdds:       everywhere(rulebook.OfficialContestAddsUp),
	dueFirstExtra: everywhere(rulebook.OfficialContestFirstDraw),
}

// cite returns the clause of c in the edition of the rules.
func (r *Rules) cite(c cite) rulebook.Clause { return c[r.options.Edition] }

// citeCalls returns the clause that says how many Jarnacs this handover gives.
func (s *State) citeCalls() rulebook.Clause {
	switch {
	case s.final > 0:
		return rulebook.ClassicCompetitionLastJarnacOne
	case s.undone:
		return rulebook.ClassicContestJarnac
	case s.rules.options.Jarnacs > 1:
		return rulebook.ClassicDouble
	}
	return rulebook.OfficialHandoverOne
}

// citeDraw returns the clause that says how many letters are drawn now. A Jarnac that was taken
// at this handover is no reason for a letter more.
func (s *State) citeDraw(m *Move) rulebook.Clause {
	if s.phase == Handover && s.acted && m.given && int(m.n) == s.due()+1 {
		return rulebook.OfficialHandoverNoBonus
	}
	return s.rules.citeDue(s.dueNow())
}

// citeDrawFirst returns the clause by which a draw comes before words and passes at a handover.
func (s *State) citeDrawFirst() rulebook.Clause {
	if !s.mats[s.turn].drawn && s.rules.options.Edition != Edition2012 {
		return rulebook.ClassicFirstDraw
	}
	return s.rules.cite(citeDrawFirst)
}

// citeLastChance returns the clause that leaves the opponent one Jarnac, and no more.
func (r *Rules) citeLastChance() rulebook.Clause {
	if r.options.Ending == LongerWord {
		return rulebook.ClassicCompetitionLastJarnac
	}
	return rulebook.OfficialEndLastLine
}

// citeDue returns the clause by which letters are due, "" for none.
func (r *Rules) citeDue(d due) rulebook.Clause { return r.cite(dueCites[d]) }

// cause returns the due that stands for d in the edition of the rules: the first one that cites
// the same clause, since a position holds no more than can be told of it.
func (r *Rules) cause(d due) due {
	for first := dueGood; first < d; first++ {
		if r.citeDue(first) == r.citeDue(d) {
			return first
		}
	}
	return d
}

// citeSwapCount returns the clause that says how many letters a swap draws now.
func (s *State) citeSwapCount() rulebook.Clause {
	switch extra := int(s.mats[s.turn].extra); {
	case extra == 0:
		return s.rules.cite(citeSwap)
	case s.bag.Len() < s.rules.options.SwapSize+extra:
		return rulebook.OfficialHandoverSwapBag
	case extra > 1:
		return rulebook.OfficialContestAddsUp
	}
	return s.rules.cite(citeSwapReturns)
}
