package match

import (
	"context"
	"iter"
	"math/rand/v2"
	"time"
)

// A Player plays one side of one game, from its start to its end. V is the View of the game
// and M its Move. A Player is asked by one goroutine at a time.
type Player[V, M any] interface {
	// Decide is the decision of the viewer of v, who is on turn: any legal move, without the
	// letters that chance brings. It returns when ctx is done, at the latest. After an error
	// the player has lost.
	//
	// It is not asked where the only thing to do is to draw the letters that are due: the
	// referee draws them.
	Decide(ctx context.Context, v V, t Time) (M, error)

	// Contest is a contest of the word that the opponent has just laid or called, or false
	// to let it stand. It is asked once after each word that is open to contest, where a bad
	// one can be laid.
	Contest(ctx context.Context, v V, t Time) (m M, contest bool, err error)

	// Close ends the player: when the game is decided, and before its last move is made. A
	// player whose Close fails has lost. It may be called more than once.
	Close() error
}

// Time is how much time a player is given; 0 is no bound.
type Time struct {
	Move       time.Duration // for this decision
	Own, Other time.Duration // that the player and the opponent have left for the whole game
}

// An Engine makes the players of one side of a match. Several goroutines use it at once.
type Engine[P, V, M any] interface {
	// NewPlayer is the player of the seat p in a game that begins. Its chance comes from the
	// seed alone.
	NewPlayer(ctx context.Context, p P, seed uint64) (Player[V, M], error)
	// Close ends the engine after its last game.
	Close() error
}

// A State is the State of any game for two.
type State[S, P, V, M, O any] interface {
	Turn() P
	Due() int
	View(P) V
	Moves(P) iter.Seq[M]
	Open() iter.Seq2[P, M]
	Complete(*rand.Rand, P, M) (M, error)
	Play(P, M) (S, error)
	Outcome() (O, bool)
}

// An Outcome is the Outcome of any game.
type Outcome[P any] interface {
	WonBy(P) bool
	Points(P) int
}

// A Move is the Move of any game.
type Move interface {
	comparable
	Completed() bool
	String() string
}
