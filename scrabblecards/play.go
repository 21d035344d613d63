package scrabblecards

// Play is the state after p makes the move m, or s itself and the error of
// [State.Check].
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
		s.draw(p, cardsOf(m.drawnCodes()))
		s.advance()
	case KindPlace:
		s.table.asItLies(&m)
		s.last.move = m
		s.place(p, &m)
	case KindExchange:
		aside := cardsOf(m.aside())
		s.take(p, aside)
		s.draw(p, cardsOf(m.drawnCodes()))
		s.cards = s.cards.Plus(aside)
		s.deck += uint8(aside.Len())
		s.passes = 0
		s.advance()
	case KindPass:
		s.countPass()
		s.advance()
	case KindLetGo:
		s.finish(s.end)
	case KindContest:
		s.contest(p)
	case KindResign:
		s.finish(endResign)
	}
}

// place lays a word, and takes off what does not stay. The move is open to contest
// from now on.
func (s *State) place(p Player, m *Move) {
	var w words
	s.before = s.table
	after := s.table.with(m, &w)
	points := int32(w.score(s.rules, m, s.table.n == 0))
	s.take(p, played(&w, m))
	s.give(p, points)
	s.window = window{open: true, author: p, move: *m, points: points, passes: s.passes}
	s.last.points = points
	s.passes = 0

	var formed [maxLetters]bool
	for i := range w.n {
		after.mark(&w.run[i], &formed)
	}
	after.leave(s.rules, &formed)
	s.table = after
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

// advance gives the turn on, and closes what was open to contest unless the deck is
// out (cards/contest-last); or it ends the game when all have passed.
func (s *State) advance() {
	if s.last.move.kind != KindPlace {
		s.window = window{}
	}
	if s.blocked() {
		s.finish(endBlocked)
		return
	}
	s.turn, s.phase, s.end = s.next(s.turn), Playing, endNone
	if s.held[s.turn] == 0 { // the first cards
		s.phase = Drawing
	}
}

// blocked reports whether nobody can play: all have passed once in a row with a short
// deck (cards/end-blocked).
func (s *open) blocked() bool {
	o := &s.rules.options
	return int(s.deck) < o.Exchange && int(s.passes) >= o.Players
}

// finish ends the game, and counts the cards that are left (cards/end).
func (s *State) finish(e end) {
	s.phase, s.end = Over, e
	s.window = window{}
	if e != endOut && e != endBlocked {
		return
	}
	var out Player
	for e == endOut && s.held[out] > 0 {
		out++
	}
	for p := range s.Players() {
		points := int32(s.rules.worth(s.hands[p]))
		s.left[p] -= points
		if e == endOut {
			s.left[out] += points
		}
	}
	for p := range s.Players() {
		s.give(p, s.left[p])
	}
}

// give adds points to the score of p. A score stays within maxScore, wherever a position
// that was set up has begun: so what play leads to can be set up again.
func (s *State) give(p Player, points int32) {
	s.scores[p] = min(max(s.scores[p]+points, -maxScore), maxScore)
}

// countPass counts a turn without a word or an exchange, as far as turns are counted.
func (s *State) countPass() {
	if s.passes < maxPasses {
		s.passes++
	}
}
