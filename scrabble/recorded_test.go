package scrabble_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

// Games of which not all tiles are known.

func TestUnknownTiles(t *testing.T) {
	o := scrabble.Classique()
	o.Validation, o.Rack, o.Bonus = scrabble.Recorded, 4, 0
	o.Bag = bag.MustParse("MOTSSEULAEIAEIUT")
	start := compiled(t, o, "MOT MOTS SEUL").Start(scrabble.A)
	left := func(s string) bag.Bag {
		rest, ok := o.Bag.Minus(bag.MustParse(s))
		if !ok {
			t.Fatal(s)
		}
		return rest
	}
	s := played(t, start, "A +4", "B +SEUL")
	t.Run("scrabble/rack", func(t *testing.T) {
		is(t, "A's rack", s.Rack(scrabble.A), bag.Bag{})
		is(t, "A's tiles", s.Held(scrabble.A), 4)
		is(t, "B's rack", s.Rack(scrabble.B), bag.MustParse("SEUL"))
		is(t, "the bag, and A's tiles", s.Bag(), left("SEUL"))
		is(t, "tiles in the bag", s.BagLen(), 8)
		is(t, "what A's view does not see", s.View(scrabble.A).Unseen(), o.Bag)
		is(t, "what B's view does not see", s.View(scrabble.B).Unseen(), left("SEUL"))
		is(t, "placements that are known", len(s.AppendPlacements(nil)), 0)
		// A lays what may be there: three of four tiles that nobody has seen.
		refusal(t, s, "A 8H MOTSI", "scrabble/rack")
		refusal(t, s, "A 8H LOT", "scrabble/rack") // L is on B's rack
		refusal(t, s, "A 8H MMO", "scrabble/rack")
		next := played(t, s, "A 8H MOT")
		is(t, "A's rack", next.Rack(scrabble.A), bag.Bag{})
		is(t, "A's tiles", next.Held(scrabble.A), 1)
		is(t, "the bag, and A's tile", next.Bag(), left("SEULMOT"))
		next = played(t, next, "A +3", "B 9I SEUL", "B +4")
		is(t, "tiles in the bag", next.BagLen(), 1)
	})
	t.Run("scrabble/rack known in part", func(t *testing.T) {
		// A lays, and draws what is known: one tile stays unknown.
		s := played(t, s, "A 8H MOT", "A +AEI")
		is(t, "A's rack", s.Rack(scrabble.A), bag.MustParse("AEI"))
		is(t, "A's tiles", s.Held(scrabble.A), 4)
		s = played(t, s, "B -")
		refusal(t, s, "A 9H LAI", "scrabble/rack")
		played(t, s, "A 9H SAI")
		refusal(t, s, "A 9H SEU", "scrabble/rack") // S and U of one unknown tile
		// A contest gives the tiles back, which are known from then on.
		back := played(t, s, "A 9H SAI", "B ?!")
		is(t, "A's rack", back.Rack(scrabble.A), bag.MustParse("SAEI"))
	})
	t.Run("scrabble/exchange", func(t *testing.T) {
		// How many, and nothing else: all that was known is not any more.
		next := played(t, s, "A -", "B -2")
		is(t, "B's rack", next.Rack(scrabble.B), bag.Bag{})
		is(t, "B's tiles", next.Held(scrabble.B), 4)
		is(t, "the bag, and all racks", next.Bag(), o.Bag)
		is(t, "tiles in the bag", next.BagLen(), 8)
		// Which, and not what came.
		next = played(t, s, "A -", "B -SU")
		is(t, "B's rack", next.Rack(scrabble.B), bag.MustParse("EL"))
		is(t, "B's tiles", next.Held(scrabble.B), 4)
		is(t, "the bag, and what is unknown", next.Bag(), left("EL"))
		// Both.
		next = played(t, s, "A -MO+AE")
		is(t, "A's rack", next.Rack(scrabble.A), bag.MustParse("AE"))
		is(t, "the bag, and what is unknown", next.Bag(), left("SEULAE"))
		// Those set aside are not in the bag yet, known or not.
		rng := rand.New(rand.NewPCG(1, 2))
		for range 100 {
			if m, err := s.Complete(rng, scrabble.A, scrabble.Exchange("MOT")); err != nil || bag.MustParse(m.Drawn()).Count('M') > 0 {
				t.Fatalf("%v, %v", m, err)
			}
		}
		refusal(t, s, "A -MOTU+AEIL", "scrabble/exchange-order")
		refusal(t, s, "A -MOTSS", "scrabble/exchange")
		refusal(t, s, "A -L", "scrabble/exchange")
	})
	t.Run("scrabble/end-out", func(t *testing.T) {
		// When the bag is empty what nobody else has is on the one rack that is unknown, and
		// counts.
		o := o
		o.Bag = bag.MustParse("MOTSSEULX")
		s := played(t, compiled(t, o, "MOT MOTS SEUL").Start(scrabble.A), "A +4", "B +SEUL")
		is(t, "A's rack", s.Rack(scrabble.A), bag.Bag{})
		s = played(t, s, "A 8H MOT", "A +1")
		is(t, "A's rack, the bag being empty", s.Rack(scrabble.A), bag.MustParse("SX"))
		is(t, "the bag", s.Bag(), bag.Bag{})
		s = played(t, s, "B K8 SEUL", "A .")
		is(t, "what is taken from A", s.Scores()[scrabble.A], 8-11)
		out, _ := s.Outcome()
		is(t, "what is left", out.Left, [4]int{-11, 11})
	})
}
