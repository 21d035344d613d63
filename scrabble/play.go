package scrabble

// Play is the state after p makes the move m, or s itself and the error of
// [State.Check]. It allocates nothing for a legal move.
func (s State) Play(p Player, m Move) (State, error) {
	if v := s.check(p, &m); v != nil {
		return s, v
	}
	s.apply(p, m)
	return s, nil
}

// apply makes a legal move.
func (s *State) apply(p Player, m Move) {
	s.last = last{move: m, player: p}
	switch m.kind {
	case KindDraw:
		s.draw(p, int(m.n), bagOf(m.drawnTiles()))
		s.advance()
	case KindPlace:
		s.place(p, &m)
	case KindExchange:
		s.exchange(p, &m)
	case KindPass:
		s.count(true)
		s.advance()
	case KindLetGo:
		s.finish(s.end)
	case KindContest:
		s.contest(p, &m)
	case KindFlag:
		s.flag(p)
	case KindResign:
		s.finish(endResign)
	}
	s.learn()
}

// place lays tiles, which are open to contest from now on.
func (s *State) place(p Player, m *Move) {
	points := s.score(s.rules, m)
	if s.rules.options.Challenge != Void {
		s.window = window{open: true, author: p, move: *m, points: points, passes: s.passes}
	}
	s.take(p, bagOf(m.tiles[:m.n]))
	s.lay(s.rules, m)
	s.give(p, points)
	s.last.points = points
	s.count(points == 0 && s.rules.options.Idle == Scoreless)
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
func (s *State) exchange(p Player, m *Move) {
	aside := bagOf(m.asideTiles())
	if aside.Len() == 0 {
		s.forget(p)
		s.held[p] -= m.n
	} else {
		s.take(p, aside)
	}
	s.draw(p, int(m.n), bagOf(m.drawnTiles()))
	s.unseen = s.unseen.Plus(aside)
	s.count(s.rules.options.Idle == Scoreless)
	s.advance()
}

// count counts a turn towards the rounds of passes, or begins them anew
// (scrabble/rounds).
func (s *table) count(idle bool) {
	if idle {
		s.passes++
	} else {
		s.passes = 0
	}
}

// advance gives the turn on, and closes what was open to contest unless the bag is
// empty, or ends the game when everybody has passed often enough.
func (s *State) advance() {
	if s.last.move.kind != KindPlace {
		s.window = window{}
	}
	for {
		if e := s.blocked(); e != endNone {
			s.finish(e)
			return
		}
		s.turn, s.phase, s.end = s.next(s.turn), Playing, endNone
		if !s.skips[s.turn] {
			break
		}
		s.skips[s.turn] = false
		s.count(true)
	}
	if s.held[s.turn] == 0 { // the first tiles
		s.phase = Drawing
	}
}

// blocked is the end that so many passes in a row make.
func (s *table) blocked() end {
	o := &s.rules.options
	switch n := int(s.passes); {
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
	s.window = window{}
	s.settle()
}

// settle counts the tiles that are left, as far as they are known
// (scrabble/end-out, scrabble/end-blocked).
func (s *State) settle() {
	for p := range s.Players() {
		s.give(p, -s.left[p])
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
	default:
		return
	}
	for p := range s.Players() {
		points := s.rules.valueOf(s.racks[p])
		switch {
		case s.end == endOut && s.rules.options.Leftover == Twice:
			s.left[out] += 2 * points
		case s.end == endOut:
			s.left[out] += points
			s.left[p] -= points
		default:
			s.left[p] -= points
		}
	}
	for p := range s.Players() {
		s.give(p, s.left[p])
	}
}

// give adds points to the score of p. A score stays within maxScore, wherever a
// position that was set up has begun: so what play leads to can be set up again.
func (s *State) give(p Player, points int) {
	s.scores[p] = min(max(s.scores[p]+points, -maxScore), maxScore)
}

// flag ends the game, or takes points for a minute over time (scrabble/end-time).
func (s *State) flag(p Player) {
	s.flags[p]++
	if penalty := s.rules.options.TimePenalty; penalty > 0 {
		s.give(p, -penalty)
		return
	}
	s.finish(endTime)
}

// maxFlags is how many minutes over time a player can lose points for.
const maxFlags = 255
