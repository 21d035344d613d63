package jago

import (
	"errors"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// Rules are Options, a lexicon and a [MeaningFunc], compiled. They never change, and any
// number of games and goroutines share them.
//
// The zero Rules have no game: their Start is the zero State, and they have no position.
type Rules struct {
	options Options
	lexicon *lexicon.Lexicon
	graph   *grid.Graph
	meaning MeaningFunc
	knows   bool // the meanings of words
	memory  *memory
}

// Compile makes Rules, or reports all that is wrong with o at once, one joined error
// for each fault; rulebook.Explain tells them in either language, one a line.
//
// [Families] of l tells which words mean the same. It needs readings: with a plain list of
// words the Rules compile, but [Rules.KnowsMeanings] is false, and every change of a word
// of the opponent's is a theft, unless [Rules.WithMeaning] tells more.
//
// The search needs a word graph: gaddag.Lexicon carries one, and for any other lexicon it
// is built once, which for 400,000 words takes half a second. A word without readings is
// admitted, whatever the classes.
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
	return &Rules{o, l, graph, Families(l), l.WithoutReadings() < l.Len(), new(memory)}, nil
}

// WithMeaning returns r with another opinion of which words mean the same
// (jago/steal-sense-family): that of f, or of [Families] where f is nil.
func (r *Rules) WithMeaning(f MeaningFunc) *Rules {
	with := *r
	with.meaning, with.knows, with.memory = f, true, new(memory)
	if f == nil {
		with.meaning, with.knows = Families(r.lexicon), r.lexicon.WithoutReadings() < r.lexicon.Len()
	}
	return &with
}

// KnowsMeanings reports whether r can tell a theft from a word that is only lengthened:
// its lexicon has readings, or [Rules.WithMeaning] tells which words mean the same. With a
// plain list of words it is false: then any two words mean different things, and PECHER
// steals PECHE, against jago/steal-sense.
func (r *Rules) KnowsMeanings() bool { return r != nil && r.knows }

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
