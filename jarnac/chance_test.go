package jarnac_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"

	gocmp "github.com/google/go-cmp/cmp"
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
			m, err := start.Complete(rng, jarnac.A, jarnac.Draw(6))
			if err != nil {
				t.Fatal(err)
			}
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
	rules, err := jarnac.Compile(o, fewWords())
	if err != nil {
		t.Fatal(err)
	}
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
			m, err := s.Complete(rng, jarnac.A, jarnac.Swap("AEI"))
			if err != nil {
				t.Fatal(err)
			}
			seen[m.Drawn()]++
			next, err := s.Play(jarnac.A, m)
			if err != nil {
				t.Fatal(err)
			}
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

// The letters of the game are all there after every move (official/mat/bag). The
// games are random; to play many, a player looks at some of the moves only.
func TestLettersAreConserved(t *testing.T) {
	for i, name := range presetNames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := jarnac.Preset(name)
			if err != nil {
				t.Fatal(err)
			}
			rules, err := jarnac.Compile(o, french.Lexicon())
			if err != nil {
				t.Fatal(err)
			}
			if o.Bag.Len() != 144 {
				t.Errorf("official/mat/bag: %s has %d letters", name, o.Bag.Len())
			}
			rng := rand.New(rand.NewPCG(3, uint64(i)))
			ends := map[string]int{}
			total := 0
			var buf []jarnac.Move
			for range fewer(10_000) {
				s := rules.Start(jarnac.Player(rng.IntN(2)))
				how := styles[rng.IntN(len(styles))]
				moves := 0
				for ; s.Phase() != jarnac.Over && moves < 1000; moves++ {
					buf = buf[:0]
					most := 1 + rng.IntN(50)
					for m := range s.Moves(s.Turn()) {
						if buf = append(buf, m); len(buf) == most {
							break
						}
					}
					if s.Phase() == jarnac.Playing && rng.IntN(30) == 0 {
						buf = append(buf[:0], jarnac.Pass())
					}
					s, err = step(rng, s, how.choose(rng, buf))
					if err != nil {
						t.Fatal(err)
					}
					if all := allLetters(s); all != o.Bag {
						t.Fatalf("after %s the letters are %s\n%s", s.Last().Move, all, s)
					}
				}
				total += moves
				end := "cut short"
				if o, over := s.Outcome(); over {
					end = string(o.End)
				}
				ends[end]++
			}
			t.Logf("%d moves; ends: %v", total, ends)
			if cut := ends["cut short"]; cut > 0 {
				t.Errorf("%d games did not end in 1000 moves", cut)
			}
		})
	}
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

// The same seed gives the same game, byte for byte, also from rules compiled
// anew; and the text of each move and state gives it back.
func TestSameSeedSameGame(t *testing.T) {
	record := func(t *testing.T, name string, seed uint64) string {
		o, _ := jarnac.Preset(name)
		rules, err := jarnac.Compile(o, french.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		rng := rand.New(rand.NewPCG(seed, 4))
		first, rounds := rules.Toss(rng)
		fmt.Fprintln(&out, first, rounds)
		s := rules.Start(first)
		how := styles[rng.IntN(len(styles))]
		for s.Phase() != jarnac.Over {
			p := s.Turn()
			m, err := s.Complete(rng, p, how.choose(rng, slices.Collect(s.Moves(p))))
			if err != nil {
				t.Fatal(err)
			}
			back, err := jarnac.ParseMove(m.String())
			if err != nil || back != m {
				t.Fatalf("ParseMove(%q) = %q, %v", m, back, err)
			}
			if s, err = s.Play(p, m); err != nil {
				t.Fatal(err)
			}
			if read, err := rules.ParseState(s.String()); err != nil || read != s {
				t.Fatalf("ParseState(%q) = %q, %v", s, read, err)
			}
			fmt.Fprintln(&out, p, m, s)
		}
		o2, _ := s.Outcome()
		fmt.Fprintln(&out, o2)
		return out.String()
	}
	for _, name := range presetNames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			seen := map[string]bool{}
			for seed := range uint64(fewer(40)) {
				one, two := record(t, name, seed), record(t, name, seed)
				if diff := gocmp.Diff(strings.Split(one, "\n"), strings.Split(two, "\n")); diff != "" {
					t.Fatalf("seed %d gave two games:\n%s", seed, diff)
				}
				if seen[one] {
					t.Errorf("seed %d gave the game of another", seed)
				}
				seen[one] = true
			}
		})
	}
}
