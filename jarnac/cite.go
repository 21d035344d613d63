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
	citeSwap         = cite{rulebook.OfficialHandoverSwap, rulebook.ClassicDraw, rulebook.ClassicDraw}
)

// cite is the clause of c in the edition of the rules.
func (r *Rules) cite(c cite) rulebook.Clause { return c[r.options.Edition] }

// citeCalls is the clause that says how many Jarnacs this handover gives.
func (s *State) citeCalls() rulebook.Clause {
	switch {
	case s.final > 0:
		return rulebook.ClassicCompetitionLastJarnacOne
	case s.rules.options.Jarnacs == 2:
		return rulebook.ClassicDouble
	}
	return rulebook.OfficialHandoverOne
}

// citeLastChance is the clause that leaves the opponent one Jarnac, and no more.
func (r *Rules) citeLastChance() rulebook.Clause {
	if r.options.Ending == LongerWord {
		return rulebook.ClassicCompetitionLastJarnac
	}
	return rulebook.OfficialEndLastLine
}

// citeDue is the clause by which letters are due.
func (r *Rules) citeDue(d due) rulebook.Clause {
	switch d {
	case dueFirst:
		return rulebook.OfficialTurnFirstDraw
	case dueAfter:
		return r.cite(citeDraw)
	case dueBonus:
		return rulebook.OfficialTurnBonusDraw
	case dueGood:
		return rulebook.OfficialContestGood
	case dueBad:
		return rulebook.OfficialContestBad
	case dueBadJarnac:
		return rulebook.OfficialContestBadJarnac
	case dueAdds:
		return rulebook.OfficialContestAddsUp
	case dueFirstExtra:
		return rulebook.OfficialContestFirstDraw
	}
	return ""
}

// citeSwapCount is the clause that says how many letters a swap draws now.
func (s *State) citeSwapCount() rulebook.Clause {
	switch extra := int(s.mats[s.turn].extra); {
	case extra == 0:
		return s.rules.cite(citeSwap)
	case s.bag.Len() < swapSize+extra:
		return rulebook.OfficialHandoverSwapBag
	case extra > 1:
		return rulebook.OfficialContestAddsUp
	}
	return rulebook.OfficialContestSwapReturns
}

// citeContest is the clause of a contest that found a bad word, or none.
func (s *State) citeContest() rulebook.Clause {
	free, bad := s.rules.options.Penalty == NoPenalty, s.last.undone
	switch {
	case bad[1].text != 0:
		return rulebook.OfficialContestDouble
	case bad[0].jarnac && free:
		return rulebook.ClassicContestJarnac
	case bad[0].jarnac:
		return rulebook.OfficialContestBadJarnac
	case bad[0].text != 0 && free:
		return rulebook.ClassicContestPlaysOn
	case bad[0].text != 0:
		return rulebook.OfficialContestBad
	case free:
		return rulebook.ClassicContest
	}
	return rulebook.OfficialContestGood
}

// citeFlag is the clause by which the flag of p has done what it did.
func (s *State) citeFlag(p Player) rulebook.Clause {
	switch {
	case s.flagMeansNothing():
		return rulebook.ClassicEndFlag
	case s.mats[p.Opponent()].out:
		return rulebook.OfficialTimeSecondFlag
	case s.turn == p.Opponent() && s.barred:
		return rulebook.OfficialTimeFlag
	}
	return rulebook.OfficialTimePress
}
