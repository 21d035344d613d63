package gametest

import (
	"math/rand/v2"
	"testing"
)

// A Tosser is the Rules of a game with a toss: P is its Player, R its TossRound.
type Tosser[P, R any] interface {
	Toss(rng *rand.Rand) (first P, rounds []R)
	TossWinner(rounds ...R) (P, error)
}

// FuzzToss holds that every toss ends and that TossWinner confirms it, whatever the
// options, and that TossWinner judges any rounds. The seeds are options; compile fails
// for those that are no game.
func FuzzToss[P comparable, R ~[2]byte | ~[4]byte | ~[6]byte](f *testing.F, compile func(options string) (Tosser[P, R], error), seeds ...string) {
	for i, options := range seeds {
		f.Add(options, uint64(i), []byte("AT?MM\x00ABCDEF"))
	}
	f.Fuzz(func(t *testing.T, options string, seed uint64, drawn []byte) {
		rules, err := compile(options)
		if err != nil {
			return
		}
		first, rounds := rules.Toss(rand.New(rand.NewPCG(seed, 1)))
		if len(rounds) > 0 {
			if winner, err := rules.TossWinner(rounds...); err != nil || winner != first {
				t.Fatalf("%q: %v begins after %v, and by TossWinner %v, %v", options, first, rounds, winner, err)
			}
		}
		var any []R
		for len(drawn) > 0 {
			var r R
			n := min(len(drawn), len(r))
			for p := range n {
				r[p] = drawn[p]
			}
			any, drawn = append(any, r), drawn[n:]
		}
		var none P
		if winner, err := rules.TossWinner(any...); err != nil && winner != none {
			t.Fatalf("%q: %v has won a toss that is refused: %v", options, winner, err)
		}
	})
}
