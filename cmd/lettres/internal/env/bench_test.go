package env

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// BenchmarkStep plays random moves in 256 games. A game is one that ends.
func BenchmarkStep(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.Name(), func(b *testing.B) {
			rules := must.Get(g.Compile("", nil))(b)
			v := newVector(rules, 256, 256, true, 1)
			rng := rand.New(rand.NewPCG(1, 2))
			actions := make([]int16, len(v.games))
			ended := 0
			for b.Loop() {
				for i := range v.games {
					actions[i] = int16(rng.IntN(len(v.games[i].moves)))
				}
				v.step(actions)
				v.told()
				for i := range v.games {
					if v.games[i].over {
						ended++
					}
				}
			}
			b.ReportMetric(float64(ended)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
