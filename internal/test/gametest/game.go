package gametest

import (
	"encoding"
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/rulebook"
)

// The types of a game, as all games have them.
type (
	// Player is a game's Player.
	Player interface {
		~uint8
		fmt.Stringer
	}

	// Kind is a game's Kind, of which the contract knows the names.
	Kind = fmt.Stringer

	// Move is a game's Move.
	Move[M, K any] interface {
		comparable
		fmt.Stringer
		encoding.TextMarshaler
		Kind() K
		Completed() bool
		Decision() M
		Drawn() string
		WithDrawn(string) M
	}

	// Options are a game's Options.
	Options interface {
		comparable
		fmt.Stringer
		Validate() error
	}

	// Outcome is a game's Outcome.
	Outcome[P any] interface {
		fmt.Stringer
		WonBy(P) bool
	}

	// State is a game's State.
	State[S, P, M, U, E, O any] interface {
		comparable
		fmt.Stringer
		Players() iter.Seq[P]
		Turn() P
		CanAct(P) bool
		Due() int
		Score(P) int
		Open() iter.Seq2[P, M]
		Moves(P) iter.Seq[M]
		AppendMoves([]M, P) []M
		Check(P, M) error
		Complete(*rand.Rand, P, M) (M, error)
		Effect(P, M) (E, error)
		Play(P, M) (S, error)
		Outcome() (O, bool)
		Setup() U
		Hash() uint64
	}

	// Rules is a pointer to a game's Rules.
	Rules[S, P, U any] interface {
		Start(P) S
		FromSetup(U) (S, error)
		ParseState(string) (S, error)
	}
)

// A Game is a game, as the contract plays it. The type parameters are the game's State,
// Player, Move, Kind, Setup, Effect and Outcome. [Game.Run] holds the contract, and the
// Fuzz methods hold it of hostile input. A game has in its contract_test.go:
//
//	func game(t testing.TB) *gametest.Game[State, Player, Move, Kind, Setup, Effect, Outcome]
//
//	func TestContract(t *testing.T)   { game(t).Run(t) }
//	func FuzzParseMove(f *testing.F)  { game(f).FuzzParseMove(f, "resign", "rat") }
//	func FuzzParseState(f *testing.F) { game(f).FuzzParseState(f) }
//	func FuzzFromSetup(f *testing.F)  { game(f).FuzzFromSetup(f) }
//	func FuzzPlay(f *testing.F)       { game(f).FuzzPlay(f) }
//
// The contract knows these kinds by name: contest and "contest and jarnac", flag and
// resign, which Moves does not yield.
type Game[
	S State[S, P, M, U, E, O], P Player, M Move[M, K], K Kind, U, E any, O Outcome[P],
] struct {
	// Variants are the rules that are played, None is the zero Rules.
	Variants []Variant[S, P, U]
	None     Rules[S, P, U]

	ParseMove func(string) (M, error)
	Contest   M // a contest that needs nothing else
	Resign    M
	// Rare is other moves that a random game makes now and then, where they are legal,
	// though Moves does not yield them: a flag, and contests of another form.
	Rare []M

	Nobody rulebook.Clause // why who does not take part can do nothing; "" for any
	// Odd is moves that nobody should make, and Positions where they are made, besides the
	// start; both may be empty.
	Odd       []M
	Positions []S

	// Unyielded reports whether a legal move is one that Moves leaves out also under strict
	// validation, beside those kinds; nil where there are none.
	Unyielded func(S, P, M) bool
	// Letters is all letters, wherever they are: no move changes the sum. It is nil where
	// some do, and Step knows which.
	Letters func(S) string
	// View returns what a player may know, a comparable value; nil where nothing is hidden. It
	// returns nil of a position that does not say what everybody holds, or where all see what
	// comes.
	View func(S, P) any
	// Step checks what else a game demands of a move, its effect and the state after it.
	Step func(Step[S, P, M], E) error
	// Replay writes a game as a record, reads it back and yields the states after each
	// move; nil where the game has no record of it.
	Replay func(first P, game []Step[S, P, M]) ([]S, error)
	// Meets lists what the random games must meet: a kind and the phase after it, as in "draw,
	// then playing", or a clause that ends a game.
	Meets []string
	// Limit is after how many moves a random game is given up; 400 without it.
	Limit int

	pool  []M          // moves of all moments, to try at others
	setUp map[bool]int // Setups that were spoilt, by whether they are positions all the same
}

// A Variant is rules that are played. Under strict validation Moves yields what Check
// passes; otherwise Check passes bad words too.
type Variant[S, P, U any] struct {
	Name    string
	Rules   Rules[S, P, U]
	Strict  bool
	Unnamed bool // letters that come need not be named
}

// A Step is a move of a game that is played.
type Step[S, P, M any] struct {
	Before S
	Player P
	Move   M
	After  S
}
