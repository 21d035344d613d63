// Package gaddag is the word graph of the French lexicon, for programs that look
// for words on a board: a DAWG and a GADDAG, 4 MB of the program that imports it.
// What plays without a board does not need it.
//
// It is plain data and knows nothing: [lexicon.ReadKWG] reads it, and so do the
// Scrabble programs that share its format. It is no official list, as
// lexicon/french says.
//
// Like the lexicon that it is made of, the data in this package is under the
// Mozilla Public License 2.0; README.md and LICENSE in lexicon/french say what it
// derives from and what was changed, and generate makes it again.
//
// [lexicon.ReadKWG]: https://pkg.go.dev/github.com/jeudelettres/lettres/lexicon#ReadKWG
package gaddag

import _ "embed"

//go:generate go run ./generate

//go:embed french.kwg
var data string

// KWG is the bytes of the graph, in the 32-bit node format of macondo, wolges and
// MAGPIE, little-endian. It decodes nothing and costs nothing.
func KWG() string { return data }
