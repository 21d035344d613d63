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
func Of(l *lexicon.Lexicon) (*Graph, error) { return Admitted(l, lexicon.AllClasses) }

// Admitted returns the Graph of the words of l that are admitted by c. The first call makes
// it and keeps it with l, unless [Keep] did.
func Admitted(l *lexicon.Lexicon, c lexicon.Classes) (*Graph, error) {
	c &= lexicon.AllClasses
	made := derive(l, graphKey{c}, func() any {
		if c == lexicon.AllClasses {
			return newResult(l)
		}
		g, err := Of(l)
		if err == nil {
			g = g.Without(notAdmitted(l, c))
		}
		return result{g, err}
	}).(result)
	return made.graph, made.err
}

type graphKey struct{ classes lexicon.Classes }

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
