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
	citeBonusDraw    = cite{rulebook.OfficialTurnBonusDraw, rulebook.ClassicBonusDraw, rulebook.ClassicBonusDraw}
	citeNewWord      = cite{rulebook.OfficialTurnNewWord, rulebook.ClassicNewWord, rulebook.ClassicNewWord}
	citeExtend       = cite{rulebook.OfficialTurnExtend, rulebook.ClassicExtend, rulebook.ClassicExtend}
	citeKeepLetters  = cite{rulebook.OfficialTurnKeepLetters, rulebook.ClassicKeepLetters, rulebook.ClassicKeepLetters}
	citePasses       = cite{rulebook.OfficialTurnPass, rulebook.ClassicPass, rulebook.ClassicPass}
	citeChoice       = cite{rulebook.OfficialHandoverChoice, rulebook.ClassicJarnac, rulebook.ClassicJarnac}
	citePlayable     = cite{rulebook.OfficialHandoverJarnac, rulebook.ClassicJarnac, rulebook.ClassicJarnac}
	citeTake         = cite{rulebook.OfficialHandoverTake, rulebook.ClassicJarnac, rulebook.ClassicJarnac}
	citeSwap         = cite{rulebook.OfficialHandoverSwap, rulebook.ClassicDraw, rulebook.ClassicDraw}
)

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

// citeLastChance returns the clause that leaves the opponent one Jarnac, and no more.
func (r *Rules) citeLastChance() rulebook.Clause {
	if r.options.Ending == LongerWord {
		return rulebook.ClassicCompetitionLastJarnac
	}
	return rulebook.OfficialEndLastLine
}

// citeDue returns the clause by which letters are due.
func (r *Rules) citeDue(d due) rulebook.Clause {
	switch d {
	case dueFirst:
		return r.cite(citeFirstDraw)
	case dueAfter:
		return r.cite(citeDraw)
	case dueBonus:
		return r.cite(citeBonusDraw)
	case dueGood:
		return rulebook.OfficialContestGood
	case dueBad:
		return rulebook.OfficialContestBad
	case dueBadJarnac:
		return rulebook.OfficialContestBadJarnac
	case dueFlag:
		return rulebook.OfficialTimeFlagContest
	case dueOut:
		return rulebook.OfficialTimeOutPenaltyOnly
	case dueAdds:
		return rulebook.OfficialContestAddsUp
	case dueFirstExtra:
		return rulebook.OfficialContestFirstDraw
	}
	return ""
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
	return rulebook.OfficialContestSwapReturns
}
