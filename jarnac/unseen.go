package jarnac

import "github.com/jeudelettres/lettres/bag"

// With [Options].Unseen a letter that was drawn and that nobody has noted is a joker on its rack, and
// still among those of the bag. When a word, a Jarnac or a swap uses it, it becomes known.

// bagLen returns the number of letters in the bag.
func (s *Public) bagLen() int {
	return s.bag.Len() - s.mats[A].rack.Count(bag.Joker) - s.mats[B].rack.Count(bag.Joker)
}

// holds reports whether p can have these letters on the rack, as far as it is known.
func (s *State) holds(p Player, letters bag.Bag) bool {
	rack := s.mats[p].rack
	if rack.Contains(letters) || !s.rules.options.Unseen {
		return rack.Contains(letters)
	}
	missing := rack.Missing(letters)
	return missing.Len()+letters.Count(bag.Joker) <= rack.Count(bag.Joker) && s.bag.Contains(missing)
}

// spend takes letters that p holds from the rack.
func (s *State) spend(p Player, letters bag.Bag) {
	own := &s.mats[p]
	rest, ok := own.rack.Minus(letters)
	if !ok {
		missing := own.rack.Missing(letters)
		s.bag, _ = s.bag.Minus(missing)
		known, _ := letters.Minus(missing)
		rest, _ = own.rack.Minus(known.Plus(unknown(missing.Len())))
	}
	own.rack = rest
}

// unknown returns so many letters that are not known.
func unknown(n int) bag.Bag { return bag.OfCounts([26]uint8{}, n) }

// known returns the letters of a rack that are known.
func known(rack bag.Bag) bag.Bag {
	letters, _ := rack.Counts()
	return bag.OfCounts(letters, 0)
}
