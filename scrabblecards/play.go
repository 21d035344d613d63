package scrabblecards

// Play returns the state after p has made the move m. On an error, that of [State.Check], it
// returns s.
func (s State) Play(p Player, m Move) (State, error) {
	var w plan
	if v := s.check(p, &m, &w); v != nil {
		return s, v
	}
	s.apply(p, &m, &w)
	return s, nil
}

// apply makes a legal move.
func (s *State) apply(p Player, m *Move, w *plan) {
	s.stands = false
	if m.kind == KindPlace {
		s.place(p, m, w)
		s.learn()
		return
	}
	last := s.open
	s.open = openMove{} // whatever else is done, it cannot be contested any more
	switch m.kind {
	case KindDraw:
		s.draw(p, m.Count(), w.drawn)
		s.advance()
	case KindExchange:
		s.exchange(p, m.Count(), w)
		s.advance()
	case KindPass:
		if s.isShort() {
			s.passes++
		}
		if w.end == endNone {
			s.advance()
		}
	case KindContest:
		s.contest(p, &last, w)
	case KindResign:
		s.turn = p
	}
	if w.end != endNone {
		s.finish(w.end)
	}
	s.learn()
}

// place lays a word, and takes off what does not stay. The move is open to contest
// from now on: with cards in the deck until its author draws (cards/contest), else until
// the next player acts (cards/contest-last).
func (s *State) place(p Player, m *Move, w *plan) {
	if s.rules.options.Validation != Strict {
		s.open = openMove{author: p, move: *m, before: s.table}
	}
	var v leaving
	w.laying.leave(s.rules, &v)
	s.table = w.laying.left(&v)
	s.take(p, w)
	s.give(p, w.points)
	s.passes = 0
	switch {
	case w.end != endNone:
		s.finish(w.end)
	case s.missing(p) > 0:
		s.phase = Drawing
	default:
		s.advance()
		if s.held[p] == 0 {
			s.phase = Answer
		}
	}
}

// contest looks the words of the open move up in the dictionary.
func (s *State) contest(p Player, o *openMove, w *plan) {
	if w.bad == none {
		s.give(p, -int32(s.rules.options.PenaltyPoints))
		s.stands = true // and is contested no more (cards/contest-once)
		return
	}
	// The words that were taken off come back, and the bonus card too
	// (cards/contest-restore). A turn lost is no pass (cards/blocked-lost).
	s.table = o.before
	s.put(o.author, w.cards)
	s.give(o.author, -w.points)
	s.turn = o.author
	s.advance()
}

// advance gives the turn on.
func (s *State) advance() {
	s.turn, s.phase = s.next(s.turn), Playing
	if s.held[s.turn] == 0 { // the first cards
		s.phase = Drawing
	}
}

// finish ends the game, counts the cards that are left, as far as they are known, and finds whether that tells
// who wins.
func (s *State) finish(e end) {
	s.phase, s.end, s.passes, s.open, s.stands = Over, e, 0, openMove{}, false
	s.learn()
	if s.counting() {
		s.tally(e)
	}
	s.decide()
}

// counting reports whether cards that are left count (cards/end): not where one of two players has resigned,
// since the other then wins whatever the count.
func (s *Public) counting() bool { return s.end != endResign || s.rules.options.Players > 2 }

// tally counts the cards that are left and known.
func (s *State) tally(e end) {
	var out Player
	for e == endOut && s.held[out] > 0 {
		out++
	}
	for p := range s.Players() {
		points := int32(s.rules.worth(s.racks[p]))
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
func (s *Public) give(p Player, points int32) {
	s.scores[p] = min(max(s.scores[p]+points, -maxScore), maxScore)
}
