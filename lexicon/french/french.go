package french

import (
	_ "embed"
	"sync"

	"github.com/jeudelettres/lettres/lexicon"
)

//go:embed french.lex
var data string

var decoded = sync.OnceValue(func() *lexicon.Lexicon {
	l, err := lexicon.Open(data)
	if err != nil {
		panic("french: the embedded lexicon is damaged: " + err.Error())
	}
	return l
})

// Lexicon is the French lexicon. It is decoded at the first call; every call
// returns the same one. An entry keeps its accents, whereas spellings are A to Z
// (œuvre is OEUVRE).
func Lexicon() *lexicon.Lexicon { return decoded() }
