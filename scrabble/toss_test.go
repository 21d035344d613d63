package scrabble_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

func tossRules(t testing.TB, players int) *scrabble.Rules {
	t.Helper()
	o := scrabble.Classique()
	o.Players = players
	return compiled(t, o, "MOT")
}

// roundsOf reads rounds written one letter a player, a point for who does not draw.
func roundsOf(texts ...string) (rounds []scrabble.TossRound) {
	for _, text := range texts {
		var r scrabble.TossRound
		for p := range text {
			if text[p] != '.' {
				r[p] = text[p]
			}
		}
		rounds = append(rounds, r)
	}
	return rounds
}

func TestToss(t *testing.T) {
	won := func(t *testing.T, first scrabble.Player, rounds ...string) {
		t.Helper()
		p, err := tossRules(t, len(rounds[0])).TossWinner(roundsOf(rounds...)...)
		if err != nil || p != first {
			t.Errorf("%q: %v, %v, want %v", rounds, p, err, first)
		}
	}
	t.Run("scrabble/toss", func(t *testing.T) {
		won(t, scrabble.B, "MC")
		won(t, scrabble.A, "AZ")
		won(t, scrabble.C, "ZMDE")
		won(t, scrabble.D, "ZYXW")
		won(t, scrabble.A, "CMM") // a tie that does not matter
		// A joker is no letter, and so farther than any.
		won(t, scrabble.B, "?Z")
		won(t, scrabble.C, "??Z")
		for _, rounds := range [][]string{{"KK"}, {"aB"}, {"A\x01"}, {"A1"}} {
			p, err := tossRules(t, 2).TossWinner(roundsOf(rounds...)...)
			is(t, fmt.Sprintf("the clause of %q", rounds), clauseOf(err), "scrabble/toss")
			is(t, "and nobody else begins", p, scrabble.A)
		}
		_, err := tossRules(t, 3).TossWinner(roundsOf("???")...)
		is(t, "three jokers of two", clauseOf(err), "scrabble/toss")
	})
	t.Run("scrabble/toss-tie", func(t *testing.T) {
		won(t, scrabble.B, "MM", "EE", "MC")
		won(t, scrabble.B, "EEM", "ZY.") // who was farther does not draw again
		won(t, scrabble.C, "EME", "Z.E")
		won(t, scrabble.A, "EEEE", "TTTT", "UUVV", "AB..")
		won(t, scrabble.B, "EE?", "?Z.") // nor does who drew a joker
		won(t, scrabble.B, "??", "?A")   // unless all did
		won(t, scrabble.D, "?E?E", ".?.?", ".E.A")
		for _, rounds := range [][]string{
			{},                    // nobody has drawn
			{"MM"},                // not decided
			{"MM", "EE"},          // nor here
			{"??"},                //
			{"AB", "CB"},          // decided before
			{"AB", "A."},          //
			{"A."}, {"."}, {".A"}, // not everybody
			{"MM", "A."},
			{"ABC"}, {"MM", "AAB"}, // who does not take part
		} {
			_, err := tossRules(t, 2).TossWinner(roundsOf(rounds...)...)
			is(t, fmt.Sprintf("the clause of %q", rounds), clauseOf(err), "scrabble/toss-tie")
		}
		for _, rounds := range [][]string{{"EEM", "ZYA"}, {"EEM", "Z.A"}, {"EE?", "ZY?"}, {"EEM", "..A"}} {
			_, err := tossRules(t, 3).TossWinner(roundsOf(rounds...)...)
			is(t, fmt.Sprintf("the clause of %q", rounds), clauseOf(err), "scrabble/toss-tie")
		}
	})
	t.Run("by chance", func(t *testing.T) {
		for n := 2; n <= 4; n++ {
			r, rng := tossRules(t, n), rand.New(rand.NewPCG(1, uint64(n)))
			var started [4]int
			again, jokers := 0, 0
			const tosses = 4000
			for range tosses {
				first, rounds := r.Toss(rng)
				if p, err := r.TossWinner(rounds...); err != nil || p != first {
					t.Fatalf("%v: %v starts, and by TossWinner %v, %v", rounds, first, p, err)
				}
				started[first]++
				again += len(rounds) - 1
				for _, c := range rounds[0] {
					if c == bag.Joker {
						jokers++
					}
				}
			}
			// A joker comes to each in 2 of 102 draws; each begins as often as the others.
			if want := n * tosses * 2 / 102; jokers < want*7/10 || jokers > want*13/10 {
				t.Errorf("%d players drew %d jokers, and should %d", n, jokers, want)
			}
			for p, times := range started {
				if fair := tosses / n; p < n && (times < fair*9/10 || times > fair*11/10) || p >= n && times > 0 {
					t.Errorf("of %d players %v began %d times", n, scrabble.Player(p), times)
				}
			}
			if again == 0 {
				t.Error("there was no tie")
			}
		}
	})
	t.Run("tiles all alike", func(t *testing.T) {
		// No round can decide, and chance does.
		for _, tiles := range []string{"AAAAAAAAAAAAAAAAAAAAA", "?????????????????????"} {
			o := scrabble.Classique()
			o.Players, o.Tiles = 3, bag.MustParse(tiles)
			r, rng := compiled(t, o, "MOT"), rand.New(rand.NewPCG(3, 3))
			var started [4]int
			for range 900 {
				first, rounds := r.Toss(rng)
				if len(rounds) > 0 {
					t.Fatalf("%v", rounds)
				}
				started[first]++
			}
			if min(started[0], started[1], started[2]) < 250 || started[3] > 0 {
				t.Errorf("they began %v times", started)
			}
		}
	})
	is(t, "a round", roundsOf("M?.A")[0].String(), "A=M B=? D=A")
	is(t, "no round", scrabble.TossRound{}.String(), "")
}
