package scrabble_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
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
	s := play(t, start, "A +4", "B +SEUL")
	t.Run("scrabble/rack", func(t *testing.T) {
		gametest.Equal(t, "A's rack", s.Rack(scrabble.A), bag.Bag{})
		gametest.Equal(t, "A's tiles", s.Held(scrabble.A), 4)
		gametest.Equal(t, "B's rack", s.Rack(scrabble.B), bag.MustParse("SEUL"))
		gametest.Equal(t, "the bag, and A's tiles", s.Bag(), left("SEUL"))
		gametest.Equal(t, "tiles in the bag", s.BagLen(), 8)
		gametest.Equal(t, "what A's view does not see", s.View(scrabble.A).Unseen(), o.Bag)
		gametest.Equal(t, "what B's view does not see", s.View(scrabble.B).Unseen(), left("SEUL"))
		gametest.Equal(t, "placements that are known", len(s.AppendPlacements(nil)), 0)
		// A lays what may be there: three of four tiles that nobody has seen.
		refused(t, s, "A 8H MOTSI", "scrabble/rack")
		refused(t, s, "A 8H LOT", "scrabble/rack") // L is on B's rack
		refused(t, s, "A 8H MMO", "scrabble/rack")
		next := play(t, s, "A 8H MOT")
		gametest.Equal(t, "A's rack", next.Rack(scrabble.A), bag.Bag{})
		gametest.Equal(t, "A's tiles", next.Held(scrabble.A), 1)
		gametest.Equal(t, "the bag, and A's tile", next.Bag(), left("SEULMOT"))
		next = play(t, next, "A +3", "B 9I SEUL", "B +4")
		gametest.Equal(t, "tiles in the bag", next.BagLen(), 1)
	})
	t.Run("scrabble/rack known in part", func(t *testing.T) {
		// A lays, and draws what is known: one tile stays unknown.
		s := play(t, s, "A 8H MOT", "A +AEI")
		gametest.Equal(t, "A's rack", s.Rack(scrabble.A), bag.MustParse("AEI"))
		gametest.Equal(t, "A's tiles", s.Held(scrabble.A), 4)
		s = play(t, s, "B -")
		refused(t, s, "A 9H LAI", "scrabble/rack")
		play(t, s, "A 9H SAI")
		refused(t, s, "A 9H SEU", "scrabble/rack") // S and U of one unknown tile
		// A contest gives the tiles back, which are known from then on.
		back := play(t, s, "A 9H SAI", "B ?!")
		gametest.Equal(t, "A's rack", back.Rack(scrabble.A), bag.MustParse("SAEI"))
	})
	t.Run("scrabble/exchange", func(t *testing.T) {
		// How many, and nothing else: all that was known is not any more.
		next := play(t, s, "A -", "B -2")
		gametest.Equal(t, "B's rack", next.Rack(scrabble.B), bag.Bag{})
		gametest.Equal(t, "B's tiles", next.Held(scrabble.B), 4)
		gametest.Equal(t, "the bag, and all racks", next.Bag(), o.Bag)
		gametest.Equal(t, "tiles in the bag", next.BagLen(), 8)
		// Which, and not what came.
		next = play(t, s, "A -", "B -SU")
		gametest.Equal(t, "B's rack", next.Rack(scrabble.B), bag.MustParse("EL"))
		gametest.Equal(t, "B's tiles", next.Held(scrabble.B), 4)
		gametest.Equal(t, "the bag, and what is unknown", next.Bag(), left("EL"))
		// Both.
		next = play(t, s, "A -MO+AE")
		gametest.Equal(t, "A's rack", next.Rack(scrabble.A), bag.MustParse("AE"))
		gametest.Equal(t, "the bag, and what is unknown", next.Bag(), left("SEULAE"))
		// Those set aside are not in the bag yet, known or not.
		rng := rand.New(rand.NewPCG(1, 2))
		for range 100 {
			if m, err := s.Complete(rng, scrabble.A, scrabble.Exchange("MOT")); err != nil || bag.MustParse(m.Drawn()).Count('M') > 0 {
				t.Fatalf("%v, %v", m, err)
			}
		}
		refused(t, s, "A -MOTU+AEIL", "scrabble/bag")
		refused(t, s, "A -MOTU+AEIM", "scrabble/exchange-order")
		refused(t, s, "A -MOTSS", "scrabble/exchange")
		refused(t, s, "A -L", "scrabble/rack")
	})
	t.Run("scrabble/end-out", func(t *testing.T) {
		// When the bag is empty what nobody else has is on the one rack that is unknown, and
		// counts.
		o := o
		o.Bag = bag.MustParse("MOTSSEULX")
		s := play(t, compiled(t, o, "MOT MOTS SEUL").Start(scrabble.A), "A +4", "B +SEUL")
		gametest.Equal(t, "A's rack", s.Rack(scrabble.A), bag.Bag{})
		s = play(t, s, "A 8H MOT", "A +1")
		gametest.Equal(t, "A's rack, the bag being empty", s.Rack(scrabble.A), bag.MustParse("SX"))
		gametest.Equal(t, "the bag", s.Bag(), bag.Bag{})
		s = play(t, s, "B K8 SEUL", "A .")
		gametest.Equal(t, "what is taken from A", s.Scores()[scrabble.A], 8-11)
		out, _ := s.Outcome()
		gametest.Equal(t, "what is left", out.Left, [4]int{-11, 11})
	})
}
