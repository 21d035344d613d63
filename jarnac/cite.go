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
	}
	return ""
}
