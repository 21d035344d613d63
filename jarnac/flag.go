package jarnac

// flag makes the flag of p fall (official/time/flag).
func (s *State) flag(p Player) {
	if s.flagMeansNothing() {
		return
	}
	own, other := &s.mats[p], p.Opponent()
	own.out, own.extra, own.extraBy = true, 0, dueNone
	switch {
	case s.phase == Answer && s.end == endLastLine && p == s.turn:
		s.finish(endFlagLastChance)
	case s.mats[other].out && s.window.n > 0:
		s.turn = s.window.author
		s.handOver(Answer)
		s.end = endSecondFlag
	case s.mats[other].out:
		s.finish(endSecondFlag)
	case p == s.turn:
		s.handOver(Handover)
		s.idle, s.barred = 0, true // official/time/flag-idle
	}
}

// flagMeansNothing reports whether the last word was laid (classic/end-flag).
func (s *State) flagMeansNothing() bool { return s.phase == Answer && s.end.isLastWord() }

// announce calls a Jarnac for a player out of time, who does not take the word
// (official/time/out). It ends the game when it is good. On contest the opponent may contest
// it first (official/time/out-room).
func (s *State) announce(pl *plan) {
	if s.rules.options.Validation == Strict {
		s.mats[s.turn].countJarnac()
		s.finish(endByOut)
		return
	}
	s.open(pl.laid(0))
	s.calls++
	s.turn, s.phase, s.end, s.final, s.idle = s.turn.Opponent(), Answer, endByOut, 0, 0
}
