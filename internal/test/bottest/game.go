// Package bottest is what the tests of the players of all games have in common: a contract
// that each package runs, and matches between players.
package bottest

import (
	"context"
	"iter"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/shape"
)

// A State is the State of any game, as tests need it.
type State[S, P, V, M, O any] interface {
	shape.State[S, P, M]
	View(P) V
	Outcome() (O, bool)
}

// A View is the View of any game.
type View[P, M any] interface {
	comparable
	Moves() iter.Seq[M]
	Viewer() P
}

// A Bot is a player of a package such as bot/botjarnac.
type Bot[V, M any] interface {
	Decide(context.Context, V) (M, bot.Analysis[M], error)
	Contest(V) (M, bool)
}

// Budgeted returns New of a package, which makes players P, with their budgets.
func Budgeted[R, V, M any, P Bot[V, M]](make func(R, bot.Level, uint64) (P, error), budget func(P) *bot.Budget) func(R, bot.Level, uint64) (Bot[V, M], *bot.Budget, error) {
	return func(rules R, level bot.Level, seed uint64) (Bot[V, M], *bot.Budget, error) {
		p, err := make(rules, level, seed)
		if err != nil {
			return nil, nil, err
		}
		return p, budget(p), nil
	}
}

// Contests is words that are laid by some options after moves, each with the contest that
// answers it, "" for none.
type Contests struct {
	Options string
	Moves   []string
	Words   map[string]string
}

// A Game is a game with its players. R is its compiled rules.
type Game[R comparable, S State[S, P, V, M, O], P shape.Player, V View[P, M], M shape.Move[M], O any] struct {
	// Compile compiles the rules of a text; the words are the usual ones where they are nil.
	Compile func(options string, words *lexicon.Lexicon) (R, error)
	Start   func(rules R, first P) S
	Seats   func(S) int // nil where two play
	// New is a player and its Budget, the zero Player where the level is -1.
	New  func(rules R, level bot.Level, seed uint64) (Bot[V, M], *bot.Budget, error)
	Zero Bot[V, M] // the zero Player

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
	Weigh    func(testing.TB) Weighing[S, M]
	Contests Contests
	Parse    func(string) (M, error)
	// Spoil is an odd move instead of m: a bad word, or a fallen flag. It need not be legal.
	Spoil func(rng *rand.Rand, s S, m M) M
	// Odd are options, also odd ones, by which games are played; Few those of a lexicon with
	// few words.
	Odd, Few []string
	Most     int // moves of a game, at most; 0 breaks games off after Some
	Some     int
}

func (g *Game[R, S, P, V, M, O]) compile(t testing.TB, options string) R {
	t.Helper()
	return must.Get(g.Compile(options, nil))(t)
}

func (g *Game[R, S, P, V, M, O]) player(t testing.TB, rules R, level bot.Level, seed uint64) (Bot[V, M], *bot.Budget) {
	t.Helper()
	p, budget, err := g.New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p, budget
}

// Rules returns a Compile for the rules of a game.
func Rules[O, R any](parse func(string) (O, error), compile func(O, *lexicon.Lexicon) (R, error), usual func() *lexicon.Lexicon) func(options string, words *lexicon.Lexicon) (R, error) {
	return func(options string, words *lexicon.Lexicon) (none R, err error) {
		o, err := parse(options)
		if err != nil {
			return none, err
		}
		if words == nil {
			words = usual()
		}
		return compile(o, words)
	}
}

// Must returns the rules of options with the usual words.
func Must[R any](t testing.TB, compile func(string, *lexicon.Lexicon) (R, error), options string) R {
	t.Helper()
	return must.Get(compile(options, nil))(t)
}

// Player returns a player whom New makes.
func Player[R, B any](t testing.TB, make func(R, bot.Level, uint64) (B, error), rules R, level bot.Level, seed uint64) B {
	t.Helper()
	return must.Get(make(rules, level, seed))(t)
}

// words is a lexicon of these.
func words(t testing.TB, all ...string) *lexicon.Lexicon {
	t.Helper()
	return must.Get(lexicon.ReadList(strings.NewReader(strings.Join(all, "\n") + "\n")))(t)
}
