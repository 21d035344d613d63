// Package shape names what the types of all games have in common, for code that is generic
// over games and gives nothing up for it: a search, a self-play, a test.
//
// Each constraint is met by the type of the same name in jarnac, scrabble, scrabblecards and
// jago. The type parameters are called S for the State, V for the View, P for the Player,
// M for the Move and O for the Outcome. Go infers those that occur in methods:
//
//	func longest[S shape.State[S, P, M], P shape.Player, M shape.Move[M]](s S) M
//
// is called as longest(s). Programs that play several games, and do not want to be generic,
// use package game.
package shape

import (
	"encoding"
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/rulebook"
)

// A Player is the number of a seat, from 0.
type Player interface {
	~uint8
	fmt.Stringer
}

// A Move is a decision, or one that chance has completed.
type Move[M any] interface {
	comparable
	fmt.Stringer
	encoding.TextMarshaler
	// Decision returns the move without what chance brings.
	Decision() M
	// Completed reports whether nothing is left to chance.
	Completed() bool
	// Drawn returns the letters that chance has brought.
	Drawn() string
}

// A Public is what a State and a View both tell.
type Public[P, M any] interface {
	fmt.Stringer
	Turn() P
	Players() iter.Seq[P]
	CanAct(P) bool
	// Due returns the number of letters that the player on turn has to draw.
	Due() int
	Score(P) int
	// Points returns what a legal move of the player on turn is worth by itself.
	Points(M) int
	// Open yields the moves that can be contested, with their authors.
	Open() iter.Seq2[P, M]
	Hash() uint64
}

// A State is a position as a value. Equal positions are ==.
type State[S, P, M any] interface {
	comparable
	Public[P, M]
	// Moves yields the decisions of a player, each once.
	Moves(P) iter.Seq[M]
	Check(P, M) error
	// Complete fills in what chance brings, and checks the move.
	Complete(*rand.Rand, P, M) (M, error)
	Play(P, M) (S, error)
	// ParseMove reads a move as people write it.
	ParseMove(P, string) (M, *rulebook.Note, error)
}

// A View is what one player knows of a position.
type View[P, M any] interface {
	Public[P, M]
	Viewer() P
	// Moves yields the decisions of the viewer, each once.
	Moves() iter.Seq[M]
	// Check reports why a move of the viewer is refused, as far as the viewer can know.
	Check(M) error
	ParseMove(string) (M, *rulebook.Note, error)
}
