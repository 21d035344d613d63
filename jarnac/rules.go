package jarnac

import (
	"errors"

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
	return &Rules{o, l, o.admitted()}, nil
}

// none reports whether r is the zero Rules, or nil.
func (r *Rules) none() bool { return r == nil || r.lexicon == nil }

// Options returns the options that r was compiled from.
func (r *Rules) Options() Options { return r.options }

// Lexicon returns the lexicon that r was compiled with.
func (r *Rules) Lexicon() *lexicon.Lexicon { return r.lexicon }

// Start returns the state after the toss: empty mats, a full bag, and first to make their
// first draw.
func (r *Rules) Start(first Player) State {
	if r.none() {
		return State{}
	}
	s := State{position{rules: r, bag: r.options.Bag, turn: first, phase: Handover}}
	if !first.valid() {
		s.turn = A
	}
	return s
}
