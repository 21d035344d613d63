package reviewcards

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// A Placement is a move and what it brings.
type Placement struct {
	Move   scrabblecards.Move `json:"move"`
	Points int                `json:"points"`
	Bonus  bool               `json:"bonus,omitempty"` // it lays as many letters as a full hand holds: a scrabble
}

// few is the number of placements that a finding names.
const few = 5

// A list holds what a player can lay in a position.
type list struct {
	top   []Placement // the few with most points, with the bonus cards that bring most
	count int         // of all, without bonus cards
	bonus bool        // one is a scrabble
}

// placements returns what the player on turn can lay.
func placements(s *scrabblecards.State) (l list) {
	scored := s.AppendScored(nil)
	slices.SortStableFunc(scored, func(a, b scrabblecards.Scored) int { return cmp.Compare(b.Points, a.Points) })
	l.count = len(scored)
	card := bonusCard(s)
	for _, c := range scored {
		p := Placement{c.Move, c.Points, scrabble(s, c.Move)}
		l.bonus = l.bonus || p.Bonus
		if len(l.top) == few && p.Points*int(max(card, 1)) <= l.top[few-1].Points {
			continue
		}
		if card != scrabblecards.NoBonus {
			for letter := range len(p.Move.Word()) {
				if m := c.Move.WithBonus(card, letter+1); s.Points(m) > p.Points {
					p.Move, p.Points = m, s.Points(m)
				}
			}
		}
		i := len(l.top)
		for i > 0 && l.top[i-1].Points < p.Points {
			i--
		}
		l.top = slices.Insert(l.top, i, p)
		l.top = l.top[:min(few, len(l.top))]
	}
	return l
}

// bonusCard returns the best bonus card that the player on turn can play: none on an empty
// table (cards/first).
func bonusCard(s *scrabblecards.State) scrabblecards.Bonus {
	hand := s.Rack(s.Turn())
	for range s.Letters() {
		switch {
		case hand.Triples > 0:
			return scrabblecards.TripleWord
		case hand.Doubles > 0:
			return scrabblecards.DoubleWord
		}
		break
	}
	return scrabblecards.NoBonus
}

// scrabble reports whether a placement earns the points for laying a full hand.
func scrabble(s *scrabblecards.State, m scrabblecards.Move) bool {
	o := s.Rules().Options()
	laid := 0
	for i := range len(m.Word()) {
		if s.Letter(m.At().Next(m.Direction(), i)) == 0 {
			laid++
		}
	}
	return o.Bonus > 0 && laid == o.Rack
}
