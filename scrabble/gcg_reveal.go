package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// reveal makes the rack of p known, or as much of it as is told, in the midst of a
// game. What was known of other racks is given up, but for those in keep: a mistake in one
// must not spoil another.
//
// It returns nil, or why p cannot hold these tiles.
func (s *State) reveal(p Player, rack bag.Bag, keep [MaxPlayers]bool, text string) *rulebook.Violation {
	for q := range s.Players() {
		if q == p || !keep[q] {
			s.forget(q)
		}
	}
	if held := int(s.held[p]); rack.Len() > held {
		return phrases.Violation(rulebook.ScrabbleRack, text, "", rackTooLarge, held, rack.Len())
	}
	if out := s.unseen.Missing(rack); out.Len() > 0 {
		return phrases.Violation(rulebook.ScrabbleBag, text, "", rackGone, out.String())
	}
	s.unseen, _ = s.unseen.Minus(rack)
	s.racks[p] = rack
	s.learn()
	return nil
}

// everybody keeps what is known of all racks.
var everybody = [MaxPlayers]bool{true, true, true, true}

// recount settles the scores again for tiles that have become known after the end. The bag is
// empty, so all unknown tiles are on the racks of those who are not out, and what they are
// worth to the player who is out is known.
func (s *State) recount() {
	s.settle()
	if s.end != endOut || s.unseen.Len() == 0 {
		return
	}
	out := s.out()
	points := s.rules.valueOf(s.unseen) * s.gain()
	s.left[out] += points
	s.scores[out] += points
	s.decide()
}

// out returns the player without tiles.
func (s *State) out() (p Player) {
	for s.valid(p) && s.held[p] > 0 {
		p++
	}
	return p
}

// gain returns how often the tiles of the others count for the player who is out.
func (s *State) gain() int {
	if s.rules.options.LeftoverTwice {
		return 2
	}
	return 1
}
