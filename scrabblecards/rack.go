package scrabblecards

import "github.com/jeudelettres/lettres/internal/phrase"

// A card is on the table, in a hand where it is known, taken off for good, or unseen: in the deck, or
// in a hand of which it is not known. The functions here move cards between hands and the unseen ones,
// which are the bag of a State.

// unknown returns the number of cards of p that are not known.
func (s *State) unknown(p Player) int { return int(s.held[p]) - s.racks[p].Len() }

// find reports whether the player on turn can have the cards of a plan, as far as is known, and finds which of
// them are not known to be on the rack.
func (s *Public) find(rack, bag *Cards, w *plan) bool {
	w.hidden = rack.Missing(w.cards)
	return w.hidden.Len() <= int(s.held[s.turn])-rack.Len() && bag.Contains(w.hidden)
}

// take takes the cards of a plan from the rack of p.
func (s *State) take(p Player, w *plan) {
	known, _ := w.cards.Minus(w.hidden)
	s.bag, _ = s.bag.Minus(w.hidden)
	s.racks[p], _ = s.racks[p].Minus(known)
	s.held[p] -= uint8(w.cards.Len())
}

// put adds cards to the rack of p.
func (s *State) put(p Player, c Cards) {
	s.racks[p] = s.racks[p].Plus(c)
	s.held[p] += uint8(c.Len())
}

// draw moves n cards from the deck to the rack of p, those that are known by name.
func (s *State) draw(p Player, n int, known Cards) {
	s.bag, _ = s.bag.Minus(known)
	s.put(p, known)
	s.held[p] += uint8(n - known.Len())
	s.deck -= uint8(n)
}

// exchange draws n cards before the old ones go back (cards/exchange).
func (s *State) exchange(p Player, n int, w *plan) {
	if w.cards.Len() == 0 { // nobody knows which cards stay
		s.forget(p)
		s.held[p] -= uint8(n)
	} else {
		s.take(p, w)
	}
	s.draw(p, n, w.drawn)
	s.bag = s.bag.Plus(w.cards)
	s.deck += uint8(n)
}

// forget makes the rack of p unknown.
func (s *State) forget(p Player) {
	s.bag = s.bag.Plus(s.racks[p])
	s.racks[p] = Cards{}
}

// learn makes the rack of p known where the deck is empty and nobody else has cards that are not.
func (s *State) learn() {
	if s.deck > 0 || s.bag.Len() == 0 {
		return
	}
	for p := range s.Players() {
		if s.unknown(p) == s.bag.Len() {
			s.racks[p], s.bag = s.racks[p].Plus(s.bag), Cards{}
			return
		}
	}
}

// WithRack returns s with other cards in the hand of p, to try out what p may hold. The cards
// that p held go to the bag, and the others come from there: those of the other players stay.
// The error names the cards that are missing, or says that p holds another number of cards. With draws
// that are [Options].Unseen rack may have fewer cards than p holds: the others are unknown.
func (s State) WithRack(p Player, rack Cards) (State, error) {
	if !s.valid(p) {
		return s, faultf(phrase.NoPlayer)
	}
	if s.racks[p] == rack {
		return s, nil
	}
	next := s
	next.forget(p)
	rest, ok := next.bag.Minus(rack)
	if !ok {
		return s, faultf(notInBag, phrase.Letters(next.bag.Missing(rack).String()))
	}
	if n, held := rack.Len(), int(s.held[p]); n > held || n < held && !s.rules.options.Unseen {
		return s, faultf(otherHand, p, held, n)
	}
	next.racks[p], next.bag = rack, rest
	if next.learn(); next.phase == Over {
		next.recount()
	}
	return next, nil
}
