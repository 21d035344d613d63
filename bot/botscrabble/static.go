package botscrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/scrabble"
)

// A static weighs what a player can do by its points and by what it leaves, and looks no
// further. It is not for several goroutines.
type static struct {
	options scrabble.Options
	leaves  *Leaves
	tired   bool // of exchanges

	rack   rack
	placed []scrabble.Scored
}

func newStatic(o scrabble.Options, l *Leaves) *static { return &static{options: o, leaves: l} }

// A choice is a move with what it is worth.
type choice struct {
	move  scrabble.Move
	worth int32 // in fractions of unit
}

// appendChoices appends what the viewer, who is on turn to play, can do: all placements with
// good words, the best exchange and the pass.
func (s *static) appendChoices(dst []choice, v *scrabble.View) []choice {
	s.look(v)
	s.placed = v.AppendScored(s.placed[:0])
	for i := range s.placed {
		dst = append(dst, choice{s.placed[i].Move, s.worth(&s.placed[i])})
	}
	if c, ok := s.exchange(v); ok {
		dst = append(dst, c)
	}
	return append(dst, s.pass(v))
}

// best is the choice that is worth most.
func (s *static) best(v *scrabble.View) choice {
	s.look(v)
	best := s.pass(v)
	if c, ok := s.exchange(v); ok && c.worth > best.worth {
		best = c
	}
	if m, worth, ok := v.BestKeeping(s.rack.sets(), best.worth); ok {
		best = choice{m, worth}
	}
	return best
}

// look finds out what the tiles of the viewer are worth.
func (s *static) look(v *scrabble.View) {
	s.rack.set(v.Rack())
	switch {
	case s.options.Duplicate != scrabble.NotDuplicate: // all have the same tiles
		clear(s.rack.sets())
	case v.BagLen() == 0:
		s.end(v)
	default:
		s.rack.weigh(s.leaves)
	}
}

// end is what the tiles kept are worth when there are none to draw: who is out gets the value
// of what the others hold, and they lose it; what is kept may never be laid.
func (s *static) end(v *scrabble.View) {
	r := &s.rack
	r.worth[0] = 0
	for set := uint(1); set <= r.all(); set++ {
		low := set & -set
		value := int32(0)
		if kind := r.kinds[bits.TrailingZeros(low)]; kind != joker {
			value = int32(s.options.Values[kind])
		}
		r.worth[set] = r.worth[set^low] - unit*value
	}
	r.worth[0] = 2 * unit * int32(valueOf(&s.options, v.Unseen()))
}

func (s *static) worth(c *scrabble.Scored) int32 {
	return unit*int32(c.Points) + s.rack.worth[s.rack.kept(c.Move)]
}

// exchange is the best exchange, if there may be one.
func (s *static) exchange(v *scrabble.View) (choice, bool) {
	n := v.BagLen()
	if s.tired || s.options.Duplicate != scrabble.NotDuplicate || n == 0 || n < s.options.Exchange || s.rack.n == 0 {
		return choice{}, false
	}
	r := &s.rack
	best, found := uint(0), false
	for kept := range r.all() {
		if r.n-bits.OnesCount(kept) <= n && (!found || r.worth[kept] > r.worth[best]) {
			best, found = kept, true
		}
	}
	return choice{r.aside(best), r.worth[best]}, found
}

// passPrice makes a player pass only where nothing else is of use.
const passPrice = 20

func (s *static) pass(v *scrabble.View) choice {
	return choice{scrabble.Pass(), s.rack.worth[s.rack.all()] - unit*passPrice}
}
