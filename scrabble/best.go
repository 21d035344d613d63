package scrabble

import "github.com/jeudelettres/lettres/bag"

// Best is a placement of the highest score with good words, of the player on turn,
// and whether there is any.
func (s State) Best() (Move, bool) {
	if s.phase != Playing {
		return Move{}, false
	}
	return s.best(s.racks[s.turn])
}

// Best is [State.Best] for the viewer, on turn or not.
func (v View) Best() (Move, bool) {
	if v.rules == nil || v.phase == Over {
		return Move{}, false
	}
	return v.best(v.rack)
}

func (s *table) best(rack bag.Bag) (best Move, ok bool) {
	points := -1
	for _, m := range s.appendPlacements(nil, rack) {
		if n := s.score(s.rules, &m); n > points {
			best, points = m, n
		}
	}
	return best, points >= 0
}
