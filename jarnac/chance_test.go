package jarnac_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

// Each tile in the bag is as likely as any other to be drawn, so a letter as
// often as it is there. The seeds are fixed; the bounds are those of chi-square
// with 25 degrees of freedom, between 1 in 1000 on either side.
func TestDrawsAreUniformOverTiles(t *testing.T) {
	rules := presetCourt(t, "official").rules
	all := rules.Options().Bag
	start := rules.Start(jarnac.A)
	draws := map[string]func(rng *rand.Rand) (bag.Bag, int){
		"bag": func(rng *rand.Rand) (bag.Bag, int) {
			drawn, _ := all.Draw(rng, 1)
			return drawn, 1
		},
		"first draw": func(rng *rand.Rand) (bag.Bag, int) {
			m := must.Get(start.Complete(rng, jarnac.A, jarnac.Draw(6)))(t)
			return bag.MustParse(m.Drawn()), 6
		},
	}
	for name, draw := range draws {
		t.Run("official/turn/first-draw "+name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(5, 5))
			var seen letters
			const rounds = 30_000
			size := 0
			for range rounds {
				drawn, n := draw(rng)
				if drawn.Len() != n {
					t.Fatalf("%s is not %d letters", drawn, n)
				}
				seen, size = seen.plus(lettersIn(drawn)), n
			}
			chi := 0.0
			for i, n := range seen {
				expected := float64(rounds*size) * float64(all.Count('A'+byte(i))) / float64(all.Len())
				chi += (float64(n) - expected) * (float64(n) - expected) / expected
			}
			// Letters drawn together shut each other out, which narrows the spread.
			if chi > 52.6 || chi < 8.6 {
				t.Errorf("chi-square is %.1f; seen %v", chi, seen)
			}
		})
	}
}

// The new letters of a swap are drawn before the old ones are put back.
func TestSwapNeverGivesBack(t *testing.T) {
	o := jarnac.Official()
	o.Bag = bag.MustParse("AEIAEIBCDF")
	rules := must.Get(jarnac.Compile(o, fewWords()))(t)
	s, err := rules.FromSetup(jarnac.Setup{
		Phase: jarnac.Handover,
		Mats:  [2]jarnac.SetupMat{{Rack: bag.MustParse("AEIAEI"), Drawn: true}, {}},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Run("official/handover/swap", func(t *testing.T) {
		rng := rand.New(rand.NewPCG(7, 7))
		seen := map[string]int{}
		const rounds = 8000
		for range rounds {
			m := must.Get(s.Complete(rng, jarnac.A, jarnac.Swap("AEI")))(t)
			seen[m.Drawn()]++
			next := must.Get(s.Play(jarnac.A, m))(t)
			if next.Bag().Len() != 4 || !next.Bag().Contains(bag.MustParse("AEI")) {
				t.Fatalf("after %s the bag is %s", m, next.Bag())
			}
		}
		for _, drawn := range []string{"BCD", "BCF", "BDF", "CDF"} {
			if n := seen[drawn]; n < rounds/4-200 || n > rounds/4+200 {
				t.Errorf("%s came %d times of %d", drawn, n, rounds)
			}
			delete(seen, drawn)
		}
		if len(seen) > 0 {
			t.Errorf("%v came, which were put aside", seen)
		}
	})
}

func step(rng *rand.Rand, s jarnac.State, decision jarnac.Move) (jarnac.State, error) {
	m, err := s.Complete(rng, s.Turn(), decision)
	if err != nil {
		return s, err
	}
	return s.Play(s.Turn(), m)
}

func allLetters(s jarnac.State) bag.Bag {
	laid := make([]byte, 0, 2*8*9)
	for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
		for line := range s.Rules().Options().Lines {
			laid = append(laid, s.Line(p, line+1)...)
		}
	}
	return s.Bag().Plus(s.Rack(jarnac.A)).Plus(s.Rack(jarnac.B)).Plus(bag.Of(laid))
}
