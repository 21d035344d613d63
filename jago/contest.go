package jago

import "github.com/jeudelettres/lettres/bag"

// A window is the last word while it is open to contest: until its author works on
// another (jago/contest), and the last of a turn until its author draws
// (jago/contest-last) or, where there is nothing to draw, until the opponent acts.
type window struct {
	move   Move
	own    bag.Bag // the letters that came from the rack
	author Player
	open   bool
}

// contest asks the dictionary about every run that the word has made or changed
// (jago/contest-several). Who is right turns letters of the other, and then the turn
// goes on (jago/contest-plays-on).
func (s *State) contest(p Player) {
	w := s.window
	s.window = window{}
	l := s.before.lay(s.rules, w.author, &w.move, nil)
	s.last.author = w.author
	bad := false
	for i := range l.n {
		bad = bad || !l.made[i].run.good(s.rules)
	}
	if !bad {
		s.last.good = true
		s.resume.turn, s.resume.phase = s.turn, s.phase
		s.gain(w.author)
		return
	}
	// The state before that word, not before the whole turn (jago/contest-state).
	s.last.undone = w.move
	s.position = s.before
	s.racks[w.author] = s.racks[w.author].Plus(w.own)
	s.resume.turn, s.resume.phase = w.author, Playing
	s.gain(p)
}

// gain lets p turn letters of the other player, if there are any.
func (s *State) gain(p Player) {
	s.turn, s.phase = p, Turning
	if s.rules.options.Turned == 0 || s.shown[p.Opponent()] == 0 {
		s.turn, s.phase = s.resume.turn, s.resume.phase
	}
}
