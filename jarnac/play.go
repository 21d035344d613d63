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
	s.last = last{move: m, player: p}
	if s.window.closesBy(p, m.kind) {
		s.window = window{}
	}
	own := &s.mats[p]
	switch m.kind {
	case KindDraw:
		s.last.due = s.dueNow()
		s.draw(bag.MustParse(m.text))
		own.drawn = true
	case KindSwap:
		aside, drawn := bag.MustParse(m.Aside()), bag.MustParse(m.Drawn())
		s.draw(drawn)
		own.rack, _ = own.rack.Minus(aside)
		s.bag = s.bag.Plus(aside)
	case KindLay:
		s.lay(s.free(p), pack(m.text))
	case KindExtend:
		s.lay(int(m.line)-1, pack(m.text))
	case KindJarnac:
		s.jarnac(m)
	case KindPass:
		s.endTurn(true)
	case KindLetGo:
		s.letGo()
	case KindContest, KindContestJarnac:
		s.contest(m)
	case KindFlag:
		s.flag(p)
	case KindResign:
		s.finish(endResign)
	}
}

// draw moves letters from the bag to the rack of the player on turn, who then
// plays.
func (s *State) draw(drawn bag.Bag) {
	own := &s.mats[s.turn]
	s.bag, _ = s.bag.Minus(drawn)
	own.rack = own.rack.Plus(drawn)
	own.extra, own.extraBy = 0, dueNone
	s.phase, s.final, s.barred = Playing, 0, false
}

// lay puts w on a line of the player on turn, in the place of what is there.
func (s *State) lay(line int, w word) {
	own := &s.mats[s.turn]
	old := own.lines[line]
	s.open(laid{text: w, former: old, line: int8(line + 1)})
	added, _ := w.letters().Minus(old.letters())
	own.rack, _ = own.rack.Minus(added)
	own.lines[line] = w
	s.last.former, s.last.to = old, int8(line+1)
	s.acted, s.final, s.barred = true, 0, false
	switch {
	case old == 0 && s.free(s.turn) < 0 && s.rules.options.Ending == LastLine:
		s.ends(endLastWord)
	case old == 0 && s.free(s.turn) < 0 && s.rules.options.Ending == LongerWord:
		s.handOver(Answer)
		s.end, s.final = endLastWord, uint8(line+1)
	case s.bag.Len() > 0:
		s.phase = Bonus
	default:
		s.phase = Playing
	}
}

// jarnac takes a word, or for a player out of time only names it
// (official/time/out).
func (s *State) jarnac(m Move) {
	if s.mats[s.turn].out {
		s.announce(m)
	} else {
		s.take(m)
	}
}

// take moves a word from the opponent to the player on turn
// (official/handover/take).
func (s *State) take(m Move) {
	own, other := &s.mats[s.turn], &s.mats[s.turn.Opponent()]
	w := s.called(m)
	to := s.free(s.turn)
	w.line = int8(to + 1)
	s.open(w)
	if w.from > 0 {
		other.lines[w.from-1] = 0
	}
	// What the line gives beyond the word, which happens to the last word alone,
	// goes back to the rack (classic-competition/last-jarnac-letters).
	other.rack, _ = other.rack.Plus(w.former.letters()).Minus(w.text.letters())
	own.lines[to] = w.text
	own.countJarnac()
	s.last.former, s.last.to = w.former, w.line
	s.acted, s.idle = true, 0
	s.calls++
	full := s.free(s.turn) < 0
	switch {
	case full && s.final > 0:
		s.ends(endLastJarnac)
	case full && s.rules.options.Ending != LastChance:
		s.ends(endFullByJarnac)
	default:
		s.phase, s.end = Handover, endNone
	}
}

// countJarnac counts a Jarnac. No game comes near the limit.
func (m *mat) countJarnac() {
	if m.jarnacs < 255 {
		m.jarnacs++
	}
}

// called is the word of a Jarnac and what it is made of, as the mats lie.
func (s *State) called(m Move) laid {
	w := laid{text: pack(m.text), from: int8(m.line), jarnac: true}
	if m.line > 0 {
		w.former = s.mats[s.turn.Opponent()].lines[m.line-1]
		w.unchained = m.line == int16(s.final)
	}
	return w
}

// ends ends the game with a word or a Jarnac, which the opponent may contest
// before the count when nobody has asked the dictionary yet
// (classic/end-contest, classic/end-jarnac).
func (s *State) ends(e end) {
	if s.rules.options.Validation == Strict {
		s.finish(e)
		return
	}
	s.turn, s.phase, s.end, s.final = s.turn.Opponent(), Answer, e, 0
}

// letGo ends the game in the way that was open to question.
func (s *State) letGo() {
	if s.window.announced() {
		s.mats[s.window.author].countJarnac() // official/time/out-room: accepted
	}
	s.finish(s.end)
}

// endTurn counts the turn of who is on it, and gives the bag on. The count of
// idle turns is official/turn/empty-bag; only a pass can lead to a last chance
// (official/contest/full-mat, official/time/flag-full).
func (s *State) endTurn(passed bool) {
	s.idle = s.idleAfter(s.idle, s.acted)
	full := s.free(s.turn) < 0
	switch {
	case passed && full && s.rules.options.Ending == LastChance:
		s.handOver(Answer)
		s.end = endLastLine
	case s.idle >= 2:
		s.finish(endEmptyBag)
	default:
		s.handOver(Handover)
	}
}

// idleAfter is the number of idle turns in a row, idle before, after one that
// has laid a word or not.
func (s *State) idleAfter(idle uint8, acted bool) uint8 {
	if s.bag.Len() > 0 || acted {
		return 0
	}
	return idle + 1
}

// handOver gives the bag to the opponent.
func (s *State) handOver(phase Phase) {
	s.turn, s.phase, s.end = s.turn.Opponent(), phase, endNone
	s.calls, s.acted, s.final, s.barred = 0, false, 0, false
}

// finish ends the game.
func (s *State) finish(e end) {
	s.phase, s.end, s.final, s.barred = Over, e, 0, false
	s.window = window{}
}
