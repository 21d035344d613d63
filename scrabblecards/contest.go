package scrabblecards

// A window is the move that is open to contest: from the moment it is laid until its
// author draws (cards/contest) or, with the deck out, until the next player acts
// (cards/contest-last). What the table was before it is beside it in a State.
type window struct {
	move   Move
	points int32
	passes uint16 // in a row, before it
	author Player
	open   bool
}

// contest asks the dictionary.
func (s *State) contest(p Player) {
	w := s.window
	s.window = window{}
	var found words
	s.before.with(&w.move, &found)
	s.last.author = w.author
	if found.firstBad(s.rules) < 0 {
		s.last.good = true
		s.give(p, -int32(s.rules.options.Penalty))
		if s.phase == Answer {
			s.finish(s.end)
		}
		return
	}
	// The words that were taken off come back, and the bonus card too
	// (cards/contest-restore).
	s.last.undone, s.last.points = w.move, -w.points
	s.table = s.before
	cards := played(&found, &w.move)
	s.hands[w.author] = s.hands[w.author].Plus(cards)
	s.held[w.author] += uint8(cards.Len())
	s.give(w.author, -w.points)
	s.passes = w.passes
	s.countPass()
	if s.phase != Playing {
		s.turn = w.author
		s.advance()
	} else if s.blocked() {
		s.finish(endBlocked)
	}
}
