package jago

import (
	"errors"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon"
)

// Rules are Options, a lexicon and a [Sense], compiled. They never change, and any
// number of games and goroutines share them.
//
// The zero Rules have no game: their Start is the zero State, and they have no position.
type Rules struct {
	options Options
	lexicon *lexicon.Lexicon
	graph   *grid.Graph
	sense   Sense
}

// Compile makes Rules, or reports all that is wrong with o at once, one joined error
// for each fault; rulebook.Detail tells them in either language, one a line. Their Sense
// is [Families] of l.
//
// For lexicon/french the word graph that the search needs is built in; of any other
// lexicon it is built here, which for 400,000 words takes half a second. A word without
// readings is admitted, whatever the classes.
func Compile(o Options, l *lexicon.Lexicon) (*Rules, error) {
	faults := []error{o.Validate()}
	switch {
	case l == nil:
		faults = append(faults, faultf(noLexicon))
	case l.Len() == 0:
		faults = append(faults, faultf(lexiconEmpty))
	}
	if err := errors.Join(faults...); err != nil {
		return nil, err
	}
	graph, err := grid.Admitted(l, o.admitted())
	if err != nil {
		return nil, err
	}
	return &Rules{o, l, graph, Families(l)}, nil
}

// WithSense is r with another opinion of which words mean the same
// (jago/steal-sense-family). The Sense must always give the same answer to the same
// question, and be safe for goroutines.
func (r *Rules) WithSense(s Sense) *Rules {
	with := *r
	if with.sense = s; s == nil {
		with.sense = Families(r.lexicon)
	}
	return &with
}

// none reports whether r is the zero Rules, or nil.
func (r *Rules) none() bool { return r == nil || r.lexicon == nil }

// Options are the options that r was compiled from.
func (r *Rules) Options() Options { return r.options }

// Lexicon is the lexicon that r was compiled with.
func (r *Rules) Lexicon() *lexicon.Lexicon { return r.lexicon }
