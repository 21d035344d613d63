package jarnac

import (
	"errors"
	"strings"

	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// Rules are Options and a lexicon, compiled. They never change, and any number
// of games and goroutines share them.
//
// The zero Rules have no game: their Start is the zero State, their Toss has no rounds,
// and they have no position.
type Rules struct {
	options  Options
	lexicon  *lexicon.Lexicon
	admitted lexicon.Classes
	words    func(word, former string) error // nil without house rules
}

// Compile makes Rules, or reports all that is wrong with o at once, one joined
// error for each fault; rulebook.Explain tells them in either language, one a line.
//
// A formula without conjugations or without chaining needs to know what the
// words are. It refuses a lexicon without any readings, such as a plain list;
// lexicon.Annotate gives it some.
func Compile(o Options, l *lexicon.Lexicon) (*Rules, error) {
	faults := []error{o.Validate()}
	switch {
	case l == nil:
		faults = append(faults, faultf(phrase.NoLexicon))
	case l.Len() == 0:
		faults = append(faults, faultf(phrase.LexiconEmpty))
	case (o.NoConjugations || o.NoChaining) && l.WithoutReadings() == l.Len():
		faults = append(faults, faultf(noReadings, o.formula()))
	}
	if err := errors.Join(faults...); err != nil {
		return nil, err
	}
	return &Rules{o, l, o.admitted(), nil}, nil
}

// WithWords returns r with a house rule for words: f is asked of each word that the lexicon and
// the options admit, with the word that it is made of, "" for a new one. A word for which it
// returns an error is bad, and the error says why. It adds no words: for that the lexicon is
// made. f returns the same for the same words always, and any number of goroutines call it. With
// nil there is no house rule.
func (r *Rules) WithWords(f func(word, former string) error) *Rules {
	with := *r
	with.words = f
	return &with
}

// admits reports whether the house admits a word that the lexicon and the options admit.
func (r *Rules) admits(word, former string) bool { return r.house(word, former) == nil }

// house returns what the house has against such a word. Its copies keep the words of other calls
// from the heap.
func (r *Rules) house(word, former string) error {
	if r.words == nil {
		return nil
	}
	return r.words(strings.Clone(word), strings.Clone(former))
}

// MustCompile makes Rules as [Compile] does, and panics where Compile fails: for options that are
// known to be right.
func MustCompile(o Options, l *lexicon.Lexicon) *Rules { return parse.Must(Compile(o, l)) }

// none reports whether r is the zero Rules, or nil.
func (r *Rules) none() bool { return r == nil || r.lexicon == nil }

// Options returns the options that r was compiled from, the zero Options for nil.
func (r *Rules) Options() Options {
	if r == nil {
		return Options{}
	}
	return r.options
}

// Lexicon returns the lexicon that r was compiled with, nil for nil.
func (r *Rules) Lexicon() *lexicon.Lexicon {
	if r == nil {
		return nil
	}
	return r.lexicon
}

// Start returns the state after the toss: empty mats, a full bag, and first to make their
// first draw. It is the zero State where first is neither A nor B.
func (r *Rules) Start(first Player) State {
	if r.none() || !first.valid() {
		return State{}
	}
	return State{position{rules: r, bag: r.options.Bag, turn: first, phase: Handover}}
}
