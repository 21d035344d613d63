package jarnac

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// Where several texts say the same thing, a refusal cites the one that the
// game is played by.

// A cite is the clause of each Edition.
type cite [3]rulebook.Clause

var (
	citeLines        = cite{law.OfficialMatLines, law.ClassicMat, law.ClassicMat}
	citeReference    = cite{law.OfficialWordsReference, law.ClassicWords, law.ClassicCompetitionWords}
	citeClasses      = cite{law.OfficialWordsClasses, law.ClassicWords, law.ClassicWords}
	citeConjugations = cite{law.OfficialWordsConjugations, law.OfficialWordsConjugations, law.ClassicCompetitionWords}
	citeSameEntry    = cite{law.OfficialWordsSameEntry, law.OfficialWordsSameEntry, law.ClassicCompetitionSameEntry}
	citeTooShort     = cite{law.OfficialMatLength, law.ClassicLength, law.ClassicLength}
	citeTooLong      = cite{law.OfficialMatLength, law.ClassicLengthCap, law.ClassicLengthCap}
	citeBag          = cite{law.OfficialMatBag, law.ClassicBag, law.ClassicBag}
	citeDraw         = cite{law.OfficialHandoverAfter, law.ClassicDraw, law.ClassicDraw}
	citeFirstDraw    = cite{law.OfficialTurnFirstDraw, law.ClassicFirstDraw, law.ClassicFirstDraw}
	citeDrawFirst    = cite{law.OfficialHandoverDrawFirst, law.ClassicDraw, law.ClassicDraw}
	citeBonusDraw    = cite{law.OfficialTurnBonusDraw, law.ClassicBonusDraw, law.ClassicBonusDraw}
	citeNewWord      = cite{law.OfficialTurnNewWord, law.ClassicNewWord, law.ClassicNewWord}
	citeExtend       = cite{law.OfficialTurnExtend, law.ClassicExtend, law.ClassicExtend}
	citeKeepLetters  = cite{law.OfficialTurnKeepLetters, law.ClassicKeepLetters, law.ClassicKeepLetters}
	citePasses       = cite{law.OfficialTurnPass, law.ClassicPass, law.ClassicPass}
	citeChoice       = cite{law.OfficialHandoverChoice, law.ClassicJarnac, law.ClassicJarnac}
	citePlayable     = cite{law.OfficialHandoverJarnac, law.ClassicJarnac, law.ClassicJarnac}
	citeTake         = cite{law.OfficialHandoverTake, law.ClassicJarnac, law.ClassicJarnac}
	citeSwap         = cite{law.OfficialHandoverSwap, law.ClassicDraw, law.ClassicDraw}
	citeSwapFirst    = cite{law.OfficialHandoverSwapFirst, law.ClassicDraw, law.ClassicDraw}

	citeWindow      = inTournaments(law.OfficialContestWindow)
	citeWho         = inTournaments(law.OfficialContestWho)
	citeGood        = inTournaments(law.OfficialContestGood)
	citeBad         = inTournaments(law.OfficialContestBad)
	citeBadJarnac   = inTournaments(law.OfficialContestBadJarnac)
	citeSwapReturns = inTournaments(law.OfficialContestSwapReturns)
)

// inTournaments returns the cite of what the competition form of the box says of contests in one
// clause, and the box does not say.
func inTournaments(official rulebook.Clause) cite {
	return cite{official, official, law.ClassicCompetitionContest}
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
	dueFlag:       everywhere(law.OfficialTimeFlagContest),
	dueOut:        everywhere(law.OfficialTimeOutPenaltyOnly),
	dueAdds:       everywhere(law.OfficialContestAddsUp),
	dueFirstExtra: everywhere(law.OfficialContestFirstDraw),
}

// cite returns the clause of c in the edition of the rules.
func (r *Rules) cite(c cite) rulebook.Clause { return c[r.options.Edition] }

// citeCalls returns the clause that says how many Jarnacs this handover gives.
func (s *State) citeCalls() rulebook.Clause {
	switch {
	case s.final > 0:
		return law.ClassicCompetitionLastJarnacOne
	case s.undone:
		return law.ClassicContestJarnac
	case s.rules.options.Jarnacs > 1:
		return law.ClassicDouble
	}
	return law.OfficialHandoverOne
}

// citeDue returns the clause that says how many letters are due now, "" for none. A short bag
// decides it alone (official/turn/empty-bag).
func (s *State) citeDue() rulebook.Clause {
	if s.owed() > s.bagLen() {
		return law.OfficialTurnEmptyBag
	}
	return s.rules.citeDue(s.dueNow())
}

// citeDrawFirst returns the clause by which a draw comes before words and passes at a handover.
func (s *State) citeDrawFirst() rulebook.Clause {
	if !s.mats[s.turn].drawn && s.rules.options.Edition != Edition2012 {
		return law.ClassicFirstDraw
	}
	return s.rules.cite(citeDrawFirst)
}

// citeLastChance returns the clause that leaves the opponent one Jarnac, and no more.
func (r *Rules) citeLastChance() rulebook.Clause {
	if r.options.Ending == LongerWord {
		return law.ClassicCompetitionLastJarnac
	}
	return law.OfficialEndLastLine
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
	case s.bagLen() < s.rules.options.SwapSize+extra:
		return law.OfficialHandoverSwapBag
	case extra > 1:
		return law.OfficialContestAddsUp
	}
	return s.rules.cite(citeSwapReturns)
}
