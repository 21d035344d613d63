package lexicon

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A form is one spelling in one reading, as a reader of lexicon files hands it to build.
type form struct {
	word    string // A–Z
	reading Reading
	read    bool // false: the spelling is known, but nothing else (a plain list)
}

// build makes a Lexicon of forms in any order, repeats allowed. Words of one
// letter and of more than MaxLen are left out.
func build(forms []form) (*Lexicon, error) {
	for _, f := range forms {
		if !isWord(f.word) || f.read && (f.reading.Class >= numClasses || entryFault(string(f.reading.Entry)) != "") {
			return nil, fmt.Errorf("lexicon: %q with the reading %q is no form of a word", excerpt.Of(f.word), excerpt.Of(f.reading.String()))
		}
	}
	forms = slices.Clone(forms)
	slices.SortFunc(forms, func(a, b form) int {
		return cmp.Or(strings.Compare(a.word, b.word), compareReadings(a.reading, b.reading))
	})
	var words []string
	var readings []Reading
	var starts []int // in readings, of each word
	for _, f := range forms {
		if len(f.word) < MinLen || len(f.word) > MaxLen {
			continue
		}
		if len(words) == 0 || words[len(words)-1] != f.word {
			words = append(words, f.word)
			starts = append(starts, len(readings))
		}
		last := len(readings) - 1
		if f.read && (last < starts[len(starts)-1] || readings[last] != f.reading) {
			readings = append(readings, f.reading)
		}
	}
	starts = append(starts, len(readings))
	data, err := compile(words, func(i int) []Reading { return readings[starts[i]:starts[i+1]] })
	if err != nil {
		return nil, err
	}
	return Open(data)
}

// compareReadings is the order of the readings of a word.
func compareReadings(a, b Reading) int {
	return cmp.Or(strings.Compare(string(a.Entry), string(b.Entry)), cmp.Compare(a.Class, b.Class))
}
