package scrabble

// Play returns the state after p makes the move m, or s itself and the error of
// [State.Check]. It allocates nothing for a legal move.
func (s State) Play(p Player, m Move) (State, error) {
	var pl plan
	if v := s.check(p, &m, &pl); v != nil {
		return s, v
	}
	s.apply(p, &m, &pl)
	return s, nil
}

// apply makes a legal move, by what check has found.
func (s *State) apply(p Player, m *Move, pl *plan) {
	if m.kind != KindFlag && m.kind != KindContest {
		s.open = open{}
	}
	switch duplicate := s.duplicate(); m.kind {
	case KindDraw:
		if duplicate {
			s.deal(int(m.n), pl.drawn)
			break
		}
		s.draw(p, int(m.n), pl.drawn)
		s.advance()
	case KindPlace:
		if duplicate {
			s.propose(p, m, pl)
			break
		}
		s.place(p, m, pl)
	case KindExchange:
		s.exchange(p, m, pl)
	case KindPass:
		if duplicate {
			s.propose(p, m, pl)
			break
		}
		s.count(true)
		s.advance()
	case KindLetGo:
		s.finish(s.end)
	case KindContest:
		s.contest(p, pl)
	case KindFlag:
		s.flag(p)
	case KindResign:
		s.gaveUp = p
		s.finish(endResign)
	}
	s.learn()
}

// place lays tiles, which are open to contest from now on.
func (s *State) place(p Player, m *Move, pl *plan) {
	if s.rules.options.Validation != Strict {
		s.open = open{move: *m, author: p, passes: s.passes}
	}
	s.take(p, pl)
	s.lay(s.rules, m)
	s.scores[p] += pl.points
	s.count(pl.points == 0 && s.rules.options.Scoreless)
	switch {
	case s.missing(p) > 0:
		s.phase = Drawing
	case s.held[p] > 0:
		s.advance()
	case s.rules.options.Validation == Strict:
		s.finish(endOut)
	default:
		s.turn, s.phase, s.end = s.next(p), Answer, endOut
	}
}

// exchange draws before the old tiles go back (scrabble/exchange-order).
func (s *State) exchange(p Player, m *Move, pl *plan) {
	if pl.tiles.Len() == 0 {
		s.forget(p)
		s.held[p] -= m.n
	} else {
		s.take(p, pl)
	}
	s.draw(p, int(m.n), pl.drawn)
	s.unseen = s.unseen.Plus(pl.tiles)
	s.count(s.rules.options.Scoreless)
	s.advance()
}

// count counts a turn towards the rounds of passes, or begins them anew
// (scrabble/rounds).
func (s *Public) count(idle bool) {
	if idle {
		s.passes++
	} else {
		s.passes = 0
	}
}

// advance gives the turn on, over those who lose theirs, or ends the game when
// everybody has passed often enough.
func (s *State) advance() {
	for {
		if e := s.blocked(); e != endNone {
			s.finish(e)
			return
		}
		s.turn, s.phase, s.end = s.next(s.turn), Playing, endNone
		if s.skips[s.turn] == 0 {
			break
		}
		s.skips[s.turn]--
		s.count(true)
	}
	if s.held[s.turn] == 0 { // the first tiles
		s.phase = Drawing
	}
}

// blocked returns the end that so many passes in a row make.
func (s *Public) blocked() end {
	o := &s.rules.options
	switch n := int(s.passes); {
	case s.duplicate():
		if n >= o.Rounds || n > 0 && s.bagLen() == 0 {
			return endDuplicate
		}
	case s.bagLen() < o.Exchange && n >= o.ShortRounds*o.Players:
		return endBlocked
	case n >= o.Rounds*o.Players:
		return endPasses
	}
	return endNone
}

// finish ends the game, and counts the tiles that are left.
func (s *State) finish(e end) {
	s.phase, s.end = Over, e
	s.open, s.decided = open{}, [MaxPlayers]Move{}
	s.settle()
}

// settle counts the tiles that are left, and finds whether that tells who wins.
func (s *State) settle() {
	s.tally()
	s.decide()
}

// tally counts the tiles that are left, as far as they are known
// (scrabble/end-out, scrabble/end-blocked, scrabble/resign).
func (s *State) tally() {
	if s.duplicate() { // nobody holds tiles alone
		return
	}
	for p := range s.Players() {
		s.scores[p] -= s.left[p]
	}
	s.left = [MaxPlayers]int{}
	s.learn()
	var out Player
	switch s.end {
	case endOut:
		for s.held[out] > 0 {
			out++
		}
	case endPasses, endBlocked:
	case endResign: // of two, the other wins; of more, the points decide (scrabble/resign)
		if s.rules.options.Players == 2 {
			return
		}
	default:
		return
	}
	for p := range s.Players() {
		points := s.rules.valueOf(s.racks[p])
		switch {
		case s.end == endOut && s.rules.options.LeftoverTwice:
			s.left[out] += 2 * points
		case s.end == endOut:
			s.left[out] += points
			s.left[p] -= points
		default:
			s.left[p] -= points
		}
	}
	for p := range s.Players() {
		s.scores[p] += s.left[p]
	}
}

// flag ends the game, or takes points for a minute over time (scrabble/end-time).
func (s *State) flag(p Player) {
	s.flags[p]++
	if penalty := s.rules.options.TimePenalty; penalty > 0 {
		s.scores[p] -= penalty
		s.decide()
		return
	}
	s.finish(endTime)
}

// maxFlags limits the minutes over time for which a player loses points.
const maxFlags = 255
