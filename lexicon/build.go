package lexicon

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A form is a word with one of its readings, as read from a file.
type form struct {
	word    string // A–Z
	reading Reading
	read    bool // whether there is a reading; a plain list has none
	line    int  // of the file
}

// fault returns the phrase that says why f cannot be in a Lexicon; it is "" if f can.
func (f *form) fault() string {
	switch {
	case !isWord(f.word) || len(f.word) < MinLen || len(f.word) > MaxLen:
		return "it is not a word ¦ ce n'est pas un mot"
	case !f.read:
		return ""
	case f.reading.Class >= numClasses:
		return "its class is unknown ¦ sa catégorie est inconnue"
	}
	return entryFault(string(f.reading.Entry))
}

// tidied sorts forms and removes duplicates, in place. It keeps the one with the lowest
// line of several equal forms.
func tidied(forms []form) []form {
	slices.SortFunc(forms, func(a, b form) int {
		if a.word != b.word {
			return strings.Compare(a.word, b.word)
		}
		return cmp.Or(compareReadings(a.reading, b.reading), cmp.Compare(a.line, b.line))
	})
	return slices.CompactFunc(forms, func(a, b form) bool { return a.word == b.word && a.reading == b.reading })
}

// A gathering collects the forms of a list. It removes duplicates each time the number of
// forms has doubled, so its memory is in proportion to the number of different forms.
type gathering struct {
	forms []form
	most  int // different forms allowed
	next  int // the number of forms at which duplicates are removed
	line  int // of the last form
}

// fewForms is the number of forms below which duplicates are not removed.
const fewForms = 1 << 12

// add adds f. It leaves out words of one letter and of more than MaxLen.
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
		return phrases.InputError("there are more than %d words and readings ¦ il y a plus de %d mots et lectures", g.most)
	}
	return nil
}

func (g *gathering) build() (*Lexicon, error) {
	if err := g.tidy(); err != nil {
		return nil, syntaxError(g.line, "", err)
	}
	return build(g.forms)
}

// build makes a Lexicon of forms in any order and with duplicates. It sorts forms.
func build(forms []form) (*Lexicon, error) {
	for _, f := range forms {
		if reason := f.fault(); reason != "" {
			return nil, inputError(withReading, excerpt.Truncate(f.word), excerpt.Truncate(f.reading.String()), phrases.InputError(reason))
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

// errCrowded returns the error for a word with more than maxReadings. Its line is the first
// one that is too many.
func errCrowded(forms []form, word string) error {
	var lines []int
	for _, f := range forms {
		if f.read && f.word == word {
			lines = append(lines, f.line)
		}
	}
	slices.Sort(lines)
	return syntaxError(lines[maxReadings], word, phrases.InputError("the word has more than %d readings ¦ le mot a plus de %d lectures", maxReadings))
}

// compareReadings compares by entry, then by class.
func compareReadings(a, b Reading) int {
	return cmp.Or(strings.Compare(string(a.Entry), string(b.Entry)), cmp.Compare(a.Class, b.Class))
}
