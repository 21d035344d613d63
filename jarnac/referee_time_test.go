package jarnac_test

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Flags, and what is left to a player whose flag has fallen.

// afterTheEnd is what a move is refused by when the game is over.
func afterTheEnd(t *table, m jarnac.Move) rulebook.Clause {
	switch {
	case m.Kind() == jarnac.KindFlag && byLastWord(t.ends):
		return law.ClassicEndFlag
	case m.Kind() == jarnac.KindJarnac && byLastWord(t.ends): // too late
		return t.ends
	}
	return law.OfficialTurnOrder
}

// flagFaults is what keeps the flag of p from falling. It cannot fall twice, nor while a Jarnac is
// announced, which is contested or accepted before anything else.
func flagFaults(t *table, p jarnac.Player) (f faults) {
	if t.out[p] {
		f.Add(gametest.TimeOut, law.OfficialTimeOut)
	}
	if t.answer == announced {
		f.Add(gametest.Moment, law.OfficialTimeOutRoom)
	}
	return f
}

// mayStill reports whether a player out of time may do such a thing at all: pass,
// and say Jarnac, and answer (official/time/out). Contests are judged elsewhere.
func mayStill(t *table, m jarnac.Move) bool {
	switch m.Kind() {
	case jarnac.KindPass:
		return t.phase == jarnac.Handover
	case jarnac.KindLetGo: // if there is an answer to be given
		return true
	case jarnac.KindJarnac:
		return t.phase == jarnac.Handover || t.answer == lastChance || t.answer == lastWord
	}
	return false
}

// flag is the fall of p's flag.
func (r *referee) flag(t *table, p jarnac.Player) {
	switch {
	case t.answer == lastWord || t.answer == beforeCount: // classic/end-flag
		return
	case t.answer == lastChance && p == t.turn:
		t.out[p], t.owed[p] = true, nil
		t.end(law.OfficialTimeFlagLastChance)
		return
	}
	t.out[p], t.owed[p] = true, nil
	switch {
	case t.out[p.Opponent()]:
		contester, open := t.contester()
		switch {
		case open && r.Validation == jarnac.OnContest:
			t.ask(contester, lastFlag)
		default:
			t.end(law.OfficialTimeSecondFlag)
		}
	case p == t.turn:
		t.ended(p, jarnac.KindFlag)
		r.stop(t)
	}
}

// stop ends the turn of the player on turn, whose flag has fallen. It is no pass, neither with a
// full mat nor in a row of turns without a word (official/time/flag-full, official/time/flag-idle),
// and leaves the opponent without a Jarnac.
func (r *referee) stop(t *table) {
	t.idle = 0
	t.hand(t.turn.Opponent())
	t.barred = true
}

// announce is the Jarnac of a player out of time, who takes nothing. Where the
// dictionary has been asked it is good, and ends the game; else the opponent is
// asked.
func (r *referee) announce(t, before *table, w laid) {
	if r.Validation == jarnac.Strict {
		t.jarnacs[w.author]++
		t.end(law.OfficialTimeEnd)
		return
	}
	t.opens(before, w)
	calls, wasted := t.calls+1, t.wasted // the handover is not over
	t.ask(w.author.Opponent(), announced)
	t.calls, t.wasted = calls, wasted
}
