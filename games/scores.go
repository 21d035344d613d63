//go:build !jarnac

package games

import (
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A contest that succeeds takes points from another player than the one who makes it, and brings
// that one none.

// scrabblePoints returns what a move brought its player, and how many points they have then,
// the tiles left at the end not yet counted.
func scrabblePoints(step scrabble.Step) (score, total int) {
	return pointsOf(step.Before, step.After, step.Player, func(s scrabble.State) int {
		o, _ := s.Outcome()
		return o.Left[step.Player]
	})
}

// cardsPoints is scrabblePoints for cards.
func cardsPoints(step scrabblecards.Step) (score, total int) {
	return pointsOf(step.Before, step.After, step.Player, func(s scrabblecards.State) int {
		o, _ := s.Outcome()
		return o.Left[step.Player]
	})
}

func pointsOf[S interface{ Score(P) int }, P any](before, after S, p P, left func(S) int) (score, total int) {
	total = after.Score(p) - left(after)
	return total - (before.Score(p) - left(before)), total
}

func scrabbleUncounted(o scrabble.Outcome) []int { return uncounted(o.Uncounted[:]) }

func cardsUncounted(o scrabblecards.Outcome) []int { return uncounted(o.Uncounted[:]) }

func uncounted(of []bool) (seats []int) {
	for seat, is := range of {
		if is {
			seats = append(seats, seat)
		}
	}
	return seats
}
