package games_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// What a position calls a move it reads back as that move, however its rules name the squares.
func TestNotationIsRead(t *testing.T) {
	const steps, most = 40, 400
	for _, g := range games.All() {
		for _, more := range []string{"", " squares=french"} {
			options := g.Presets()[0] + more
			if _, err := g.Options(options); err != nil {
				continue // its squares have no names
			}
			t.Run(g.Name()+" "+options, func(t *testing.T) {
				for seed := range uint64(gametest.N(2, 20)) {
					p, rng := g.MustCompile(options).Start(0), rand.New(rand.NewPCG(seed, 22))
					for step := 0; step < steps && !p.Over(); step++ {
						var moves []game.Move
						for m := range p.Moves(p.Turn()) {
							text := p.Notation(m)
							if back, _, err := p.ParseMove(p.Turn(), text); err != nil || back != m {
								t.Fatalf("%s is written %q, and read as %v, %v", m, text, back, err)
							}
							if moves = append(moves, m); len(moves) == most {
								break
							}
						}
						done := must.Get(p.Do(rng, p.Turn(), moves[rng.IntN(len(moves))]))(t)
						p = done.After
					}
				}
			})
		}
	}
}
