package jarnac

import (
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// stand settles a contest of good words (official/contest/good).
func (s *State) stand() {
	if s.window.announced() {
		s.letGo()
		return
	}
	author, over := s.window.author, s.phase == Answer && !s.lastChance()
	points, letter := s.gains(author, &s.window, false)
	if over {
		letter = dueNone // which nobody draws any more
	}
	s.give(author, points, letter)
	s.window.settle()
	if over {
		s.finish(s.end)
	}
}

// uphold settles a contest of which the i-th word is bad: it and those after it are undone.
func (s *State) uphold(i int) {
	w, contester, calls := s.window, s.window.author.Opponent(), s.calls
	if s.rules.options.Penalty == NoPenalty {
		calls -= min(calls, s.goodAfter(i))
	}
	s.undo(i)
	s.window.settle()
	end := s.endByBad(&w, i)
	points, letter := s.gains(contester, &w, true)
	if end != endNone {
		letter = dueNone // which nobody draws any more
	}
	s.give(contester, points, letter)
	if end != endNone {
		s.finish(end)
		return
	}
	s.passHand(&w, i, calls)
}

// goodAfter returns how many good Jarnacs fall with the i-th, which is bad.
func (s *State) goodAfter(i int) (n uint8) {
	for i++; i < int(s.window.n); i++ {
		if l := s.laid(i); s.rules.faultOf(&l).clause == "" {
			n++
		}
	}
	return n
}

// gains returns what a contest of the words of w brings p, who was right: the clause of points, ""
// for none, and why there is a letter more. A word that was contested is bad or good.
//
// An error of a player out of time brings both (official/time/out-penalty-only), and the last word
// of theirs that was good points alone (official/time/flag-contest): who is out of time draws no
// more.
func (s *State) gains(p Player, w *window, bad bool) (points rulebook.Clause, letter due) {
	late, other := s.mats[p].out, s.mats[p.Opponent()].out
	switch {
	case s.rules.options.Penalty != ExtraLetters:
		return "", dueNone
	case w.announced() || !bad && other:
		points, letter = law.OfficialTimeOutPenalty, dueOut
	case !bad && late:
		points = law.OfficialTimeFlagContest
	case !bad:
		letter = dueGood
	case other:
		letter = dueFlag
	case w.jarnac:
		letter = dueBadJarnac
	default:
		letter = dueBad
	}
	if late || s.bagLen() == 0 {
		letter = dueNone
	}
	return points, s.rules.cause(letter)
}

// give gives p what a contest brings.
func (s *State) give(p Player, points rulebook.Clause, letter due) {
	own := &s.mats[p]
	if points != "" && own.tens < 1<<16-1 {
		own.tens++
	}
	if letter == dueNone {
		return
	}
	if own.extra < 255 {
		own.extra++
	}
	if own.extraBy = letter; own.extra > 1 {
		own.extraBy = dueAdds
	}
}

// endByBad returns how the game ends when the i-th word of w was bad, or endNone when it goes
// on.
func (s *State) endByBad(w *window, i int) end {
	late := s.mats[w.author.Opponent()].out
	switch {
	case w.announced() && w.chance:
		return endBadAnnounced
	case s.phase == Answer && s.end == endSecondFlag:
		return endSecondFlag
	case late:
		return endByOut
	case w.chance && i == 0: // a Jarnac before it stands, and has saved the game
		return s.rules.options.Ending.letGo()
	}
	return endNone
}

// passHand gives the hand to whom it belongs when the i-th word of w was bad. A caller who plays
// on has used up so many calls.
func (s *State) passHand(w *window, i int, calls uint8) {
	acted := w.acted || i > 0
	// In a last chance, and after a pass or a flag, the turn was over already. Where
	// the game was to end with the word, the hand was only lent.
	if s.turn != w.author && (s.phase != Answer || s.end == endLastLine) {
		s.recount(s.idleAfter(w.idle, acted))
		return
	}
	s.turn, s.acted, s.idle = w.author, acted, w.idle
	if i > 0 {
		s.idle = 0
	}
	switch {
	case s.rules.options.Penalty == ExtraLetters:
		s.endTurn(false)
	case w.jarnac:
		s.phase, s.end, s.calls, s.undone = Handover, endNone, calls, true // classic/contest-double
	default:
		s.phase, s.end, s.final = Playing, endNone, 0
	}
}

// recount sets the number of idle turns right when a word was undone after its
// author's turn. A pass with a full mat remains one, and a flag ends no row of them.
func (s *State) recount(idle uint8) {
	switch {
	case s.barred: // official/time/flag-idle
	case s.phase == Answer && s.free(s.turn.Opponent()) < 0:
	case idle >= 2:
		s.finish(endEmptyBag)
	default:
		s.phase, s.end, s.idle = Handover, endNone, idle
	}
}
