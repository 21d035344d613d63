package botscrabble

import (
	"fmt"
	"math/bits"

	"github.com/jeudelettres/lettres/internal/hook"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/scrabble"
)

var bestKeeping = hook.ScrabbleBestKeeping.(func(*scrabble.View, []int32, int32) (scrabble.Move, int32, bool))

// A Static is a player that sees every word, weighs what it can do by the points and by
// what stays on the rack, and looks no further; but where two play and the bag is empty it
// plays the few moves that look best on to the end. It is not safe for use by several
// goroutines.
type Static struct {
	options   scrabble.Options
	leaves    *Leaves
	exchanges int // since the last placement

	rack    rack
	placed  []scrabble.Scored
	choices []choice
}

// NewStatic returns a Static for games by these rules. Leaves that are nil are [DefaultLeaves].
func NewStatic(rules *scrabble.Rules, l *Leaves) (*Static, error) {
	if rules == nil || rules.Lexicon() == nil {
		return nil, fmt.Errorf("botscrabble: %w", phrases.InputError(phrase.NoGame))
	}
	return newStatic(rules.Options(), l), nil
}

func newStatic(o scrabble.Options, l *Leaves) *Static {
	if l == nil {
		l = DefaultLeaves(o)
	}
	return &Static{options: o, leaves: l}
}

// Decide returns what the Static does where the viewer is on turn, one of v.Moves; else it
// is the zero Move. It contests nothing.
func (s *Static) Decide(v scrabble.View) scrabble.Move {
	switch {
	case v.Rules() == nil || v.Turn() != v.Viewer():
		return scrabble.Move{}
	case v.Phase() == scrabble.Drawing:
		return scrabble.Draw(v.Due())
	case v.Phase() == scrabble.Answer:
		return scrabble.LetGo()
	case v.Phase() == scrabble.Playing && isEndgame(&v):
		return s.rest(&v)
	case v.Phase() == scrabble.Playing:
		m := s.best(&v).move
		s.decided(m)
		return m
	}
	return scrabble.Move{}
}

// mostExchanges limits how often a player exchanges tiles without a placement in between. So a game
// ends, for passes count towards the end (scrabble/rounds).
const mostExchanges = 3

// decided counts the exchanges since the last placement.
func (s *Static) decided(m scrabble.Move) {
	switch m.Kind() {
	case scrabble.KindExchange:
		s.exchanges++
	case scrabble.KindPlace:
		s.exchanges = 0
	}
}

// A choice is a move with what it is worth.
type choice struct {
	move  scrabble.Move
	worth int32 // in fractions of unit
}

// appendChoices appends what the viewer, who is on turn to play, can do: all placements with
// good words, the best exchange and the pass.
func (s *Static) appendChoices(dst []choice, v *scrabble.View) []choice {
	s.look(v)
	if c, ok := s.exchange(v); ok {
		dst = append(dst, c)
	}
	dst = append(dst, s.pass())
	s.late(v)
	s.placed = v.AppendScored(s.placed[:0])
	for i := range s.placed {
		dst = append(dst, choice{s.placed[i].Move, s.worth(&s.placed[i])})
	}
	return dst
}

// best returns the choice that is worth most.
func (s *Static) best(v *scrabble.View) choice {
	s.look(v)
	best := s.pass()
	if c, ok := s.exchange(v); ok && c.worth > best.worth {
		best = c
	}
	s.late(v)
	if m, worth, ok := bestKeeping(v, s.rack.sets(), best.worth); ok {
		best = choice{m, worth}
	}
	return best
}

// look finds out what the tiles of the viewer are worth.
func (s *Static) look(v *scrabble.View) {
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

// end returns the worth of the tiles kept when there are none to draw: who is out gets the value
// of what the others hold, and they lose it. What is kept may never be laid, and lets the others
// go out.
func (s *Static) end(v *scrabble.View) {
	r := &s.rack
	r.worth[0] = 0
	for set := uint(1); set <= r.all(); set++ {
		low := set & -set
		value := int32(0)
		if kind := r.kinds[bits.TrailingZeros(low)]; kind != joker {
			value = int32(s.options.Values[kind])
		}
		r.worth[set] = r.worth[set^low] - unit*value*3/2
	}
	for set := range r.sets() {
		r.worth[set] -= unit * notOut
	}
	r.worth[0] = 2 * unit * int32(valueOf(&s.options, v.Unseen()))
}

// lateTiles is the points that it brings to leave a few tiles in the bag, and costs to take the
// last ones: the others then choose first from a full rack, and know all. It won 51.3 % ± 0.5 of
// 1,000 games.
const lateTiles = 5

// late adds to what is kept what it means for a placement that it takes the last tiles of the
// bag, or nearly so.
func (s *Static) late(v *scrabble.View) {
	n := v.BagLen()
	if n == 0 || n >= s.rack.n+s.options.Rack || s.options.Duplicate != scrabble.NotDuplicate {
		return
	}
	for set := range s.rack.sets() {
		switch left := n - (s.rack.n - bits.OnesCount(uint(set))); {
		case left <= 0:
			s.rack.worth[set] -= unit * lateTiles
		case left < s.options.Rack:
			s.rack.worth[set] += unit * lateTiles
		}
	}
}

// notOut is the points that it costs not to go out.
const notOut = 5

func (s *Static) worth(c *scrabble.Scored) int32 {
	return unit*int32(c.Points) + s.rack.worth[s.rack.kept(c.Move)]
}

// exchange returns the best exchange, if there may be one.
func (s *Static) exchange(v *scrabble.View) (choice, bool) {
	n := v.BagLen()
	if s.exchanges >= mostExchanges || s.options.Duplicate != scrabble.NotDuplicate || n == 0 || n < s.options.Exchange || s.rack.n == 0 {
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

func (s *Static) pass() choice {
	return choice{scrabble.Pass(), s.rack.worth[s.rack.all()] - unit*passPrice}
}
