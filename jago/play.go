package jago

// Play returns the state after p makes the move m, or s itself and the error of
// [State.Check].
func (s State) Play(p Player, m Move) (State, error) {
	var found plan
	if v := s.check(p, &m, &found); v != nil {
		return s, v
	}
	s.apply(p, &m, &found)
	return s, nil
}

// apply makes a legal move.
func (s *State) apply(p Player, m *Move, found *plan) {
	switch m.kind {
	case KindDraw:
		s.draw(p, m.Count(), found.drawn)
		s.close()
		s.next()
	case KindPlace:
		if s.rules.options.Validation == OnContest {
			s.before, s.open, s.author = s.position, *m, p
		}
		s.take(p, &found.laying)
		s.beside, _ = s.beside.Minus(bagOf(m.besides()))
		s.position.apply(&found.laying)
	case KindEndTurn: // no word of the opponent's is open to contest, since p leads now
		s.phase = Drawing
		if s.missing(p) == 0 {
			s.next()
		}
	case KindContest:
		s.contest(p, &found.laying)
	case KindFlip:
		for _, q := range m.codes[:m.n] {
			s.flip(int(q), p)
		}
		s.turn, s.phase = s.resume.turn, s.resume.phase
		s.resume.turn, s.resume.phase = Red, Over // forgotten, so that equal positions are ==
	case KindFlag:
		end := endTime
		if s.Lead(p) > 0 {
			end = endUnfinished
		}
		s.finish(end, p.Opponent())
	case KindResign:
		s.finish(endResign, p.Opponent())
	}
	s.learn()
}

// close forgets the word that was open to contest.
func (s *State) close() { s.before, s.open, s.author = position{}, Move{}, Red }

// next gives the turn to the opponent.
func (s *State) next() {
	s.turn, s.phase = s.turn.Opponent(), Playing
	if s.held(s.turn) == 0 && s.empty() { // the first letters
		s.phase = Drawing
	}
}

func (s *State) finish(e end, winner Player) {
	s.phase, s.end, s.winner = Over, e, winner
	s.resume.turn, s.resume.phase = Red, Over
	s.close()
}
