package reviewscrabble

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/scrabble"
)

// A Placement is a move and what it brings.
type Placement struct {
	Move   scrabble.Move `json:"-"`
	Text   string        `json:"move"` // as scrabble.State.Notation has it
	Points int           `json:"points"`
	Equity float64       `json:"equity"`          // Points, and what the tiles kept are worth
	Bonus  bool          `json:"bonus,omitempty"` // as many tiles as may be laid: a scrabble
}

// few is the number of placements that a finding names.
const few = 5

// A list holds what a player can lay in a position.
type list struct {
	top   []Placement // the few with most points
	count int
	best  Placement // with most equity
	bonus bool      // one lays as many tiles as may be laid
}

// placements returns what the player on turn can lay.
func placements(s *scrabble.State) (l list) {
	leaves := botscrabble.DefaultLeaves(s.Rules().Options())
	scored := s.AppendScored(nil)
	all := make([]Placement, len(scored))
	for i, c := range scored {
		all[i] = rated(s, leaves, c.Move, c.Points)
		if i == 0 || all[i].Equity > l.best.Equity {
			l.best = all[i]
		}
		l.bonus = l.bonus || all[i].Bonus
	}
	slices.SortStableFunc(all, func(a, b Placement) int { return cmp.Compare(b.Points, a.Points) })
	l.top, l.count = slices.Clone(all[:min(few, len(all))]), len(all)
	for i := range l.top {
		l.top[i].Text = s.Notation(l.top[i].Move)
	}
	if l.count > 0 {
		l.best.Text = s.Notation(l.best.Move)
	}
	return l
}

// rated returns a move of the player on turn with its equity.
func rated(s *scrabble.State, l *botscrabble.Leaves, m scrabble.Move, points int) Placement {
	p := Placement{Move: m, Points: points, Equity: float64(points)}
	o := s.Rules().Options()
	most := o.Rack
	if o.Lay > 0 {
		most = o.Lay
	}
	p.Bonus = m.Kind() == scrabble.KindPlace && m.Count() == most && o.Bonus > 0
	if s.BagLen() > 0 {
		kept, _ := s.Rack(s.Turn()).Minus(used(m))
		p.Equity += l.Value(kept)
	}
	return p
}

// used returns the tiles that a move takes off the rack.
func used(m scrabble.Move) bag.Bag {
	var tiles []byte
	for _, tile := range m.Laid() {
		if 'a' <= tile && tile <= 'z' {
			tile = bag.Joker
		}
		tiles = append(tiles, tile)
	}
	return bag.Of(append(tiles, m.Aside()...))
}
