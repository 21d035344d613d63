package botjarnac

import (
	"iter"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
)

// A tree is the game from a position on, as a solver walks it. Nobody contests in it: its
// words are good.
type tree struct {
	player jarnac.Player
	policy *policy
}

// AppendMoves appends the decisions in s.
func (t *tree) AppendMoves(dst []jarnac.Move, s jarnac.State) []jarnac.Move {
	return s.AppendMoves(dst, s.Turn())
}

// Chances yields what a decision leads to.
func (t *tree) Chances(s jarnac.State, m jarnac.Move) iter.Seq2[jarnac.State, float64] {
	return func(yield func(jarnac.State, float64) bool) {
		for c, p := range s.Chances(s.Turn(), m) {
			next, err := s.Play(s.Turn(), c)
			if err != nil { // it is one of the moves
				panic(err)
			}
			if !yield(next, p) {
				return
			}
		}
	}
}

// Maximises reports whether it is the player's turn.
func (t *tree) Maximises(s jarnac.State) bool { return s.Turn() == t.player }

// Value returns the result of a game, or a guess at it.
func (t *tree) Value(s jarnac.State) (bot.Value, bool) {
	mats := linesOf(&s)
	return valueFor(&s, &mats, &t.policy.options, t.player), s.Phase() == jarnac.Over
}

// Hash returns that of the state.
func (t *tree) Hash(s jarnac.State) uint64 { return s.Hash() }
