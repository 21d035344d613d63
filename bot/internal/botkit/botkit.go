// Package botkit does what the players of all games do alike before they think.
package botkit

import (
	"context"
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/meter"
	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/lexicon"
)

const (
	noLevel    = "there is no such level ¦ ce niveau n'existe pas"
	notKnown   = "letters of a rack are not known ¦ des lettres d’un reliquat ne sont pas connues"
	otherRules = "the position is of a game by other rules ¦ la position est d'une partie jouée selon d'autres règles"
)

var phrases = new(say.Phrases)

// Rules are the compiled rules of a game, with options of type O.
type Rules[O comparable] interface {
	comparable
	Options() O
	Lexicon() *lexicon.Lexicon
}

// CheckNew rejects missing rules and invalid levels. The name of the package begins the error.
func CheckNew[R Rules[O], O comparable](name string, rules R, level bot.Level) error {
	var none R
	switch {
	case rules == none || rules.Lexicon() == nil:
		return fmt.Errorf("%s: %w", name, phrases.InputError(phrase.NoGame))
	case !level.Valid():
		return fmt.Errorf("%s: %w", name, phrases.InputError(noLevel))
	}
	return nil
}

// CheckView refuses a position in which a player by own rules has nothing to decide: there are
// no rules, it is of a game by others, or the game is over.
func CheckView[R Rules[O], O comparable](name string, own, its R, over bool) error {
	var none R
	switch {
	case own == none, its == none:
		return fmt.Errorf("%s: %w", name, phrases.InputError(phrase.NoGame))
	case its != own && (its.Options() != own.Options() || its.Lexicon() != own.Lexicon()):
		return fmt.Errorf("%s: %w", name, phrases.InputError(otherRules))
	case over:
		return fmt.Errorf("%s: %w", name, phrases.InputError(phrase.GameOver))
	}
	return nil
}

// Unknown returns the error of a position in which letters that both players see are not known.
func Unknown(name string) error { return fmt.Errorf("%s: %w", name, phrases.InputError(notKnown)) }

// OtherOnTurn returns the error of a viewer who is not on turn and has nothing to contest.
func OtherOnTurn(name string, turn fmt.Stringer) error {
	return fmt.Errorf("%s: %w", name, phrases.InputError(phrase.OtherOnTurn, turn.String()))
}

// At returns the budget of a player of a level that searches this many nodes by itself: at
// most these, except that [bot.Champion] uses all that it is given.
func At(b bot.Budget, l bot.Level, nodes int) bot.Budget {
	switch {
	case l == bot.Champion && (b.Nodes > 0 || b.Time > 0):
	case b.Nodes == 0:
		b.Nodes = nodes
	default:
		b.Nodes = min(b.Nodes, nodes)
	}
	return b
}

// Chance returns the seed of what chance does while a player of a seed thinks about a view with this
// hash, the same each time.
func Chance(seed, view uint64) uint64 { return hash.New().Uint64(seed).Uint64(view).Sum() }

// Weighing returns the seed for Weigh: another than that of the search that found the best move, so that
// a move's luck there does not count.
func Weighing(seed, view uint64) uint64 { return Chance(seed, view) ^ 0xd6e8feb86659fd93 }

// Meter begins a search that ends at the first bound of b, or when ctx is done.
func Meter(ctx context.Context, b bot.Budget) *meter.Meter { return meter.New(ctx, b.Nodes, b.Time) }

// Alone returns an analysis of what is decided without a search.
func Alone[M any](m M) bot.Analysis[M] {
	return bot.Analysis[M]{Candidates: []bot.Candidate[M]{{Move: m, Line: []M{m}}}}
}

// Only yields that analysis.
func Only[M any](m M) iter.Seq[bot.Analysis[M]] {
	return func(yield func(bot.Analysis[M]) bool) { yield(Alone(m)) }
}
