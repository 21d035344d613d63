package arbiter

import (
	"slices"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// A cited is a clause and the moves that rest on it, from 1.
type cited struct {
	clause rulebook.Clause
	moves  []int
}

// citations are the clauses of a game in the order in which they were first cited.
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

// aboutWords reports whether a clause is one that a word is judged by: by the list, or by
// a formula that reads it.
func aboutWords(c rulebook.Clause) bool {
	switch c {
	case law.OfficialWordsReference, law.OfficialWordsDerived, law.OfficialWordsClasses,
		law.OfficialWordsLocution, law.OfficialWordsConjugations, law.OfficialWordsSameEntry,
		law.ClassicWords, law.ClassicCompetitionWords, law.ClassicCompetitionSameEntry,
		law.ScrabbleAllWords, law.ScrabbleWords, law.CardsWords, law.JagoWords,
		law.JagoStealSense, law.JagoStealSenseFamily, law.JagoStealSenseReplace:
		return true
	}
	return false
}
