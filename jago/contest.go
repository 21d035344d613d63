package jago

import "iter"

// Open yields the word that is open to contest, with its author: the last one until its
// author works on another (jago/contest), and the last of a turn until its author draws
// (jago/contest-last) or, where there is nothing to draw, until the opponent acts. It
// yields one word, or nothing.
func (s Public) Open() iter.Seq2[Player, Move] {
	return func(yield func(Player, Move) bool) {
		if s.open.kind != KindNone {
			yield(s.author, s.open)
		}
	}
}

// upheld reports whether a contest of a placement is right: it covers every run that the
// word makes or changes (jago/contest-several).
func (l *laying) upheld() bool {
	for i := range l.nMade {
		if !l.made[i].good {
			return true
		}
	}
	return false
}

// contest settles the contest of the open word, which p is about. The player who is right
// flips letters of the other, and then the turn goes on (jago/contest-plays-on).
func (s *State) contest(p Player, l *laying) {
	author := s.author
	s.resume.turn, s.resume.phase = s.turn, s.phase
	s.turn = author
	if l.upheld() {
		// The state before that word, not before the whole turn (jago/contest-state).
		own, _ := l.needs.Minus(bagOf(s.open.besides()))
		s.racks[author] = s.racks[author].Plus(own)
		s.position = s.before
		s.resume.turn, s.resume.phase = author, Playing
		s.turn = p
	}
	s.close()
	s.phase = Flipping
	if s.flips(s.turn) == 0 {
		s.turn, s.phase = s.resume.turn, s.resume.phase
		s.resume.turn, s.resume.phase = Red, Over
	}
}

// flips returns how many letters p may flip after a contest, of those that the opponent has.
func (s *State) flips(p Player) int {
	return min(s.rules.options.Flips, s.Score(p.Opponent()))
}
