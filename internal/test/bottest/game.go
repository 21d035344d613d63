// Package bottest is what the tests of the players of all games have in common: a contract
// that each package runs, and matches between players.
package bottest

import (
	"iter"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/lexicon"
)

// A State is the State of any game, as tests need it.
type State[S comparable, P ~uint8, V, M, O any] interface {
	comparable
	match.State[S, P, V, M, O]
	Check(P, M) error
	String() string
}

// A View is the View of any game.
type View[P, M any] interface {
	comparable
	Moves() iter.Seq[M]
	Viewer() P
}

// A Move is the Move of any game.
type Move[M any] interface {
	match.Move
	Decision() M
}

// A Game is a game with its players. R is its compiled rules.
type Game[R comparable, S State[S, P, V, M, O], P ~uint8, V View[P, M], M Move[M], O match.Outcome[P]] struct {
	// Compile compiles the rules of a text; the words are the usual ones where they are nil.
	Compile func(options string, words *lexicon.Lexicon) (R, error)
	Start   func(rules R, first P) S
	Seats   func(S) int // nil where two play
	// New is a player and its Budget, the zero Player where the level is -1.
	New  func(rules R, level bot.Level, seed uint64) (match.Bot[V, M], *bot.Budget, error)
	Zero match.Bot[V, M] // the zero Player

	NoRules [2]R      // nil and the zero Rules
	Options [2]string // of games for two
	Resign  M
	// Middle is a position by the first Options in which there is something to compare.
	Middle func(testing.TB) S
	Nodes  int // that it takes to compare it
	// Hidden is two positions that differ in what the player on turn does not see alone; nil
	// where nothing is hidden.
	Hidden func(testing.TB) [2]S
	// Weigh is moves to weigh; nil where players weigh none.
	Weigh func(testing.TB) Weighing[S, M]
	// Spoil is an odd move instead of m: a bad word, or a fallen flag. It need not be legal.
	Spoil func(rng *rand.Rand, s S, m M) M
	// Odd are options, also odd ones, by which games are played; Few those of a lexicon with
	// few words.
	Odd, Few []string
	Most     int // moves of a game, at most; 0 breaks games off after Some
	Some     int

	// Baselines are players for comparison in matches.
	Baselines map[string]func(R) match.Engine[P, V, M]
	Players   string // of a match without -players
}

func (g *Game[R, S, P, V, M, O]) compile(t testing.TB, options string) R {
	t.Helper()
	rules, err := g.Compile(options, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

func (g *Game[R, S, P, V, M, O]) player(t testing.TB, rules R, level bot.Level, seed uint64) (match.Bot[V, M], *bot.Budget) {
	t.Helper()
	p, budget, err := g.New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p, budget
}

// words is a lexicon of these.
func words(t testing.TB, all ...string) *lexicon.Lexicon {
	t.Helper()
	list, err := lexicon.ReadList(strings.NewReader(strings.Join(all, "\n") + "\n"))
	if err != nil {
		t.Fatal(err)
	}
	return list
}
