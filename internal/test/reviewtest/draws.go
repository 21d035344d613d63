package reviewtest

import (
	"iter"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/reviews"
)

// DrawsOfTurns holds that each draw of some games belongs to one turn of its player, and that some players draw before
// their first turn. Draw reports whether a step is a draw, and whose; of returns the first move of a turn, its player and
// its draws.
func DrawsOfTurns[Turn, Step any, P comparable](
	t *testing.T, walk func(options string, seed uint64) iter.Seq2[Step, error], options []string, turns func(iter.Seq2[Step, error]) ([]Turn, error),
	draw func(Step) (P, bool), of func(Turn) (first int, player P, draws []reviews.DrawStep[Step]),
) {
	t.Helper()
	early := 0
	for _, options := range options {
		for seed := range uint64(3) {
			var draws, begins []numbered[P]
			n := 0
			all := TurnsOf(t, turns, func(yield func(Step, error) bool) {
				for step, err := range walk(options, seed) {
					n++
					if player, ok := draw(step); ok {
						draws = append(draws, numbered[P]{n, player})
					}
					if !yield(step, err) {
						return
					}
				}
			})
			drawn := make([][]int, len(all))
			for i, turn := range all {
				first, player, steps := of(turn)
				begins = append(begins, numbered[P]{first, player})
				for _, d := range steps {
					drawn[i] = append(drawn[i], d.N)
				}
			}
			early += inTurns(t, draws, begins, drawn)
		}
	}
	if early == 0 {
		t.Error("nobody draws before their first turn")
	}
}

// A numbered is a move, or the first move of a turn, with its number in the game.
type numbered[P comparable] struct {
	n      int
	player P
}

// inTurns holds that each draw belongs to one turn: to the one that is under way if it is of the same player, and else to the
// player's next one. Drawn holds the numbers of the draws by turns. It returns how many of the draws come before their turn.
func inTurns[P comparable](t *testing.T, draws, turns []numbered[P], drawn [][]int) (early int) {
	t.Helper()
	want := make([][]int, len(turns))
	for _, d := range draws {
		next := slices.IndexFunc(turns, func(turn numbered[P]) bool { return turn.n > d.n })
		if next < 0 {
			next = len(turns)
		}
		if next > 0 && turns[next-1].player == d.player {
			want[next-1] = append(want[next-1], d.n)
			continue
		}
		for i, turn := range turns[next:] {
			if turn.player == d.player {
				want[next+i] = append(want[next+i], d.n)
				early++
				break
			}
		}
	}
	for i := range want {
		if !slices.Equal(drawn[i], want[i]) {
			t.Errorf("turn %d, from move %d on, has the draws %v, and not %v", i+1, turns[i].n, drawn[i], want[i])
		}
	}
	return early
}
