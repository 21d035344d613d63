package table

import (
	"slices"

	"github.com/jeudelettres/lettres/game"
)

// opens returns how many words are open after a move that were not before it.
func opens(before, after game.Position) (n int) {
	for author, word := range after.Open() {
		if !isOpen(before, author, word) {
			n++
		}
	}
	return n
}

func isOpen(p game.Position, author int, word game.Move) bool {
	for a, w := range p.Open() {
		if a == author && w == word {
			return true
		}
	}
	return false
}

// mayContest reports whether a seat that is not on turn may contest.
func (t *Table) mayContest(seat int) bool {
	p := t.Position()
	return seat != p.Turn() && p.Check(seat, t.Rules().Game().Contest()) == nil
}

// isAwaited reports whether a seat that is not on turn may contest, and has not let the words
// stand.
func (t *Table) isAwaited() bool {
	if t.Rules().Traits().Strict {
		return false
	}
	for seat, stands := range t.now.Stand {
		if !stands && t.mayContest(seat) {
			return true
		}
	}
	return false
}

// waitAfter begins a wait after a move that opens a word, and ends one where nobody is left to
// wait for. A contest of one word of several does not end it: the others can still be contested.
func (s *session) waitAfter(step game.Step) {
	if opens(step.Before, step.After) > 0 {
		clear(s.now.Stand)
		s.now.Wait = max(s.config.Wait, 0)
	}
	for seat, stands := range s.now.Stand {
		s.now.Stand[seat] = stands && !s.Over() && s.mayContest(seat)
	}
	if s.now.Wait > 0 && (s.Over() || !s.isAwaited()) {
		s.now.Wait = 0
	}
}

// closes reports whether a move closes words that a seat may still contest. A contest does not,
// and a resignation ends the game.
func (t *Table) closes(step game.Step) bool {
	return !step.Contests() && step.Move != t.Rules().Game().Resign() && opens(step.After, step.Before) > 0
}

// letStand lets the open words stand for a seat that is not on turn. Said too late, or twice, it
// changes nothing.
func (s *session) letStand(d Decision) (done bool, err error) {
	switch {
	case s.now.Wait == 0 || s.now.Stand[d.Seat] || !s.mayContest(d.Seat):
		return true, nil
	case !s.stillOpen(d):
		return false, ErrStale
	}
	s.now.Stand[d.Seat] = true
	s.tell(LetStand, d.Seat)
	if !s.isAwaited() {
		s.endWait()
	}
	return false, nil
}

// endWait lets the clocks go on.
func (s *session) endWait() {
	s.now.Wait = 0
	s.tell(WaitOver, -1)
	s.hold()
	s.settle()
}

// In a duplicate game all decide at once. What a seat has decided is kept at the table until all
// have: nobody hears it, and it can be changed until then, as a slip of paper can.

// secretly reports whether seats now decide in secret.
func (t *Table) secretly() bool {
	return t.config != nil && t.Rules().Traits().Secret && t.Position().Due() == 0 && !t.Over()
}

// decideSecretly keeps what a seat decides, and makes all decisions after the last one.
func (s *session) decideSecretly(seat int, m game.Move) (done bool, err error) {
	if s.secret[seat] == m {
		return true, nil
	}
	if err := s.PositionFor(seat).Check(seat, m); err != nil {
		return false, err
	}
	s.now.Lapses = 0
	s.secret[seat] = m
	s.tell(Decided, seat)
	if !slices.Contains(s.secret, nil) {
		s.reveal(false)
	}
	return false, nil
}

// PositionFor returns the position on which a seat decides: in a round of a duplicate game it is
// as if the seats before it had passed.
func (t Table) PositionFor(seat int) game.Position {
	p := t.Position()
	if !t.secretly() || !t.has(seat) {
		return p
	}
	for range t.now.Sat {
		pass, ok := read(p, "-")
		if !ok || p.Turn() == seat {
			break
		}
		p, _ = p.Play(p.Turn(), pass)
	}
	return p
}

// reveal makes the decisions of a round, with a pass for seats that have not decided.
func (s *session) reveal(lapsed bool) {
	decided := slices.Clone(s.secret)
	for range decided {
		p := s.Position()
		seat := p.Turn()
		m, auto := decided[seat], false
		if m == nil {
			m, _ = read(p, "-")
			auto = lapsed
		}
		step, err := s.step(seat, m)
		if err != nil || s.full() {
			return
		}
		s.play(step, auto)
	}
}
