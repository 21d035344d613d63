package lexicon

import "github.com/jeudelettres/lettres/internal/dawg"

// What a Lexicon holds, and what its readers take. Whatever is read may be made to
// cost as much as possible, so there is an end to everything, and French, with
// 406,000 words and 451,000 readings, is far from each.
const (
	maxWords = dawg.MaxWords
	maxEntry = 255       // bytes of an entry
	maxData  = 256 << 20 // bytes of a compiled form

	// Of a word. French has eight of CRUS; to compare those of two words, as a
	// query may for each word that it finds, is to compare each with each.
	maxReadings = 64

	maxLine = 64 << 10 // bytes of a line in a text

	// Words and readings of a list, each counted once.
	maxListed = 3 << 19

	// Of a Hunspell dictionary: the readings that it gives, repeats among them, and
	// the looks at an affix that it takes. French gives 488,000 and takes 23 million,
	// which is a fifth of a second.
	maxForms = 1 << 20
	maxLooks = 64 << 20
	maxAffix = 256 // bytes of an affix, of its condition, and of the words on the way

	// Of a KWG: words that it may have anyway, and by node beyond them. French has
	// four a node; a graph of fifty can stand for a million, and no list is such.
	kwgWords        = 1 << 16
	kwgWordsPerNode = 16
)

// A textLimit is how long a text may be.
type textLimit struct{ bytes, lines int }

// French is a list of 11.5 MB, a .aff of 0.3 MB and 6,600 lines, and a .dic of
// 2.7 MB and 86,000 lines. A line of the latter two takes more memory.
var (
	listLimit = textLimit{64 << 20, 4 << 20}
	affLimit  = textLimit{8 << 20, 1 << 18}
	dicLimit  = textLimit{32 << 20, 1 << 19}
)
