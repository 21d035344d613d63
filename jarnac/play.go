package jarnac

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/hook"
	"github.com/jeudelettres/lettres/rulebook"
)

// Play returns the state after p makes the move m, or s itself and the error of
// [State.Check]. It allocates nothing for a legal move.
func (s State) Play(p Player, m Move) (State, error) {
	var pl plan
	if v := s.check(p, &m, &pl); v != nil {
		return s, v
	}
	s.apply(p, &m, &pl)
	return s, nil
}

func init() {
	hook.JarnacPlayGood = (*State).playGood
}

// playGood makes s what Play returns for a move whose word, if it has one, is known to be good. On an error s is as before.
func (s *State) playGood(p Player, m *Move) error {
	pl := plan{good: true}
	if v := s.check(p, m, &pl); v != nil {
		return v
	}
	s.apply(p, m, &pl)
	return nil
}

// A plan is what check finds out about a legal move, and apply carries out.
type plan struct {
	word     word            // that is laid, taken or announced
	former   word            // that it is made of
	line     int8            // of the player's mat on which it will lie, from 1; 0 for an announced Jarnac
	from     int8            // of the opponent's mat that a Jarnac empties, from 1; else 0
	last     bool            // a Jarnac takes the last word, and chaining does not bind it
	decision bool            // the letters that come need not be named
	good     bool            // the dictionary and the formula are known to admit the word
	bad      int8            // of a contest: the place of the first bad word, or -1
	why      rulebook.Clause // what is wrong with it
	// letters is those that the word takes from a rack, for the last word also those that
	// lie on its line; or those drawn. aside is those set aside.
	letters, aside bag.Bag
}

// laid returns the word of a Jarnac that will lie on a line.
func (pl *plan) laid(line int8) laid {
	return laid{text: pl.word, former: pl.former, line: line, from: pl.from, jarnac: true, unchained: pl.last}
}

// apply makes a legal move.
func (s *State) apply(p Player, m *Move, pl *plan) {
	s.close(p, m.kind)
	switch m.kind {
	case KindDraw, KindSwap:
		s.draw(pl)
	case KindPlace, KindExtend:
		s.lay(pl)
	case KindJarnac:
		if s.mats[p].out {
			s.announce(pl)
		} else {
			s.take(pl)
		}
	case KindPass:
		s.endTurn(true)
	case KindLetGo:
		s.letGo()
	case KindContest, KindContestJarnac:
		if pl.bad < 0 {
			s.stand()
			break
		}
		s.uphold(int(pl.bad))
		if m.kind == KindContestJarnac {
			s.take(pl)
		}
	case KindFlag:
		s.flag(p)
	case KindResign:
		s.turn = p
		s.finish(endResign)
	}
}

// draw moves letters from the bag to the rack of the player on turn, who then
// plays. A Swap also sets some aside.
func (s *State) draw(pl *plan) {
	own := &s.mats[s.turn]
	s.bag, _ = s.bag.Minus(pl.letters) // which stays as it is where they are not known
	if pl.aside.Len() > 0 {
		s.spend(s.turn, pl.aside)
		s.bag = s.bag.Plus(known(pl.aside))
	}
	own.rack = own.rack.Plus(pl.letters)
	own.drawn = true
	own.extra, own.extraBy = 0, dueNone
	s.phase, s.calls, s.undone, s.final, s.barred = Playing, 0, false, 0, false
}

// lay puts a word on a line of the player on turn, in the place of what is there.
func (s *State) lay(pl *plan) {
	own := &s.mats[s.turn]
	s.open(laid{text: pl.word, former: pl.former, line: pl.line})
	s.spend(s.turn, pl.letters)
	own.lines[pl.line-1] = pl.word
	s.acted, s.calls, s.undone, s.final, s.barred = true, 0, false, 0, false
	full := pl.former == 0 && s.free(s.turn) < 0
	switch {
	case full && s.rules.options.Ending == LastLine:
		s.ends(endLastWord)
	case full && s.rules.options.Ending == LongerWord:
		s.handOver(Answer)
		s.end, s.final = endLastWord, uint8(pl.line)
	case s.bagLen() > 0:
		s.phase = Bonus
	default:
		s.phase = Playing
	}
}

// take moves a word from the opponent to the player on turn
// (official/handover/take).
func (s *State) take(pl *plan) {
	own, other := &s.mats[s.turn], &s.mats[s.turn.Opponent()]
	s.open(pl.laid(pl.line))
	if pl.from > 0 {
		other.lines[pl.from-1] = 0
	}
	if pl.last {
		other.rack = other.rack.Plus(pl.former.letters())
	}
	s.spend(s.turn.Opponent(), pl.letters)
	own.lines[pl.line-1] = pl.word
	own.countJarnac()
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

// ends ends the game with a word or a Jarnac, which the opponent may contest
// before the count when nobody has asked the dictionary yet
// (classic/end-contest, classic/end-jarnac).
func (s *State) ends(e end) {
	if s.rules.options.Validation == Strict {
		s.finish(e)
		return
	}
	s.turn, s.phase, s.end, s.final, s.idle = s.turn.Opponent(), Answer, e, 0, 0
}

// letGo ends the game in the way that was open to question.
func (s *State) letGo() {
	if s.window.announced() {
		s.mats[s.window.author].countJarnac() // official/time/out-room: accepted
	}
	s.finish(s.end)
}

// endTurn counts the turn that ends, and hands the bag over. The count of idle turns is
// official/turn/empty-bag; only a pass can lead to a last chance (official/contest/full-mat).
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

// idleAfter returns the number of idle turns in a row, idle before, after one that has laid a
// word or not.
func (s *State) idleAfter(idle uint8, acted bool) uint8 {
	if s.bagLen() > 0 || acted {
		return 0
	}
	return idle + 1
}

// handOver gives the bag to the opponent.
func (s *State) handOver(phase Phase) {
	s.turn, s.phase, s.end = s.turn.Opponent(), phase, endNone
	s.calls, s.undone, s.acted, s.final, s.barred = 0, false, false, 0, false
	if phase == Answer {
		s.idle = 0 // which nobody asks for any more
	}
}

// finish ends the game. What no longer matters goes.
func (s *State) finish(e end) {
	s.phase, s.end = Over, e
	s.calls, s.undone, s.acted, s.idle, s.final, s.barred = 0, false, false, 0, 0, false
	s.window = window{}
}
