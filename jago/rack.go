package jago

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// A letter is on the board, beside it, on a rack where it is known, or unseen: in the bag, or on a rack of which
// it is not known. The functions here move letters between racks and the unseen ones, which are the bag of a State.

// held returns how many letters are on the rack of p.
func (s *Public) held(p Player) int { return s.racks[p].Len() + int(s.unknown[p]) }

// bagLen returns how many letters are in the bag itself.
func (s *Public) bagLen() int { return s.bag.Len() - int(s.unknown[Red]) - int(s.unknown[Blue]) }

// find returns the letters that the player on turn needs and cannot have, as far as is known, and those that the
// player may have without their being known.
func (s *State) find(needed bag.Bag) (lacking, hidden bag.Bag) {
	lacking = s.racks[s.turn].Missing(needed)
	nowhere := s.bag.Missing(lacking)
	if hidden, _ = lacking.Minus(nowhere); hidden.Len() > int(s.unknown[s.turn]) {
		return lacking, bag.Bag{}
	}
	return nowhere, hidden
}

// take takes the letters that a placement lays from the rack of p.
func (s *State) take(p Player, l *laying) {
	known, _ := l.own.Minus(l.hidden)
	s.racks[p], _ = s.racks[p].Minus(known)
	s.bag, _ = s.bag.Minus(l.hidden)
	s.unknown[p] -= uint8(l.hidden.Len())
}

// draw moves n letters from the bag to the rack of p, those that are known by name.
func (s *State) draw(p Player, n int, known bag.Bag) {
	s.bag, _ = s.bag.Minus(known)
	s.racks[p] = s.racks[p].Plus(known)
	s.unknown[p] += uint8(n - known.Len())
}

// learn makes the rack of p known where the bag is empty and the letters of the other are known.
func (s *State) learn() {
	for p, n := range s.unknown {
		if n > 0 && int(n) == s.bag.Len() {
			s.racks[p], s.bag, s.unknown[p] = s.racks[p].Plus(s.bag), bag.Bag{}, 0
		}
	}
}

// WithRack returns s with other letters on the rack of p, to try out what p may draw. Those
// that p had go to the bag, and the others come from there. The error names the letters that
// the bag lacks, or says that p holds another number of letters. With draws that are [Options].Unseen rack may have
// fewer letters than p holds: the others are unknown.
func (s State) WithRack(p Player, rack bag.Bag) (State, error) {
	if s.rules == nil || !p.valid() {
		return s, faultf(phrase.NoPlayer)
	}
	free := s.bag.Plus(s.racks[p])
	rest, ok := free.Minus(rack)
	held, n := s.held(p), rack.Len()
	switch {
	case !ok:
		return s, faultf(phrase.NotInBag, phrase.Letters(free.Missing(rack).String()))
	case n > held, n < held && !s.rules.options.Unseen:
		return s, faultf(otherRack, p, held, n)
	}
	s.racks[p], s.bag, s.unknown[p] = rack, rest, uint8(held-n)
	s.learn()
	return s, nil
}
