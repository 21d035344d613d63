package scrabble

import (
	"errors"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// Rules are Options and a lexicon, compiled. They never change, and any number of
// games and goroutines share them.
//
// The zero Rules are no game: Start gives the zero State, Toss has no rounds, and no
// position is accepted.
type Rules struct {
	options Options
	lexicon *lexicon.Lexicon
	graph   *grid.Graph
	values  [64]uint8 // of tiles as the board has them; a joker has none
	scoring grid.Scoring
	times   [2][squares]uint8 // of each square: what it multiplies a letter by, and the words
}

// Compile makes Rules, or reports all that is wrong with o at once, one joined
// error for each fault; rulebook.Explain tells them in either language, one a line.
//
// The search needs a word graph: gaddag.Lexicon carries that of French, and for any other
// lexicon it is built once, which for 400,000 words takes half a second.
func Compile(o Options, l *lexicon.Lexicon) (*Rules, error) {
	faults := []error{o.Validate()}
	switch {
	case l == nil:
		faults = append(faults, faultf(phrase.NoLexicon))
	case l.Len() == 0:
		faults = append(faults, faultf(phrase.LexiconEmpty))
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
	r.scoring = grid.Scoring{Values: [27]uint8(r.values[:27]), Full: o.most(), Bonus: o.Bonus}
	for q := range squares {
		p := o.Board[q/Size][q%Size]
		r.times[0][q], r.times[1][q] = p.Letter, p.Word
	}
	return r, nil
}

// MustCompile returns what [Compile] returns, for options that are known to be valid. It panics
// on others, and without a lexicon.
func MustCompile(o Options, l *lexicon.Lexicon) *Rules { return parse.Must(Compile(o, l)) }

// none reports whether r is the zero Rules, or nil.
func (r *Rules) none() bool { return r == nil || r.lexicon == nil }

// Options returns the options that r was compiled from, the zero Options for nil Rules.
func (r *Rules) Options() Options {
	if r == nil {
		return Options{}
	}
	return r.options
}

// Lexicon returns the lexicon that r was compiled with, nil for the zero Rules.
func (r *Rules) Lexicon() *lexicon.Lexicon {
	if r == nil {
		return nil
	}
	return r.lexicon
}
