package lexicon

import "github.com/jeudelettres/lettres/internal/dawg"

// What a Lexicon holds, and what its readers take. Whatever is read may be made to
// cost as much as possible, so there is an end to everything, and French, with
// 406,000 words and 451,000 readings, is far from each.
const (
	maxWords = dawg.MaxWords
	maxEntry = 255       // bytes of an entry
	maxData  = 256 << 20 // bytes of a compiled form

	maxLine = 64 << 10 // bytes of a line in a text

	// Of a Hunspell dictionary: the readings that it gives, repeats among them, and
	// the looks at an affix that it takes. French gives 488,000 and takes 19 million,
	// which is a fifth of a second.
	maxForms = 1 << 20
	maxLooks = 64 << 20
	maxAffix = 256 // bytes of an affix, of its condition, and of the words on the way

	// Of a KWG: words that it may have anyway, and by node beyond them. French has
	// four a node; a graph of fifty can stand for a million, and no list is such.
	kwgWords        = 1 << 16
	kwgWordsPerNode = 16
)
