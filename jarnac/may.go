package jarnac

// May reports whether the rules let p make a move of kind k now. It looks at what everybody sees
// at once: whose turn it is, what is due, time, lines, Jarnacs called, and how many letters there
// are. It never depends on which words these letters make, so that whoever shows it gives none
// away.
func (s Public) May(p Player, k Kind) bool {
	if s.rules == nil || !p.valid() {
		return false
	}
	state := State{s}
	switch k {
	case KindFlag:
		m := Flag()
		return state.checkFlag(p, &m) == nil
	case KindResign:
		return s.phase != Over
	case KindContest:
		return s.window.n > 0 && p != s.window.author
	case KindContestJarnac:
		return s.window.n > 0 && p != s.window.author && state.passesJarnac(p)
	}
	if s.phase == Over || p != s.turn {
		return false
	}
	o, own := &s.rules.options, &s.mats[p]
	switch k {
	case KindDraw:
		return s.due() > 0
	case KindSwap:
		return s.phase == Handover && own.drawn && !own.out && o.SwapSize > 0 &&
			own.rack.Len() >= o.SwapSize && s.bagLen() >= o.SwapSize
	case KindPlace:
		return state.mayPlay() && state.roomFor(p)
	case KindExtend:
		return state.mayPlay() && state.longer(p)
	case KindJarnac:
		return state.mayCall() && (own.out || state.free(p) >= 0) &&
			(state.roomFor(p.Opponent()) || state.longer(p.Opponent()))
	case KindPass:
		return state.mayPass()
	case KindLetGo:
		return s.phase == Answer
	}
	return false
}

// roomFor reports whether p has a line and letters enough for a new word.
func (s *State) roomFor(p Player) bool {
	return s.free(p) >= 0 && s.mats[p].rack.Len() >= s.rules.options.MinLength
}

// longer reports whether p has a word that can grow, and a letter for it.
func (s *State) longer(p Player) bool {
	if s.mats[p].rack.Len() == 0 {
		return false
	}
	for _, w := range s.mats[p].lines[:s.lines()] {
		if w != 0 && w.len() < s.rules.options.MaxLength {
			return true
		}
	}
	return false
}

// passesJarnac reports whether an upheld contest of p would leave them a Jarnac. It is found as if
// all words in question were bad (official/contest/with-jarnac-void).
func (s *State) passesJarnac(p Player) bool {
	upheld := *s
	upheld.uphold(0)
	return !s.barred && upheld.phase != Over && upheld.turn == p && upheld.mayCall()
}
