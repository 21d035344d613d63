package games

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Clauses that are plain are clauses.
func TestPlainClauses(t *testing.T) {
	for c := range plain {
		if c != "" && !slices.Contains(slices.Collect(rulebook.Clauses()), c) {
			t.Errorf("there is no clause %s", c)
		}
	}
}

// What goes without saying is what an Effect would find plain.
func TestGoesWithoutSaying(t *testing.T) {
	said, n := 0, 0
	rules := Jarnac().MustCompile("")
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 0))
		for p := rules.Start(0); !p.Over() && n < int(seed+1)*100; {
			moves := slices.Collect(p.Moves(p.Turn()))
			s := must.Get(p.Do(rng, p.Turn(), moves[rng.IntN(len(moves))]))(t)
			p = s.After
			n++
			step := s.Of().(jarnac.Step)
			if c := step.Effect().Clause; !goesWithoutSaying(step) {
				said++
			} else if !plain[c] {
				t.Errorf("%v goes without saying, and rests on %s", step.Move, c)
			}
		}
	}
	if said == 0 || said > n/2 {
		t.Errorf("%d of %d moves do not go without saying", said, n)
	}
}
