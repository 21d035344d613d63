package jarnac

// stand settles a contest of good words (official/contest/good).
func (s *State) stand() {
	author, contester := s.window.author, s.window.author.Opponent()
	announced := s.window.announced()
	switch {
	case announced:
		s.letGo()
		return
	case s.mats[author].out || s.mats[contester].out:
		s.givePoints(author)
	default:
		s.giveLetter(author, dueGood)
	}
	s.window.settle()
	if s.phase == Answer && !s.lastChance() {
		s.finish(s.end)
	}
}

// uphold settles a contest of which the i-th word is bad: it and those after it are undone.
func (s *State) uphold(i int) {
	w, contester := s.window, s.window.author.Opponent()
	s.undo(i)
	s.window.settle()
	if w.announced() {
		s.givePoints(contester)
	}
	if e := s.endByBad(&w, i); e != endNone {
		s.finish(e)
		return
	}
	switch {
	case w.announced(): // points instead of a letter (official/time/out-penalty-only)
	case w.jarnac:
		s.giveLetter(contester, dueBadJarnac)
	default:
		s.giveLetter(contester, dueBad)
	}
	s.passHand(&w, i)
}

// endByBad returns how the game ends when the i-th word of w was bad, or endNone when it goes
// on.
func (s *State) endByBad(w *window, i int) end {
	late := s.mats[w.author.Opponent()].out
	switch {
	case w.announced() && w.chance:
		return endBadAnnounced
	case w.announced() && late, s.phase == Answer && s.end == endSecondFlag:
		return endSecondFlag
	case late:
		return endByOut
	case w.chance && i == 0: // a Jarnac before it stands, and has saved the game
		return s.rules.options.Ending.letGo()
	}
	return endNone
}

// passHand gives the hand to whom it belongs when the i-th word of w was bad.
func (s *State) passHand(w *window, i int) {
	acted := w.acted || i > 0
	// In a last chance, and after a pass or a flag, the turn was over already. Where
	// the game was to end with the word, the hand was only lent.
	if s.turn != w.author && (s.phase != Answer || s.end == endLastLine) {
		s.recount(s.idleAfter(w.idle, acted))
		return
	}
	s.turn, s.acted, s.idle = w.author, acted, w.idle
	if i > 0 {
		s.idle = 0
	}
	switch {
	case s.rules.options.Penalty == ExtraLetters:
		s.endTurn(false)
	case w.jarnac:
		s.phase, s.end = Handover, endNone
	default:
		s.phase, s.end, s.final = Playing, endNone, 0
	}
}

// recount sets the number of idle turns right when a word was undone after its
// author's turn. A pass with a full mat remains one.
func (s *State) recount(idle uint8) {
	switch {
	case s.phase == Answer && s.free(s.turn.Opponent()) < 0:
	case idle >= 2:
		s.finish(endEmptyBag)
	default:
		s.phase, s.end, s.idle = Handover, endNone, idle
	}
}

// giveLetter adds a letter to the coming draw of p, if the bag has any.
func (s *State) giveLetter(p Player, why due) {
	own := &s.mats[p]
	if s.rules.options.Penalty != ExtraLetters || s.bag.Len() == 0 {
		return
	}
	if own.extra < 255 {
		own.extra++
	}
	if own.extraBy = why; own.extra > 1 {
		own.extraBy = dueAdds
	}
}

// givePoints gives p the points for an error of a player out of time
// (official/time/out-penalty).
func (s *State) givePoints(p Player) {
	if s.rules.options.Penalty != ExtraLetters {
		return
	}
	if own := &s.mats[p]; own.tens < 1<<16-1 {
		own.tens++
	}
}
