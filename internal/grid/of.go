package grid

import (
	"bytes"
	"sync"

	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// Of is the Graph of the words of l.
func Of(l *lexicon.Lexicon) (*Graph, error) {
	if l.ID() == gaddag.Lexicon {
		return french(), nil
	}
	var buf bytes.Buffer
	if err := l.WriteKWG(&buf); err != nil {
		return nil, err
	}
	k, err := kwg.Read(&buf)
	if err != nil {
		return nil, err
	}
	return NewGraph(k), nil
}

// french is decoded once, as the French lexicon is. The tests of its package read it
// with all checks.
var french = sync.OnceValue(func() *Graph { return NewGraph(kwg.Trusted(gaddag.KWG())) })

// Admitted is the Graph of the words of l that a class of c admits.
func Admitted(l *lexicon.Lexicon, c lexicon.Classes) (*Graph, error) {
	g, err := Of(l)
	if err != nil || c == lexicon.AllClasses {
		return g, err
	}
	return g.Without(func(yield func(string) bool) {
		for w := range l.Words() {
			if !l.Admits(w, c) && !yield(w) {
				return
			}
		}
	}), nil
}
