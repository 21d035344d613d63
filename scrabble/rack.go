package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// A tile is on the board, on a rack where it is known, or unseen: in the bag, or on
// a rack of which it is not known. The functions here move tiles between racks and
// the unseen ones.

// unknown returns the number of tiles on the rack of p that are not known.
func (s *State) unknown(p Player) int { return int(s.held[p]) - s.racks[p].Len() }

// find reports whether p can have the tiles of a plan, as far as is known, and finds
// which of them are not known to be on the rack.
func (s *State) find(p Player, pl *plan) bool {
	pl.hidden = s.racks[p].Missing(pl.tiles)
	return pl.hidden.Len() <= s.unknown(p) && s.unseen.Contains(pl.hidden)
}

// take takes the tiles of a plan from the rack of p.
func (s *State) take(p Player, pl *plan) {
	known, _ := pl.tiles.Minus(pl.hidden)
	s.unseen, _ = s.unseen.Minus(pl.hidden)
	s.racks[p], _ = s.racks[p].Minus(known)
	s.held[p] -= uint8(pl.tiles.Len())
}

// put puts tiles on the rack of p.
func (s *State) put(p Player, tiles bag.Bag) {
	s.racks[p] = s.racks[p].Plus(tiles)
	s.held[p] += uint8(tiles.Len())
}

// draw moves n tiles from the bag to the rack of p, those that are known by name.
func (s *State) draw(p Player, n int, known bag.Bag) {
	s.unseen, _ = s.unseen.Minus(known)
	s.put(p, known)
	s.held[p] += uint8(n - known.Len())
}

// forget makes the rack of p unknown.
func (s *State) forget(p Player) {
	s.unseen = s.unseen.Plus(s.racks[p])
	s.racks[p] = bag.Bag{}
}

// learn makes the rack of p known where the bag is empty and nobody else has
// tiles that are not.
func (s *State) learn() {
	if s.bagLen() > 0 || s.unseen.Len() == 0 {
		return
	}
	for p := range s.Players() {
		if s.unknown(p) == s.unseen.Len() {
			s.racks[p] = s.racks[p].Plus(s.unseen)
			s.unseen = bag.Bag{}
			return
		}
	}
}

// WithRack returns s with other tiles on the rack of p, to try out what p may hold. The tiles
// that p held go to the bag, and the others come from there: those of the other players stay.
// If rack has fewer tiles than p holds, the others are unknown. The error names the tiles
// that are missing, or says that p holds fewer tiles.
func (s State) WithRack(p Player, rack bag.Bag) (State, error) {
	if !s.valid(p) {
		return s, faultf(phrase.NoPlayer)
	}
	p = s.hand(p)
	if s.racks[p] == rack {
		return s, nil
	}
	next := s
	next.forget(p)
	if missing := next.unseen.Missing(rack); missing.Len() > 0 {
		return s, faultf(phrase.NotInBag, phrase.Letters(missing.String()))
	}
	if held := int(s.held[p]); rack.Len() > held {
		return s, faultf(rackTooLarge, held, rack.Len())
	}
	next.unseen, _ = next.unseen.Minus(rack)
	next.racks[p] = rack
	if next.learn(); next.phase == Over {
		next.settle()
	}
	return next, nil
}
