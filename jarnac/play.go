package jarnac

import "github.com/jeudelettres/lettres/bag"

// Play is the state after p makes the move m, or s itself and the error of
// [State.Check]. It allocates nothing for a legal move.
func (s State) Play(p Player, m Move) (State, error) {
	if v := s.check(p, m); v != nil {
		return s, v
	}
	s.apply(p, m)
	return s, nil
}

// apply makes a legal move.
func (s *State) apply(p Player, m Move) {
	s.last = last{kind: m.kind, player: p, line: int8(m.line)}
	own := &s.mats[p]
	switch m.kind {
	case KindDraw:
		drawn := bag.MustParse(m.text)
		s.last.text, s.last.due = pack(m.text), s.dueNow()
		s.draw(drawn)
		own.drawn = true
	case KindSwap:
		aside, drawn := bag.MustParse(m.Aside()), bag.MustParse(m.Drawn())
		s.last.text, s.last.former = pack(m.Drawn()), pack(m.Aside())
		s.draw(drawn)
		own.rack, _ = own.rack.Minus(aside)
		s.bag = s.bag.Plus(aside)
	case KindLay:
		s.lay(s.free(p), pack(m.text))
	case KindExtend:
		s.lay(int(m.line)-1, pack(m.text))
	case KindJarnac:
		s.take(m)
	case KindPass:
		s.pass()
	case KindLetGo:
		s.finish(s.rules.options.Ending.letGo())
	case KindResign:
		s.finish(endResign)
	}
}

// draw moves letters from the bag to the rack of the player on turn, who then
// plays.
func (s *State) draw(drawn bag.Bag) {
	s.bag, _ = s.bag.Minus(drawn)
	s.mats[s.turn].rack = s.mats[s.turn].rack.Plus(drawn)
	s.phase, s.final = Playing, 0
}

// lay puts w on a line of the player on turn, in the place of what is there.
func (s *State) lay(line int, w word) {
	own := &s.mats[s.turn]
	old := own.lines[line]
	added, _ := w.letters().Minus(old.letters())
	own.rack, _ = own.rack.Minus(added)
	own.lines[line] = w
	s.last.former, s.last.text, s.last.to = old, w, int8(line+1)
	s.acted, s.final = true, 0
	switch {
	case old == 0 && s.free(s.turn) < 0 && s.rules.options.Ending == LastLine:
		s.finish(endLastWord)
	case old == 0 && s.free(s.turn) < 0 && s.rules.options.Ending == LongerWord:
		s.handOver(Answer)
		s.final = uint8(line + 1)
	case s.bag.Len() > 0:
		s.phase = Bonus
	default:
		s.phase = Playing
	}
}

// take moves a word from the opponent to the player on turn
// (official/handover/take).
func (s *State) take(m Move) {
	own, other := &s.mats[s.turn], &s.mats[s.turn.Opponent()]
	w := pack(m.text)
	var old word
	if m.line > 0 {
		old = other.lines[m.line-1]
		other.lines[m.line-1] = 0
	}
	// What the line gives beyond the word, which happens to the last word alone,
	// goes back to the rack (classic-competition/last-jarnac-letters).
	other.rack, _ = other.rack.Plus(old.letters()).Minus(w.letters())
	to := s.free(s.turn)
	own.lines[to] = w
	own.jarnacs++
	s.last.former, s.last.text, s.last.to = old, w, int8(to+1)
	s.acted, s.idle = true, 0
	s.calls++
	full := s.free(s.turn) < 0
	switch {
	case full && s.final > 0:
		s.finish(endLastJarnac)
	case full && s.rules.options.Ending != LastChance:
		s.finish(endFullByJarnac)
	default:
		s.phase = Handover
	}
}

// pass ends the turn of the player who is on it.
func (s *State) pass() {
	if s.bag.Len() == 0 && !s.acted {
		s.idle++
	} else {
		s.idle = 0
	}
	full := s.free(s.turn) < 0
	switch {
	case full && s.rules.options.Ending == LastChance:
		s.handOver(Answer)
	case s.idle >= 2:
		s.finish(endEmptyBag)
	default:
		s.handOver(Handover)
	}
}

// handOver gives the bag to the opponent.
func (s *State) handOver(phase Phase) {
	s.turn, s.phase = s.turn.Opponent(), phase
	s.calls, s.acted, s.final = 0, false, 0
}

// finish ends the game.
func (s *State) finish(e end) {
	s.phase, s.end, s.final = Over, e, 0
}
