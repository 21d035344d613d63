// Package french is a French lexicon of 411,283 words of 2 to 15 letters with their readings,
// made from the Hunspell dictionary "toutes variantes" 7.0 of Dicollecte (grammalecte.net).
//
// It is not an official list: L'Officiel du Scrabble has words that this lexicon lacks, and
// lacks words that it has. To play with an official list, read that list ([lexicon.ReadList])
// and annotate it with this lexicon ([lexicon.Lexicon.Annotate]).
//
// The data is under the Mozilla Public License 2.0. README.md says what was changed; the
// program in generate makes the data.
package french

//go:generate go run ./generate
