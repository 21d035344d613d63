package french

import (
	"sync"

	"github.com/jeudelettres/lettres/lexicon"
)

var decoded = sync.OnceValue(func() *lexicon.Lexicon {
	l, err := lexicon.Open(source())
	if err != nil {
		panic("french: the embedded lexicon is damaged: " + err.Error())
	}
	return l.WithTitle(lexicon.Title{
		English: "the French lexicon after Dicollecte 7.0",
		French:  "le lexique français tiré de Dicollecte 7.0",
		Date:    "2026",
	})
})

// Lexicon returns the French lexicon. The first call opens it; every call returns the same one.
// Entries have accents, words are A to Z (œuvre is OEUVRE).
//
// Games on a board find words in a word graph; package gaddag has this lexicon with its graph.
func Lexicon() *lexicon.Lexicon { return decoded() }
