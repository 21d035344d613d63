// Package gaddag is the French lexicon of lexicon/french with a word graph (a GADDAG) for games
// on a board. It adds 6 MB to a program. Games without a board, such as Jarnac, do not need it.
//
// The graph is stored as the games use it, so it is there at once: a program finds its first
// placements within milliseconds of its start. It is that of the playable words: no prefixes,
// symbols, abbreviations, compound words and proper nouns. The rows for the few hundred words
// more that Jago, or a game with all classes, admits are beside it. For other classes the games
// leave words out of the graph of all words as they search.
//
// Like the lexicon, the data is under the Mozilla Public License 2.0; README.md and LICENSE in
// lexicon/french say where it comes from. The program in generate makes it.
package gaddag

import (
	"strings"
	"sync"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

//go:generate go run ./generate

var opened = sync.OnceValue(func() *lexicon.Lexicon {
	l := french.Lexicon()
	grid.Keep(l, source())
	return l
})

// Lexicon returns french.Lexicon, which has its word graphs from the first call on. Without
// it the first game on a board takes a second to build the graph.
func Lexicon() *lexicon.Lexicon { return opened() }

var built = sync.OnceValue(func() string {
	var graph strings.Builder
	if err := Lexicon().WriteKWG(&graph); err != nil {
		panic("gaddag: " + err.Error()) // the French words make a graph
	}
	return graph.String()
})

// KWG returns the words as a word graph, a DAWG and a GADDAG, in the format of macondo,
// wolges and MAGPIE: 32-bit nodes, little-endian, 4 MB. The first call builds it, which
// takes half a second.
func KWG() string { return built() }
