package lettres_test

import (
	"fmt"
	"iter"
	"log"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// The State of every game is a state, and its Outcome an outcome.
type (
	state[S, P, M, O any] interface {
		Turn() P
		Moves(P) iter.Seq[M]
		Complete(*rand.Rand, P, M) (M, error)
		Play(P, M) (S, error)
		Outcome() (O, bool)
	}
	outcome[P any] interface {
		WonBy(P) bool
		Points(P) int
	}
)

// A game is played with player 0 or 1 keen, and returns whether the keen player has won,
// and by how many points.
type game func(rng *rand.Rand, keen int) (won bool, ahead int)

// gameOf is a game that begins with s.
func gameOf[S state[S, P, M, O], P ~uint8, M fmt.Stringer, O outcome[P]](s S) game {
	return func(rng *rand.Rand, keen int) (won bool, ahead int) {
		s := s
		for {
			if o, over := s.Outcome(); over {
				return o.WonBy(P(keen)), o.Points(P(keen)) - o.Points(P(1-keen))
			}
			p := s.Turn()
			m, err := s.Complete(rng, p, choose(rng, s.Moves(p), int(p) == keen))
			if err == nil {
				s, err = s.Play(p, m)
			}
			if err != nil {
				log.Fatal(err)
			}
		}
	}
}

// choose is the longest of the moves for a keen player, and any of them for the other.
func choose[M fmt.Stringer](rng *rand.Rand, moves iter.Seq[M], keen bool) (best M) {
	most := -1
	for m := range moves {
		n := rng.IntN(1 << 20)
		if keen {
			n = len(m.String())
		}
		if n > most {
			best, most = m, n
		}
	}
	return best
}

// compiled is the rules of a preset, with the French words.
func compiled[O, R any](o O, compile func(O, *lexicon.Lexicon) (R, error)) R {
	rules, err := compile(o, gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	return rules
}

// A tournament over all games. One player makes the longest moves, the other any, and they
// change seats after each game.
func Example_tournament() {
	for _, g := range []struct {
		name string
		play game
	}{
		{"jarnac", gameOf(compiled(jarnac.Official(), jarnac.Compile).Start(jarnac.A))},
		{"scrabble", gameOf(compiled(scrabble.Classique(), scrabble.Compile).Start(scrabble.A))},
		{"cards", gameOf(compiled(scrabblecards.Official(), scrabblecards.Compile).Start(scrabblecards.A))},
		{"jago", gameOf(compiled(jago.Official(), jago.Compile).Start(jago.Red))},
	} {
		rng := rand.New(rand.NewPCG(1, 2))
		games, won, points := 4, 0, 0
		for i := range games {
			ok, ahead := g.play(rng, i%2)
			if points += ahead; ok {
				won++
			}
		}
		fmt.Printf("%s: %d of %d won, ahead on points: %t\n", g.name, won, games, points > 0)
	}
	// Output:
	// jarnac: 4 of 4 won, ahead on points: true
	// scrabble: 4 of 4 won, ahead on points: true
	// cards: 4 of 4 won, ahead on points: true
	// jago: 4 of 4 won, ahead on points: true
}
