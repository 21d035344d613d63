package grid

import (
	"bytes"
	"errors"
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/internal/hook"
	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/lexicon"
)

var (
	derive      = hook.LexiconDerive.(func(*lexicon.Lexicon, any, func() any) any)
	notAdmitted = hook.LexiconNotAdmitted.(func(*lexicon.Lexicon, lexicon.Classes) iter.Seq[string])
)

// Of returns the Graph of the words of l. The first call makes it and keeps it with l.
func Of(l *lexicon.Lexicon) (*Graph, error) {
	made := derive(l, graphKey{}, func() any { return newResult(l) }).(result)
	return made.graph, made.err
}

type graphKey struct{}

type admittedKey struct{ classes lexicon.Classes }

type result struct {
	graph *Graph
	err   error
}

func newResult(l *lexicon.Lexicon) result {
	var buf bytes.Buffer
	if err := l.WriteKWG(&buf); err != nil {
		return result{err: err}
	}
	k, err := kwg.Read(&buf)
	if err == nil && k.GADDAG() == 0 && l.Len() > 0 {
		err = errors.New("the word graph has no GADDAG")
	}
	if err != nil {
		return result{err: fmt.Errorf("lexicon: %w", err)}
	}
	return result{graph: NewGraph(k, l.Words())}
}

// Admitted returns the Graph of the words of l that are admitted by c. The first call makes
// it and keeps it with l.
func Admitted(l *lexicon.Lexicon, c lexicon.Classes) (*Graph, error) {
	g, err := Of(l)
	if err != nil || c == lexicon.AllClasses {
		return g, err
	}
	return derive(l, admittedKey{c}, func() any { return g.Without(notAdmitted(l, c)) }).(*Graph), nil
}
