package scrabblecards

import (
	"errors"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon"
)

// Rules are Options and a lexicon, compiled. They never change, and any number of
// games and goroutines share them.
//
// The zero Rules have no game: their Start is the zero State, their Toss has no rounds,
// and they have no position.
type Rules struct {
	options Options
	lexicon *lexicon.Lexicon
	graph   *grid.Graph
	values  [64]uint8 // of letters as they lie on the table; a joker has none
}

// Compile makes Rules, or reports all that is wrong with o at once, one joined
// error for each fault; rulebook.Detail tells them in either language, one a line.
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
	r := &Rules{options: o, lexicon: l, graph: graph}
	copy(r.values[1:], o.Values[:])
	return r, nil
}

// none reports whether r is the zero Rules, or nil.
func (r *Rules) none() bool { return r == nil || r.lexicon == nil }

// Options are the options that r was compiled from.
func (r *Rules) Options() Options { return r.options }

// Lexicon is the lexicon that r was compiled with.
func (r *Rules) Lexicon() *lexicon.Lexicon { return r.lexicon }

// worth is what cards count that are held at the end (cards/end).
func (r *Rules) worth(c Cards) int {
	points := int(c.Doubles)*r.options.DoubleHeld + int(c.Triples)*r.options.TripleHeld
	letters, _ := c.Letters.Counts()
	for i, n := range letters {
		points += int(n) * int(r.values[i+1])
	}
	return points
}
