package jarnac_test

import (
	"slices"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// cites returns the one clause that a legal move of p rests on: it has led from t to after and
// done d. What ended the game stands before what the move is.
func (r *referee) cites(t, after *table, p jarnac.Player, m jarnac.Move, d deed) rulebook.Clause {
	if after.phase == jarnac.Over {
		return after.ends
	}
	switch m.Kind() {
	case jarnac.KindDraw:
		return r.dueBy(t)
	case jarnac.KindSwap:
		if len(m.Drawn()) > t.size { // four for three
			return r.contesting(rulebook.OfficialContestSwapReturns)
		}
		return r.of(rulebook.OfficialHandoverSwap, rulebook.ClassicDraw)
	case jarnac.KindPlace:
		below := t.lines[p][t.free(p):]
		if slices.ContainsFunc(below, func(w string) bool { return w != "" }) {
			return rulebook.OfficialTurnGap
		}
		return r.of(rulebook.OfficialTurnNewWord, rulebook.ClassicNewWord)
	case jarnac.KindExtend:
		if t.full(p) {
			return rulebook.OfficialEndFullMayPlay
		}
		return r.extend()
	case jarnac.KindPass:
		switch {
		case t.out[p]:
			return rulebook.OfficialTimeOut
		case !slices.ContainsFunc(t.lines[p], func(w string) bool { return w != "" }):
			return rulebook.OfficialTurnPassAnyTime
		}
		return r.of(rulebook.OfficialTurnPass, rulebook.ClassicPass)
	case jarnac.KindJarnac:
		return r.citesJarnac(t, after, p, m)
	case jarnac.KindContest, jarnac.KindContestJarnac:
		return r.citesContest(t, p, m, d)
	case jarnac.KindFlag:
		switch {
		case t.answer == lastWord || t.answer == beforeCount:
			return rulebook.ClassicEndFlag
		case t.out[p.Opponent()]:
			return rulebook.OfficialTimeSecondFlag
		case p != t.turn: // who has passed, and did not press
			return rulebook.OfficialTimePress
		case t.full(p) && r.Ending == jarnac.LastChance:
			return rulebook.OfficialTimeFlagFull
		}
		return rulebook.OfficialTimeFlag
	}
	return ""
}

// citesJarnac returns the clause of a Jarnac that does not end the game.
func (r *referee) citesJarnac(t, after *table, p jarnac.Player, m jarnac.Move) rulebook.Clause {
	switch {
	case t.out[p]: // it is announced, and nothing is taken
		return rulebook.OfficialTimeOut
	case t.answer == lastWord && m.Line() == t.last:
		return rulebook.ClassicCompetitionLastJarnacLetters
	case t.answer == lastWord:
		return rulebook.ClassicCompetitionLastJarnacLengthen
	case after.full(p) && r.Ending == jarnac.LastChance:
		return rulebook.OfficialEndJarnacFills
	case t.answer == lastChance:
		return rulebook.OfficialEndContinues
	case t.calls > 0:
		return rulebook.ClassicDoubleLines
	}
	return r.of(rulebook.OfficialHandoverTake, rulebook.ClassicJarnac)
}

// citesContest returns the clause of a contest that does not end the game.
func (r *referee) citesContest(t *table, p jarnac.Player, m jarnac.Move, d deed) rulebook.Clause {
	good, free := len(d.undone) == 0, r.Penalty == jarnac.NoPenalty
	asked := t.open[t.tested:]
	switch {
	case t.answer == lastWord && good: // and the right to a last Jarnac is left
		return rulebook.ClassicCompetitionLastJarnacContest
	case t.answer == lastWord || t.answer == beforeCount:
		return rulebook.ClassicEndContest
	case t.out[asked[0].author] && t.answer != announced:
		return rulebook.OfficialTimeFlagWord
	case good && free && t.out != [2]bool{}:
		return rulebook.ClassicContestTime
	case good && free:
		return rulebook.ClassicContest
	case good:
		return r.contesting(rulebook.OfficialContestGood)
	case m.Kind() == jarnac.KindContestJarnac:
		return rulebook.OfficialContestWithJarnac
	case len(d.undone) > 1:
		return rulebook.OfficialContestDouble
	case d.undone[0].jarnac && free:
		return rulebook.ClassicContestJarnac
	case d.undone[0].jarnac:
		return r.contesting(rulebook.OfficialContestBadJarnac)
	case free:
		return rulebook.ClassicContestPlaysOn
	case t.turn == d.undone[0].author && t.full(t.turn) && d.undone[0].former != "": // a full mat, before and after
		return rulebook.OfficialContestFullMat
	}
	return r.contesting(rulebook.OfficialContestBad)
}
