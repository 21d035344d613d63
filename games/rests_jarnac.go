package games

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

func jarnacRests(step jarnac.Step, _ int) []rulebook.Clause {
	if goesWithoutSaying(step) {
		return nil
	}
	e := step.Effect()
	clauses := []rulebook.Clause{e.Clause}
	bad := len(e.Undone)
	for _, u := range e.Undone {
		clauses = append(clauses, u.Clause, law.OfficialContestUndo)
		if u.Clause != law.OfficialContestDouble && step.After.Rules().Lexicon().Contains(u.Word) {
			clauses = append(clauses, law.OfficialContestFormula)
		}
	}
	if k := e.Move.Kind(); k == jarnac.KindContest || k == jarnac.KindContestJarnac {
		clauses = append(whyStood(step, bad), append(clauses, e.Penalty.PointsBy, e.Penalty.LettersBy)...)
		for _, m := range step.Before.Open() {
			if m.Kind() == jarnac.KindJarnac {
				clauses = append(clauses, law.OfficialContestJarnac)
			}
			if m.Kind() == jarnac.KindJarnac && bad == 0 && e.Penalty.Letters > 0 {
				clauses = append(clauses, law.OfficialContestGoodJarnac)
			}
		}
		if k == jarnac.KindContestJarnac && bad == 0 {
			clauses = append(clauses, law.OfficialContestWithJarnacVoid)
		}
	}
	if step.After.Phase() == jarnac.Over && e.Move.Kind() != jarnac.KindResign {
		if step.After.Rules().Options().Edition == jarnac.Edition2012 {
			clauses = append(clauses, law.OfficialScoreSquares)
		} else {
			clauses = append(clauses, law.ClassicSquares, law.ClassicWinner)
		}
		if out, _ := step.After.Outcome(); out.Verdict == law.OfficialScoreJarnacs {
			clauses = append(clauses, law.OfficialScoreValidJarnacs)
		}
	}
	switch e.Clause {
	case law.OfficialTimePress:
		clauses = append(clauses, law.RemedyClockNotPressed)
	case law.OfficialTimeEnd:
		clauses = append(clauses, law.OfficialTimeEndBy)
	case law.OfficialEndJarnacFills:
		clauses = append(clauses, law.OfficialEndJarnacFillsEnd)
	case law.ClassicCompetitionLastJarnac:
		clauses = append(clauses, lastJarnac(step)...)
	case law.ClassicEnd, law.ClassicEndJarnac:
		if k := e.Move.Kind(); k == jarnac.KindContest || k == jarnac.KindContestJarnac {
			clauses = append(clauses, law.ClassicEndContest)
		}
	}
	return withBase(telling(clauses...), step.After.Rules().Options().Edition)
}

// lastJarnac returns the clause by which a Jarnac on the last word was taken that has ended the game.
func lastJarnac(step jarnac.Step) []rulebook.Clause {
	switch {
	case step.Move.Kind() != jarnac.KindJarnac:
		return nil
	case step.Move.Line() == step.Before.Setup().Final:
		return []rulebook.Clause{law.ClassicCompetitionLastJarnacLetters}
	}
	return []rulebook.Clause{law.ClassicCompetitionLastJarnacLengthen}
}

// goesWithoutSaying reports, quicker than an Effect, that the last move is one of those that
// rest on a plain clause; of others it does not know. Nearly all moves are.
func goesWithoutSaying(step jarnac.Step) bool {
	p, before := step.Player, step.Before
	if step.After.Phase() == jarnac.Over {
		return false
	}
	switch step.Move.Kind() {
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
	for _, c := range clauses {
		if base := baseIn(e, c); base != "" && !slices.Contains(clauses, base) {
			return append(clauses, base)
		}
	}
	return clauses
}

// baseIn returns the clause by which an official clause holds in another edition, "" for all others.
func baseIn(e jarnac.Edition, c rulebook.Clause) rulebook.Clause {
	switch {
	case e == jarnac.Edition2012 || !strings.HasPrefix(string(c), "official/"):
		return ""
	case e == jarnac.EditionTournaments && strings.HasPrefix(string(c), "official/contest/"):
		return law.ClassicCompetitionContest
	}
	return law.ClassicBase
}

// whyStood returns the clauses by which the words of a contest are good, but for the last few,
// which are bad.
func whyStood(step jarnac.Step, bad int) (clauses []rulebook.Clause) {
	before := step.Before.Setup() // the mats without the words in question
	for _, m := range before.Open[:max(0, len(before.Open)-bad)] {
		owner := before.Turn
		if m.Kind() == jarnac.KindJarnac {
			owner = owner.Opponent()
		}
		former := ""
		if line := m.Line(); line > 0 {
			former = before.Mats[owner].Lines[line-1]
		}
		clauses = append(clauses, whyGood(step.After.Rules(), m.Word(), former, before.Mats[owner].Lines))
	}
	return clauses
}

// jarnacWord judges a word that is new, or made of another.
func jarnacWord(r *jarnac.Rules, word, former string) (rulebook.Clause, error) {
	if err := r.CheckMade(word, former); err != nil {
		return "", err
	}
	return whyGood(r, word, former, nil), nil
}

// whyGood returns the clause by which a good word is good, made of the word former or a new
// one beside the words of a mat, where somebody could think that it is not.
func whyGood(rules *jarnac.Rules, word, former string, mat []string) rulebook.Clause {
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
		return law.OfficialWordsSameEntryReadings
	case former != "" && o.NoChaining:
		return byEdition(law.OfficialWordsSameEntry, law.ClassicCompetitionSameEntry)
	case o.NoChaining && slices.ContainsFunc(mat, func(other string) bool {
		return other != "" && bag.MustParse(word).Contains(bag.MustParse(other)) && kin(other)
	}):
		return law.OfficialWordsSameEntryScope
	case o.NoConjugations && classes.Has(lexicon.Finite):
		return byEdition(law.OfficialWordsConjugations, law.ClassicCompetitionWords)
	case classes == lexicon.ClassesOf(lexicon.Interjection):
		return law.OfficialWordsClasses
	case classes == lexicon.ClassesOf(lexicon.Locution):
		return law.OfficialWordsLocution
	case classes&lexicon.ClassesOf(lexicon.PastParticiple, lexicon.PresentParticiple) == classes && classes != 0:
		if o.Edition == jarnac.EditionBox {
			return law.ClassicWords
		}
		return byEdition(law.OfficialWordsDerived, law.ClassicCompetitionWords)
	}
	return ""
}
