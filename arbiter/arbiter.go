package arbiter

import (
	"slices"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/lexicon"
)

// An Arbiter judges by one list of words. It keeps the rules that it has compiled, and one
// goroutine uses it.
type Arbiter struct {
	// Warn, if any, is told what a ruling may rest on that its reader would not expect: a record
	// was played by other words, or the words are read as another list has them.
	Warn func(error)

	games     []*game.Game
	words     *lexicon.Lexicon
	annotated *lexicon.Lexicon // words with the readings of the built-in lexicon, once asked for
	compiled  map[compiledKey]*game.Rules
}

// A compiledKey tells rules apart that have the same words.
type compiledKey struct {
	game    *game.Game
	options string
}

// New returns an Arbiter for some games, of which the first is meant where nobody names one. It
// judges by the words that are built in where words is nil.
func New(words *lexicon.Lexicon, games ...*game.Game) *Arbiter {
	if words == nil && len(games) > 0 {
		words = games[0].Lexicon()
	}
	return &Arbiter{games: slices.Clone(games), words: words, compiled: map[compiledKey]*game.Rules{}}
}

func (a *Arbiter) warn(note error) {
	if a.Warn != nil {
		a.Warn(note)
	}
}

// rules returns the rules of a game with a text of options, compiled once. Options that ask what
// words are get that from the lexicon that was built in, where a plain list does not say it.
func (a *Arbiter) rules(g *game.Game, options string, compile func(*lexicon.Lexicon) (*game.Rules, error)) (*game.Rules, error) {
	key := compiledKey{g, options}
	if rules, ok := a.compiled[key]; ok {
		return rules, nil
	}
	words := a.words
	if words.Len() > 0 && words.WithoutReadings() == words.Len() && extra.NeedsReadings(g, options) {
		if a.annotated == nil {
			a.annotated = words.Annotate(g.Lexicon())
			a.warn(phrases.InputError(annotated, g.Lexicon().Title()))
		}
		words = a.annotated
	}
	rules, err := compile(words)
	if err != nil {
		return nil, err
	}
	if len(a.compiled) == maxRules {
		clear(a.compiled)
	}
	a.compiled[key] = rules
	return rules, nil
}

// maxRules limits the rules that are kept: more than any file needs that is not hostile.
const maxRules = 256

// rulesOf returns the rules that a text of options says.
func (a *Arbiter) rulesOf(g *game.Game, options string) (*game.Rules, error) {
	return a.rules(g, options, func(words *lexicon.Lexicon) (*game.Rules, error) { return g.Compile(options, words) })
}
