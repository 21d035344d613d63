package botscrabble

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/jeudelettres/lettres/scrabble"
)

const (
	restTried = 8   // choices
	restMoves = 200 // ends a game that does not end by itself
)

// rest returns the best choice in the endgame of a game of two, in which nothing is hidden:
// of those that look best, the one after which the game ends best if both go on with the
// choice that looks best.
func (s *Static) rest(v *scrabble.View) scrabble.Move {
	s.choices = s.appendChoices(s.choices[:0], v)
	slices.SortStableFunc(s.choices, func(a, b choice) int { return cmp.Compare(b.worth, a.worth) })
	best, most := s.choices[0].move, 0
	start := v.Sample(rand.New(rand.NewPCG(0, 0))) // there is nothing to draw
	for i, c := range s.choices[:min(restTried, len(s.choices))] {
		if lead := s.playOn(start, c.move); i == 0 || lead > most {
			best, most = c.move, lead
		}
	}
	return best
}

// playOn returns the lead of the player on turn at the end of the game.
func (s *Static) playOn(state scrabble.State, m scrabble.Move) int {
	p := state.Turn()
	for range restMoves {
		next, err := state.Play(state.Turn(), m)
		if err != nil || next.Phase() == scrabble.Over {
			state = next
			break
		}
		state, m = next, scrabble.LetGo()
		if v := state.View(state.Turn()); state.Phase() == scrabble.Playing {
			m = s.best(&v).move
		}
	}
	return state.Score(p) - state.Score(1-p)
}
