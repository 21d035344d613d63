package scrabble

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
	values  [64]uint8 // of tiles as the board has them; a joker has none
	scoring grid.Scoring
	times   [2][squares]uint8 // of each square: what it multiplies a letter by, and the words
}

// Compile makes Rules, or reports all that is wrong with o at once, one joined
// error for each fault; rulebook.Detail tells them in either language, one a line.
//
// For the words of lexicon/french the word graph that
// the search needs is built in, and the first Compile takes some 50 ms; of any other
// lexicon it is built each time, which for 400,000 words takes half a second.
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
	r.scoring = grid.Scoring{Values: [27]uint8(r.values[:27]), Full: o.Rack, Bonus: o.Bonus}
	for q, p := range o.Board {
		r.times[0][q], r.times[1][q] = p.times()
	}
	return r, nil
}

// none reports whether r is the zero Rules, or nil.
func (r *Rules) none() bool { return r == nil || r.lexicon == nil }

// Options are the options that r was compiled from.
func (r *Rules) Options() Options { return r.options }

// Lexicon is the lexicon that r was compiled with.
func (r *Rules) Lexicon() *lexicon.Lexicon { return r.lexicon }
