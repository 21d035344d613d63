package jarnac

// contest asks the dictionary (official/contest).
func (s *State) contest(m Move) {
	bad := s.firstBad()
	if bad < 0 {
		s.stand()
		return
	}
	s.uphold(bad)
	if m.kind == KindContestJarnac {
		s.take(m)
	}
}

// stand is what follows when the words are good.
func (s *State) stand() {
	w := &s.window
	author, contester := w.author, w.author.Opponent()
	w.tested = w.n
	switch {
	case w.announced():
		s.letGo()
		return
	case s.mats[author].out || s.mats[contester].out:
		s.givePoints(author)
	default:
		s.giveLetter(author, dueGood)
	}
	if s.phase == Answer && !s.lastChance() {
		s.finish(s.end)
	}
}

// uphold is what follows when the i-th word is bad: it and those after it are
// undone.
func (s *State) uphold(i int) {
	w := s.window
	author, contester := w.author, w.author.Opponent()
	s.undo(i)
	// In a last chance, and after a pass or a flag, the hand has passed. Where the
	// game was to end with the word, it was only lent.
	passed := s.turn == contester && (s.phase != Answer || s.end == endLastLine)
	penalty := s.rules.options.Penalty == ExtraLetters
	switch {
	case w.announced():
		s.givePoints(contester)
		switch {
		case w.chance:
			s.finish(endBadAnnounced)
			return
		case s.mats[contester].out:
			s.finish(endSecondFlag)
			return
		}
	case s.phase == Answer && s.end == endSecondFlag:
		s.finish(endSecondFlag)
		return
	case s.mats[contester].out:
		s.finish(endByOut)
		return
	case w.chance && i == 0:
		s.finish(s.rules.options.Ending.letGo())
		return
	case w.words[i].jarnac:
		s.giveLetter(contester, dueBadJarnac)
	default:
		s.giveLetter(contester, dueBad)
	}
	acted := w.acted || i > 0
	if passed {
		s.recount(s.idleAfter(w.idle, acted))
		return
	}
	s.turn, s.acted, s.idle = author, acted, w.idle
	if i > 0 {
		s.idle = 0
	}
	switch {
	case penalty:
		s.endTurn(false)
	case w.words[i].jarnac:
		s.phase, s.end = Handover, endNone
	default:
		s.phase, s.end, s.final = Playing, endNone, 0
	}
}

// recount sets the number of idle turns right when a word was undone after its
// author's turn. A pass with a full mat remains one.
func (s *State) recount(idle uint8) {
	s.idle = idle
	switch {
	case s.phase == Answer && s.free(s.turn.Opponent()) < 0:
	case idle >= 2:
		s.finish(endEmptyBag)
	default:
		s.phase, s.end = Handover, endNone
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
	own.extraBy = why
	s.last.gain = gainLetter
}

// givePoints gives p the points for what a player out of time was wrong in.
func (s *State) givePoints(p Player) {
	if s.rules.options.Penalty != ExtraLetters {
		return
	}
	if own := &s.mats[p]; own.tens < 1<<16-1 {
		own.tens++
	}
	s.last.gain = gainPoints
}
