package lexicon

import "github.com/jeudelettres/lettres/lexicon/internal/dawg"

// The limits of a Lexicon and of what can be read. Hostile input may be made to cost as
// much as possible, so everything has a limit. French, with 412,000 words and 455,000
// readings, is far below each.
const (
	maxWords = dawg.MaxWords
	maxEntry = 255 // bytes of an entry

	// Readings of a word. In French, CRUS has the most, eight. A query may have to compare
	// each reading of a word with each reading of another.
	maxReadings = 64

	maxLine = 64 << 10 // bytes of a line

	// Limits of a Hunspell dictionary: the readings that it makes, with duplicates, and the looks
	// at an affix that it takes (see formLooks). French makes 488,000 and takes 23 million,
	// in a fifth of a second.
	maxForms = 1 << 20
	maxLooks = 64 << 20
	maxAffix = 256 // bytes of an affix, of its condition, and of an unfinished word

	// Limits of a KWG: any graph may have kwgWords, and kwgWordsPerNode more for each node. The DAWG
	// of French has four words for each node; fifty nodes could spell a million words.
	kwgWords        = 1 << 16
	kwgWordsPerNode = 16
)

// The following are variables only so that tests can lower them.

// maxData is the largest size of a compiled form, in bytes.
var maxData = 256 << 20

// A textLimit limits a file.
type textLimit struct {
	bytes, lines int
	forms        int // of a list: different words and readings
}

// French is a list of 11.5 MB, a .aff of 0.3 MB and 6,600 lines, and a .dic of 2.7 MB and
// 86,000 lines. Lines of .aff and .dic take more memory than those of a list.
var (
	listLimit = textLimit{64 << 20, 4 << 20, 3 << 19}
	affLimit  = textLimit{bytes: 8 << 20, lines: 1 << 18}
	dicLimit  = textLimit{bytes: 32 << 20, lines: 1 << 19}
)
