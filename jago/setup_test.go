package jago_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/jago"
)

// Every position of random games is set up again, and its text read back, as the same
// State.
func TestEveryPositionComesBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 11))
	games := 72
	if testing.Short() {
		games = 12
	}
	phases := map[jago.Phase]int{}
	kinds := map[jago.Kind]int{}
	for i := range games {
		r := strollRules(t, i)
		stroll{rng, i%4 > 0, i%3 > 0}.taken(t, r, 60, func(s jago.State) {
			phases[s.Phase()]++
			kinds[s.Last().Move.Kind()]++
			comesBack(t, s)
			if s.Phase() != jago.Over {
				g, err := s.Play(s.Turn().Opponent(), jago.Resign())
				if err != nil {
					t.Fatal(err)
				}
				comesBack(t, g)
			}
		})
	}
	for p := jago.Over; p <= jago.Turning; p++ {
		if phases[p] == 0 {
			t.Errorf("no position of phase %s", p)
		}
	}
	for k := jago.KindNone; k <= jago.KindResign; k++ {
		if kinds[k] == 0 {
			t.Errorf("no last move of kind %s", k)
		}
	}
}

func comesBack(t testing.TB, s jago.State) {
	t.Helper()
	back, err := s.Rules().FromSetup(s.Setup())
	if err != nil || back != s {
		t.Fatalf("set up again: %v\n%s\nbecomes\n%s", err, s, back)
	}
	text := s.String()
	if strings.Contains(text, "\n") {
		t.Fatalf("the text has lines: %q", text)
	}
	if back, err = s.Rules().ParseState(text); err != nil || back != s {
		t.Fatalf("read back: %v\n%s\nbecomes\n%s", err, s, back)
	}
}
