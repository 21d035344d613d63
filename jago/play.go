package jago

import "github.com/jeudelettres/lettres/bag"

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
		drawn := bag.MustParse(m.Drawn())
		s.bag, _ = s.bag.Minus(drawn)
		s.racks[p] = s.racks[p].Plus(drawn)
		s.window = window{}
		s.next()
	case KindLay:
		s.place(p, &m)
	case KindEnd: // no word of the opponent's is open to contest, since p leads now
		s.phase = Drawing
		if s.missing(p) == 0 {
			s.next()
		}
	case KindContest:
		s.contest(p)
	case KindTurn:
		for _, q := range m.Squares() {
			s.position.turn(int(q), p)
		}
		s.turn, s.phase = s.resume.turn, s.resume.phase
	case KindFlag:
		s.finish(endTime)
	case KindResign:
		s.finish(endResign)
	}
	// What nothing asks for any more is forgotten, so that equal positions are ==.
	if s.phase != Turning {
		s.resume.turn, s.resume.phase = Red, Over
	}
	if !s.window.open && (m.kind != KindContest || s.last.good) {
		s.before = position{}
	}
}

// place lays a word, which is open to contest from now on.
func (s *State) place(p Player, m *Move) {
	l := s.position.lay(s.rules, p, m, nil)
	beside := bag.MustParse(m.Beside())
	own, _ := l.needs.Minus(beside)
	s.before = s.position
	s.window = window{open: true, author: p, move: *m, own: own}
	s.position.beside, _ = s.position.beside.Minus(beside)
	s.position.apply(p, m, &l)
	s.racks[p], _ = s.racks[p].Minus(own)
}

// next gives the turn on.
func (s *State) next() {
	s.turn, s.phase = s.turn.Opponent(), Playing
	if s.racks[s.turn].Len() == 0 && s.shown == [2]uint8{} { // the first letters
		s.phase = Drawing
	}
}

func (s *State) finish(e end) {
	s.phase, s.end = Over, e
	s.window = window{}
}
