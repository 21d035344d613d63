package judge

import (
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// WhyGood is the clause by which a good word is good, made of the word former or a new
// one beside the words of a mat, where somebody could think that it is not.
func WhyGood(rules *jarnac.Rules, word, former string, mat []string) rulebook.Clause {
	o, l := rules.Options(), rules.Lexicon()
	byEdition := func(official, tournaments rulebook.Clause) rulebook.Clause {
		if o.Edition == jarnac.EditionTournaments {
			return tournaments
		}
		return official
	}
	kin := func(other string) bool { return l.ShareEntry(other, word, lexicon.AllClasses) }
	var classes lexicon.Classes
	for _, r := range l.AppendReadings(nil, word) {
		classes |= lexicon.ClassesOf(r.Class)
	}
	switch {
	case former != "" && o.NoChaining && kin(former):
		return rulebook.OfficialWordsSameEntryReadings
	case former != "" && o.NoChaining:
		return byEdition(rulebook.OfficialWordsSameEntry, rulebook.ClassicCompetitionSameEntry)
	case o.NoChaining && slices.ContainsFunc(mat, func(other string) bool {
		return other != "" && bag.MustParse(word).Contains(bag.MustParse(other)) && kin(other)
	}):
		return rulebook.OfficialWordsSameEntryScope
	case o.NoConjugations && classes.Has(lexicon.Finite):
		return byEdition(rulebook.OfficialWordsConjugations, rulebook.ClassicCompetitionWords)
	case classes == lexicon.ClassesOf(lexicon.Interjection):
		return rulebook.OfficialWordsClasses
	case classes == lexicon.ClassesOf(lexicon.Locution):
		return rulebook.OfficialWordsLocution
	case classes&lexicon.ClassesOf(lexicon.PastParticiple, lexicon.PresentParticiple) == classes && classes != 0:
		if o.Edition == jarnac.EditionBox {
			return rulebook.ClassicWords
		}
		return byEdition(rulebook.OfficialWordsDerived, rulebook.ClassicCompetitionWords)
	}
	return ""
}
