// Learn plays random games of Jarnac, writes positions down as numbers, and fits what the leads in
// points and in letters tell of the result: the smallest start of a learning program. A value that
// is learned from numbers alone can be the Value of a botjarnac.Player, as in the example bot.
//
//	go run ./examples/learn -games 2000
package main

import (
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// encode writes a position for a player as numbers: a bias, the leads in points and in letters on
// the rack, and how much of the bag is left.
func encode(s jarnac.State, p jarnac.Player) [4]float64 {
	o := p.Opponent()
	return [...]float64{1, float64(s.Score(p)-s.Score(o)) / 50, float64(s.Held(p)-s.Held(o)) / 6, float64(s.BagLen()) / 144}
}

// A sample is a position for the player on turn, and whether that player won.
type sample struct {
	player jarnac.Player
	x      [4]float64
	won    float64
}

// play plays a game of random moves, and returns the position before each.
func play(rules *jarnac.Rules, rng *rand.Rand) (samples []sample) {
	s := rules.Start(jarnac.Player(rng.IntN(2)))
	out, over := s.Outcome()
	for ; !over; out, over = s.Outcome() {
		p := s.Turn()
		samples = append(samples, sample{player: p, x: encode(s, p)})
		moves := s.AppendMoves(nil, p)
		next, err := s.Play(p, s.Chance(rng, p, moves[rng.IntN(len(moves))]))
		if err != nil {
			log.Fatal(err)
		}
		s = next
	}
	for i, one := range samples {
		if out.WonBy(one.player) {
			samples[i].won = 1
		} else if out.Drawn {
			samples[i].won = 0.5
		}
	}
	return samples
}

// chance returns the chance of winning by weights.
func chance(w, x [4]float64) float64 {
	return 1 / (1 + math.Exp(-w[0]*x[0]-w[1]*x[1]-w[2]*x[2]-w[3]*x[3]))
}

func main() {
	games := flag.Int("games", 1000, "how many to play")
	flag.Parse()
	rules, rng := jarnac.MustCompile(jarnac.Official(), french.Lexicon()), rand.New(rand.NewPCG(1, 1))
	var samples []sample
	for range *games {
		samples = append(samples, play(rules, rng)...)
	}
	var w [4]float64
	for range 5 * len(samples) { // logistic regression by stochastic gradient descent
		one := samples[rng.IntN(len(samples))]
		miss := one.won - chance(w, one.x)
		for i := range w {
			w[i] += 0.01 * miss * one.x[i]
		}
	}
	right := 0
	for _, one := range samples {
		if (chance(w, one.x) > 0.5) == (one.won > 0.5) {
			right++
		}
	}
	fmt.Printf("%d positions of %d games\n", len(samples), *games)
	fmt.Printf("a lead of 50 points is worth winning: %t\n", w[1] > 0)
	fmt.Printf("the sign of the value is right more often than not: %t\n", 2*right > len(samples))
}
