package scrabble

import "github.com/jeudelettres/lettres/bag"

// A tile is on the board, on a rack where it is known, or unseen: in the bag, or on
// a rack of which it is not known. The functions here move tiles between racks and
// the unseen ones.

// unknown is the number of tiles on the rack of p that are not known.
func (s *State) unknown(p Player) int { return int(s.held[p]) - s.racks[p].Len() }

// lacking is the tiles that a rack does not have.
func lacking(rack, tiles bag.Bag) (out bag.Bag) {
	if rack.Contains(tiles) {
		return bag.Bag{}
	}
	var buf [2 * maxRack]byte
	letters := buf[:0]
	for letter, n := range tiles.All() {
		for range n - rack.Count(letter) {
			letters = append(letters, letter)
		}
	}
	return bag.Of(letters)
}

// has reports whether p can have these tiles, as far as is known.
func (s *State) has(p Player, tiles bag.Bag) bool {
	out := lacking(s.racks[p], tiles)
	return out.Len() <= s.unknown(p) && s.unseen.Contains(out)
}

// take takes tiles that p has from the rack.
func (s *State) take(p Player, tiles bag.Bag) {
	out := lacking(s.racks[p], tiles)
	known, _ := tiles.Minus(out)
	s.unseen, _ = s.unseen.Minus(out)
	s.racks[p], _ = s.racks[p].Minus(known)
	s.held[p] -= uint8(tiles.Len())
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
