// Tournament plays all games between two bots that change seats: one makes the longest moves,
// the other any. It names no game.
//
//	go run ./examples/tournament
package main

import (
	"fmt"
	"iter"
	"log"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
)

func main() {
	for _, g := range games.All() {
		rules, err := g.Compile("", nil) // the usual rules, with the words of the module
		if err != nil {
			log.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(1, 2))
		const n = 4
		won, ahead := 0, 0
		for i := range n {
			keen := i % 2
			result := play(rng, rules.Start(0), keen)
			if result.Winner == keen {
				won++
			}
			ahead += result.Points[keen] - result.Points[1-keen]
		}
		fmt.Printf("%s: %d of %d won, ahead on points: %t\n", g.Name(), won, n, ahead > 0)
	}
}

// play plays a game to its end. The seat keen makes the longest moves, and the others any.
func play(rng *rand.Rand, p game.Position, keen int) game.Outcome {
	for {
		if result, over := p.Outcome(); over {
			return result
		}
		seat := p.Turn()
		step, err := p.Do(rng, seat, choose(rng, p.View(seat).Moves(), seat == keen))
		if err != nil {
			log.Fatal(err)
		}
		p = step.After
	}
}

// choose returns the longest of the moves, or any of them.
func choose(rng *rand.Rand, moves iter.Seq[game.Move], longest bool) (best game.Move) {
	most := -1
	for m := range moves {
		n := rng.IntN(1 << 20)
		if longest {
			n = len(m.String())
		}
		if n > most {
			best, most = m, n
		}
	}
	return best
}
