package scrabblecards_test

import (
	"fmt"
	"log"
	"math"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// A search through the end of a game, when the deck is out: what a player does not see is
// then the other hand, so a View tells all. Equal positions are equal States, whatever moves
// have led to them, so a map of States is a table of the positions that are known already.
func Example_search() {
	s, err := cardRules().ParseState("scores 87/80; racks ET2/LUX; table 0,0:RAT/1,2:E;")
	if err != nil {
		log.Fatal(err)
	}
	e := endgame{known: map[scrabblecards.State]int{}}
	v := s.View(s.Turn())
	m, lead := e.best(v.Sample(rand.New(rand.NewPCG(1, 2))))
	fmt.Printf("%s plays %s and wins by %d\n", v.Viewer(), m, lead)
	fmt.Println(len(e.known), "positions,", e.again, "of them met again")
	// Output:
	// A plays (0,3)vET*2@1 and wins by 45
	// 10429 positions, 1907 of them met again
}

// An endgame finds the best moves of two players to the end of a game.
type endgame struct {
	known map[scrabblecards.State]int
	again int
}

// best is the best move of the player on turn, and by how many points that player wins with
// it when both play their best.
func (e *endgame) best(s scrabblecards.State) (best scrabblecards.Move, lead int) {
	lead = math.MinInt
	for m := range s.Moves(s.Turn()) {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			log.Fatal(err)
		}
		n := e.lead(next)
		if s.Turn() != scrabblecards.A {
			n = -n
		}
		if n > lead {
			best, lead = m, n
		}
	}
	return best, lead
}

// lead is by how many points A wins.
func (e *endgame) lead(s scrabblecards.State) int {
	if o, over := s.Outcome(); over {
		return o.Scores[scrabblecards.A] - o.Scores[scrabblecards.B]
	}
	if n, ok := e.known[s]; ok {
		e.again++
		return n
	}
	_, n := e.best(s)
	if s.Turn() != scrabblecards.A {
		n = -n
	}
	e.known[s] = n
	return n
}
