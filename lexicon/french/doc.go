// Package french is the French lexicon that comes with the module: 406,043
// spellings of 2 to 15 letters with their readings, made from the Hunspell
// dictionary "toutes variantes" 7.0 of Dicollecte (grammalecte.net). It is no
// official list: L'Officiel du Scrabble has words that are not here, and lacks
// some that are. For a game by an official list, read that list
// ([lexicon.ReadList]) and annotate it with this lexicon
// ([lexicon.Lexicon.Annotate]).
//
// The data in this package is under the Mozilla Public License 2.0; README.md
// says what was changed, and generate makes it again.
package french

//go:generate go run ./generate
