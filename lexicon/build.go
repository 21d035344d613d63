package lexicon

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
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
	forms = slices.Clone(forms)
	slices.SortFunc(forms, func(a, b form) int {
		return cmp.Or(strings.Compare(a.word, b.word),
			strings.Compare(string(a.reading.Entry), string(b.reading.Entry)),
			cmp.Compare(a.reading.Class, b.reading.Class))
	})
	l := new(Lexicon)
	for _, f := range forms {
		if !isWord(f.word) || f.read && f.reading.Class >= numClasses {
			return nil, fmt.Errorf("lexicon: %q %v is no form of a word", f.word, f.reading)
		}
		if len(f.word) < MinLen || len(f.word) > MaxLen {
			continue
		}
		last := len(l.words) - 1
		if last < 0 || l.words[last] != f.word {
			l.words = append(l.words, f.word)
			l.readings = append(l.readings, nil)
			last++
		}
		if !f.read {
			continue
		}
		if rs := l.readings[last]; len(rs) == 0 || rs[len(rs)-1] != f.reading {
			l.readings[last] = append(rs, f.reading)
		}
	}
	return l, nil
}
