package jarnac

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// A move rests on the plain clause of its kind, unless a clause that says more decides
// that it may be made here, or what it does.

// clauseOf returns the clause that a move rests on, which leads to the state after.
func (s *State) clauseOf(p Player, m *Move, pl *plan, after *State) rulebook.Clause {
	if after.phase == Over {
		return endClauses[after.end]
	}
	switch m.kind {
	case KindDraw:
		return s.citeDue()
	case KindSwap:
		return s.citeSwapCount()
	case KindPlace:
		if s.fillsGap(pl) {
			return law.OfficialTurnGap
		}
		return s.rules.cite(citeNewWord)
	case KindExtend:
		if s.free(p) < 0 {
			return law.OfficialEndFullMayPlay
		}
		return s.rules.cite(citeExtend)
	case KindJarnac:
		return s.citeJarnac(p, pl, after)
	case KindPass:
		return s.citePass(p)
	case KindContest, KindContestJarnac:
		return s.citeContest(m, pl)
	case KindFlag:
		return s.citeFlag(p, after)
	}
	return s.rules.cite(citePasses)
}

// fillsGap reports whether a new word lies above another, on a line that a Jarnac has
// emptied.
func (s *State) fillsGap(pl *plan) bool {
	for _, w := range s.mats[s.turn].lines[pl.line:] {
		if w != 0 {
			return true
		}
	}
	return false
}

// citeJarnac returns the clause of a Jarnac of p, which has led to after.
func (s *State) citeJarnac(p Player, pl *plan, after *State) rulebook.Clause {
	switch {
	case pl.line == 0:
		return law.OfficialTimeOut
	case pl.last:
		return law.ClassicCompetitionLastJarnacLetters
	case s.final > 0:
		return law.ClassicCompetitionLastJarnacLengthen
	case after.free(p) < 0 && s.rules.options.Ending == LastChance:
		return law.OfficialEndJarnacFills
	case s.phase == Answer:
		return law.OfficialEndContinues
	case s.undone: // with a call that is left
		return law.ClassicContestJarnac
	case s.calls > 0:
		return law.ClassicDoubleLines
	}
	return s.rules.cite(citeTake)
}

// citePass returns the clause of a pass of p.
func (s *State) citePass(p Player) rulebook.Clause {
	switch own := &s.mats[p]; {
	case own.out:
		return law.OfficialTimeOut
	case s.free(p) < 0 && s.rules.options.Ending == LastChance:
		return law.OfficialEndFullPass
	case own.lines == [maxLines]word{}:
		return law.OfficialTurnPassAnyTime
	}
	return s.rules.cite(citePasses)
}

// citeContest returns the clause of a contest that finds a bad word, or none.
func (s *State) citeContest(m *Move, pl *plan) rulebook.Clause {
	w, good, free := &s.window, pl.bad < 0, s.rules.options.Penalty == NoPenalty
	author, contester := &s.mats[w.author], &s.mats[w.author.Opponent()]
	switch late := author.out || contester.out; {
	case good && s.final > 0 && s.phase == Answer:
		return law.ClassicCompetitionLastJarnacContest
	case s.phase == Answer && s.end.isLastWord():
		return law.ClassicEndContest
	case author.out && !w.announced():
		return law.OfficialTimeFlagWord
	case !good && m.kind == KindContestJarnac:
		return law.OfficialContestWithJarnac
	case good && free && late:
		return law.ClassicContestTime
	case good && free:
		return law.ClassicContest
	case good:
		return s.rules.cite(citeGood)
	case int(w.n)-int(pl.bad) >= 2 && free && s.goodAfter(int(pl.bad)) > 0:
		return law.ClassicContestDouble
	case int(w.n)-int(pl.bad) >= 2:
		return law.OfficialContestDouble
	case w.jarnac && free:
		return law.ClassicContestJarnac
	case w.jarnac:
		return s.rules.cite(citeBadJarnac)
	case free:
		return law.ClassicContestPlaysOn
	case s.turn == w.author && w.former[pl.bad] != 0 && s.free(w.author) < 0:
		return law.OfficialContestFullMat
	}
	return s.rules.cite(citeBad)
}

// citeFlag returns the clause of the flag of p, which has led to after.
func (s *State) citeFlag(p Player, after *State) rulebook.Clause {
	switch {
	case s.flagMeansNothing():
		return law.ClassicEndFlag
	case after.mats[p.Opponent()].out:
		return law.OfficialTimeSecondFlag
	case p != s.turn:
		return law.OfficialTimePress
	case s.free(p) < 0 && s.rules.options.Ending == LastChance:
		return law.OfficialTimeFlagFull
	case s.idleAfter(0, s.acted) > 0:
		return law.OfficialTimeFlagIdle
	}
	return law.OfficialTimeFlag
}
