package lexicon

import (
	"errors"
	"fmt"
	"io"
	"unicode"
)

// ReadHunspell reads a Hunspell dictionary, the .aff and the .dic file, and
// makes every form that its affixes give. The readings come from the
// morphological fields po:, is: and st:, with the values that the French
// dictionary of Dicollecte (grammalecte.net) has; a word without such fields is
// a word without readings.
//
// The forms are those that the program hunspell accepts: prefixes and suffixes
// with their conditions, cross products and flags of their own (a suffix on a
// suffix, but no third), NEEDAFFIX, FORBIDDENWORD, CIRCUMFIX, FULLSTRIP, the
// four kinds of FLAG, the aliases AF and AM. Some it accepts are no words here:
//
//   - forms with a capital, a hyphen, an apostrophe, a digit, or a letter that
//     [Normalize] does not know, so also the elided ones (l'arbre), and those
//     of less than [MinLen] letters or more than [MaxLen];
//   - compounds, and words that live in compounds alone (ONLYINCOMPOUND);
//   - what the dictionary marks as a fault (po:err).
//
// A word of KEEPCASE is not itself in capitals, as the unit km: its nouns are
// read as [Symbol].
//
// An entry is the lemma: the field st:, or the word of the .dic. A verb's entry
// ends in "/v". A participle is not an adjective as well because its affix says
// so, but each part of speech in the .dic is a reading. One that is not known is
// [Other].
//
// The encoding is what SET says, UTF-8 or one of a byte a letter; without it,
// ISO 8859-1. A fault is a [*SyntaxError] with File "aff" or "dic". Refused are
// COMPLEXPREFIXES, lines of more than 64 KiB, a .aff of more than 8 MiB or 262,144
// lines, a .dic of more than 32 MiB or 524,288 lines, words of more than 64
// readings, and files that give more than 1,048,576 readings in all or are more
// than 2.9 times the work that French is (which gives half as many).
func ReadHunspell(aff, dic io.Reader) (*Lexicon, error) {
	forms, err := readHunspell(aff, dic, hunspellLimits{maxForms, maxLooks})
	if err != nil {
		return nil, err
	}
	l, err := build(forms)
	if err != nil {
		return nil, inFile("dic", err)
	}
	return l, nil
}

// hunspellLimits bounds what hostile files can cost: in memory, and in time.
type hunspellLimits struct{ forms, looks int }

func readHunspell(aff, dic io.Reader, limits hunspellLimits) ([]form, error) {
	a, err := readAff(aff)
	if err != nil {
		return nil, inFile("aff", err)
	}
	entries, err := readDic(dic, a)
	if err != nil {
		return nil, inFile("dic", err)
	}
	var forms []form
	err = expandAll(a, entries, limits.looks, func(d derivation) error {
		w, ok := spelling(d.surface)
		if !ok {
			return nil
		}
		if reason := entryFault(d.entry.lemma); reason != "" {
			return errors.New(reason)
		}
		forms = d.appendForms(forms, w)
		if len(forms) > limits.forms {
			return fmt.Errorf("the dictionary gives more than %d readings", limits.forms)
		}
		return nil
	})
	if err != nil {
		return nil, inFile("dic", err)
	}
	return forms, nil
}

// maxSpelling is the bytes of the longest form that is spelled: no letter takes more
// than four, with an accent apart.
const maxSpelling = 4 * MaxLen

// spelling is the word of A to Z that a form is, if it is one.
func spelling(surface string) (string, bool) {
	if len(surface) > maxSpelling {
		return "", false
	}
	for _, r := range surface {
		if !unicode.IsLower(r) && !unicode.Is(unicode.Mn, r) {
			return "", false
		}
	}
	w, err := Normalize(surface)
	return w, err == nil && MinLen <= len(w) && len(w) <= MaxLen
}

// appendForms appends the readings of d, which is spelled w.
func (d derivation) appendForms(dst []form, w string) []form {
	plain, verbal := d.classes()
	if plain|verbal == 0 {
		return append(dst, form{word: w, line: d.entry.line})
	}
	for c := range Class(numClasses) {
		if plain.Has(c) {
			dst = append(dst, form{w, Reading{Entry(d.entry.lemma), c}, true, d.entry.line})
		}
		if verbal.Has(c) {
			dst = append(dst, form{w, Reading{d.entry.verb, c}, true, d.entry.line})
		}
	}
	return dst
}

// inFile says which of the two files an error is about.
func inFile(name string, err error) error {
	var s *SyntaxError
	if errors.As(err, &s) {
		s.File = name
		return s
	}
	return fmt.Errorf("lexicon: %s: %w", name, err)
}
