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
	line    int  // where it stands
}

// fault says why f cannot be in a Lexicon, "" where it can.
func (f *form) fault() string {
	switch {
	case !isWord(f.word) || len(f.word) < MinLen || len(f.word) > MaxLen:
		return "it is no word"
	case !f.read:
		return ""
	case f.reading.Class >= numClasses:
		return "it has no class"
	}
	return entryFault(string(f.reading.Entry))
}

// tidied is forms in order, each once. It is made where they are. Of those that
// are alike the one of the first line is left.
func tidied(forms []form) []form {
	slices.SortFunc(forms, func(a, b form) int {
		if a.word != b.word {
			return strings.Compare(a.word, b.word)
		}
		return cmp.Or(compareReadings(a.reading, b.reading), cmp.Compare(a.line, b.line))
	})
	return slices.CompactFunc(forms, func(a, b form) bool { return a.word == b.word && a.reading == b.reading })
}

// A gathering is the forms of a list while it is read. Repeats go out whenever
// they may be half of all, so what it takes is in proportion to what differs.
type gathering struct {
	forms []form
	most  int // that differ
	next  int // when there are so many, repeats go out
	line  int // of the last one
}

// fewForms is how many are not worth a look for repeats.
const fewForms = 1 << 12

// add adds f. Words of one letter and of more than MaxLen are left out.
func (g *gathering) add(f form) error {
	if len(f.word) < MinLen || len(f.word) > MaxLen {
		return nil
	}
	g.forms, g.line = append(g.forms, f), f.line
	if len(g.forms) < max(g.next, fewForms) {
		return nil
	}
	return g.tidy()
}

func (g *gathering) tidy() error {
	g.forms = tidied(g.forms)
	g.next = 2 * len(g.forms)
	if len(g.forms) > g.most {
		return fmt.Errorf("there are more than %d words and readings", g.most)
	}
	return nil
}

func (g *gathering) build() (*Lexicon, error) {
	if err := g.tidy(); err != nil {
		return nil, syntaxError(g.line, "", err)
	}
	return build(g.forms)
}

// build makes a Lexicon of forms in any order, repeats allowed, which it puts in
// order.
func build(forms []form) (*Lexicon, error) {
	for _, f := range forms {
		if reason := f.fault(); reason != "" {
			return nil, fmt.Errorf("lexicon: %q with the reading %q: %s", excerpt.Of(f.word), excerpt.Of(f.reading.String()), reason)
		}
	}
	var words []string
	var readings []Reading
	var starts []int // in readings, of each word
	forms = tidied(forms)
	for _, f := range forms {
		if len(words) == 0 || words[len(words)-1] != f.word {
			words = append(words, f.word)
			starts = append(starts, len(readings))
		}
		if !f.read {
			continue
		}
		if len(readings)-starts[len(starts)-1] == maxReadings {
			return nil, errCrowded(forms, f.word)
		}
		readings = append(readings, f.reading)
	}
	starts = append(starts, len(readings))
	data, err := compile(words, func(i int) []Reading { return readings[starts[i]:starts[i+1]] })
	if err != nil {
		return nil, err
	}
	return Open(data)
}

// errCrowded says which line gives a word the first reading that is too many.
func errCrowded(forms []form, word string) error {
	var lines []int
	for _, f := range forms {
		if f.read && f.word == word {
			lines = append(lines, f.line)
		}
	}
	slices.Sort(lines)
	return syntaxError(lines[maxReadings], word, fmt.Errorf("the word has more than %d readings", maxReadings))
}

// compareReadings is the order of the readings of a word.
func compareReadings(a, b Reading) int {
	return cmp.Or(strings.Compare(string(a.Entry), string(b.Entry)), cmp.Compare(a.Class, b.Class))
}
