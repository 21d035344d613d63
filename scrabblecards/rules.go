package scrabblecards

import (
	"errors"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// Rules are compiled from Options and a lexicon. They never change; any number of games
// and goroutines can share them.
//
// The zero Rules are not a game: Start returns the zero State, Toss no rounds, and every
// position is refused.
type Rules struct {
	options Options
	lexicon *lexicon.Lexicon
	graph   *grid.Graph
	scoring grid.Scoring
	values  [64]uint8 // of letters as they lie on the table; a joker has none
}

// Compile makes Rules, or reports everything that is wrong with o as one joined error.
// rulebook.Explain lists the faults in French or English, one a line.
//
// The search needs a word graph: gaddag.Lexicon carries one, and for any other lexicon it
// is built here, which for 400,000 words takes half a second. A word without
// readings is admitted, whatever the classes.
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
	r.scoring = grid.Scoring{Full: o.Rack, Bonus: o.Bonus}
	copy(r.scoring.Values[1:], o.Values[:])
	return r, nil
}

// MustCompile returns what [Compile] returns, for options that are known to be valid. It panics
// on others, and without a lexicon.
func MustCompile(o Options, l *lexicon.Lexicon) *Rules { return parse.Must(Compile(o, l)) }

// none reports whether r is the zero Rules or nil.
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

// worth returns the points of cards that are held at the end (cards/end).
func (r *Rules) worth(c Cards) int {
	points := int(c.Doubles)*r.options.DoubleHeld + int(c.Triples)*r.options.TripleHeld
	letters, _ := c.Letters.Counts()
	for i, n := range letters {
		points += int(n) * int(r.values[i+1])
	}
	return points
}

// appendWorth appends the points of each of these cards.
func (r *Rules) appendWorth(dst []int32, c Cards) []int32 {
	letters, jokers := c.Letters.Counts()
	add := func(n int, points int) {
		for range n {
			dst = append(dst, int32(points))
		}
	}
	for i, n := range letters {
		add(int(n), int(r.values[i+1]))
	}
	add(jokers, 0)
	add(int(c.Doubles), r.options.DoubleHeld)
	add(int(c.Triples), r.options.TripleHeld)
	return dst
}
