// Learn plays random games of Jarnac, writes positions down as numbers, and fits what the lead
// in points tells of the result: the smallest start of a learning program. A value that is
// learned from numbers alone can be the Value of a botjarnac.Player, as in the example bot.
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

// features counts the numbers that encode a position.
const features = 5

// encode writes what a player may look at: a bias, the leads in points, in lines that are used,
// in letters on the rack, and how much of the bag is left.
func encode(s jarnac.State, p jarnac.Player) (x [features]float64) {
	used := func(p jarnac.Player) (n float64) {
		for _, word := range s.Lines(p) {
			if word != "" {
				n++
			}
		}
		return n
	}
	o := p.Opponent()
	x[0] = 1
	x[1] = float64(s.Score(p)-s.Score(o)) / 50
	x[2] = (used(p) - used(o)) / 8
	x[3] = float64(s.Held(p)-s.Held(o)) / 6
	x[4] = float64(s.BagLen()) / 144
	return x
}

// A sample is a position of a game, and whether its player won.
type sample struct {
	x   [features]float64
	won float64
}

// play plays a game of random moves, and keeps the position before each turn.
func play(rules *jarnac.Rules, rng *rand.Rand, samples []sample) []sample {
	first := len(samples)
	var players []jarnac.Player
	s := rules.Start(jarnac.Player(rng.IntN(2)))
	var moves []jarnac.Move
	for turn := jarnac.Player(2); ; {
		if out, over := s.Outcome(); over {
			for i, p := range players {
				if out.WonBy(p) {
					samples[first+i].won = 1
				} else if out.Tied() {
					samples[first+i].won = 0.5
				}
			}
			return samples
		}
		p := s.Turn()
		if p != turn {
			samples, players, turn = append(samples, sample{x: encode(s, p)}), append(players, p), p
		}
		moves = s.AppendMoves(moves[:0], p) // allocates nothing once it is long enough
		next, err := s.Play(p, s.Chance(rng, p, moves[rng.IntN(len(moves))]))
		if err != nil {
			log.Fatal(err)
		}
		s = next
	}
}

// chance returns the chance of winning by weights.
func chance(w, x [features]float64) float64 {
	sum := 0.0
	for i := range w {
		sum += w[i] * x[i]
	}
	return 1 / (1 + math.Exp(-sum))
}

func main() {
	games := flag.Int("games", 1000, "how many to play")
	flag.Parse()
	rules, err := jarnac.Compile(jarnac.Official(), french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	var samples []sample
	for range *games {
		samples = play(rules, rng, samples)
	}
	// Logistic regression by stochastic gradient descent.
	var w [features]float64
	for range 20 {
		for range samples {
			one := samples[rng.IntN(len(samples))]
			miss := one.won - chance(w, one.x)
			for i := range w {
				w[i] += 0.01 * miss * one.x[i]
			}
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
