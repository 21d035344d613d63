package jarnac_test

import (
	"slices"

	"github.com/jeudelettres/lettres/internal/law"
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
		return r.swapBy(t)
	case jarnac.KindPlace:
		below := t.lines[p][t.free(p):]
		if slices.ContainsFunc(below, func(w string) bool { return w != "" }) {
			return law.OfficialTurnGap
		}
		return r.of(law.OfficialTurnNewWord, law.ClassicNewWord)
	case jarnac.KindExtend:
		if t.full(p) {
			return law.OfficialEndFullMayPlay
		}
		return r.extend()
	case jarnac.KindPass:
		switch {
		case t.out[p]:
			return law.OfficialTimeOut
		case t.full(p) && r.Ending == jarnac.LastChance: // the opponent has the last chance now
			return law.OfficialEndFullPass
		case !slices.ContainsFunc(t.lines[p], func(w string) bool { return w != "" }):
			return law.OfficialTurnPassAnyTime
		}
		return r.of(law.OfficialTurnPass, law.ClassicPass)
	case jarnac.KindJarnac:
		return r.citesJarnac(t, after, p, m)
	case jarnac.KindContest, jarnac.KindContestJarnac:
		return r.citesContest(t, p, m, d)
	case jarnac.KindFlag:
		switch {
		case t.answer == lastWord || t.answer == beforeCount:
			return law.ClassicEndFlag
		case t.out[p.Opponent()]:
			return law.OfficialTimeSecondFlag
		case p != t.turn: // who has passed, and did not press
			return law.OfficialTimePress
		case t.full(p) && r.Ending == jarnac.LastChance:
			return law.OfficialTimeFlagFull
		case t.bag.len() == 0 && !t.did: // and had it been a pass, it would count
			return law.OfficialTimeFlagIdle
		}
		return law.OfficialTimeFlag
	}
	return ""
}

// citesJarnac returns the clause of a Jarnac that does not end the game.
func (r *referee) citesJarnac(t, after *table, p jarnac.Player, m jarnac.Move) rulebook.Clause {
	switch {
	case t.out[p]: // it is announced, and nothing is taken
		return law.OfficialTimeOut
	case t.answer == lastWord && m.Line() == t.last:
		return law.ClassicCompetitionLastJarnacLetters
	case t.answer == lastWord:
		return law.ClassicCompetitionLastJarnacLengthen
	case after.full(p) && r.Ending == jarnac.LastChance:
		return law.OfficialEndJarnacFills
	case t.answer == lastChance:
		return law.OfficialEndContinues
	case t.wasted: // one was bad, and the caller goes on with what is left
		return law.ClassicContestJarnac
	case t.calls > 0:
		return law.ClassicDoubleLines
	}
	return r.of(law.OfficialHandoverTake, law.ClassicJarnac)
}

// citesContest returns the clause of a contest that does not end the game.
func (r *referee) citesContest(t *table, p jarnac.Player, m jarnac.Move, d deed) rulebook.Clause {
	good, free := len(d.undone) == 0, r.Penalty == jarnac.NoPenalty
	asked := t.open[t.tested:]
	switch {
	case t.answer == lastWord && good: // and the right to a last Jarnac is left
		return law.ClassicCompetitionLastJarnacContest
	case t.answer == lastWord || t.answer == beforeCount:
		return law.ClassicEndContest
	case t.out[asked[0].author] && t.answer != announced:
		return law.OfficialTimeFlagWord
	case good && free && t.out != [2]bool{}:
		return law.ClassicContestTime
	case good && free:
		return law.ClassicContest
	case good:
		return r.contesting(law.OfficialContestGood)
	case m.Kind() == jarnac.KindContestJarnac:
		return law.OfficialContestWithJarnac
	case free && slices.ContainsFunc(d.undone, func(w laid) bool { return w.why == law.OfficialContestDouble }):
		return law.ClassicContestDouble
	case len(d.undone) > 1:
		return law.OfficialContestDouble
	case d.undone[0].jarnac && free:
		return law.ClassicContestJarnac
	case d.undone[0].jarnac:
		return r.contesting(law.OfficialContestBadJarnac)
	case free:
		return law.ClassicContestPlaysOn
	case t.turn == d.undone[0].author && t.full(t.turn) && d.undone[0].former != "": // a full mat, before and after
		return law.OfficialContestFullMat
	}
	return r.contesting(law.OfficialContestBad)
}
