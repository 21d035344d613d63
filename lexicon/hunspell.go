package lexicon

import (
	"errors"
	"fmt"
	"io"
	"unicode"
)

// ReadHunspell reads a Hunspell dictionary, its .aff and .dic files, and makes all forms of
// its words. The readings come from the morphological fields po:, is: and st:, with the
// values of the French dictionary of Dicollecte (grammalecte.net); a word without such fields
// has no readings.
//
// The forms are those that the program hunspell accepts: with prefixes and suffixes, their
// conditions, cross products and flags (a suffix may have a suffix, but not a third one),
// NEEDAFFIX, FORBIDDENWORD, CIRCUMFIX, FULLSTRIP, the four kinds of FLAG, and the aliases AF
// and AM. ReadHunspell leaves out:
//
//   - forms with a capital, a hyphen, an apostrophe, a digit or a letter that [Normalize]
//     does not know, so also elided forms (l'arbre), and forms of fewer than [MinLen] or
//     more than [MaxLen] letters;
//   - compounds, and words that occur only in compounds (ONLYINCOMPOUND);
//   - words that the dictionary marks as wrong (po:err).
//
// A word with KEEPCASE, such as the unit km, is not the same word in capitals: its nouns are
// read as [Symbol].
//
// An entry is the lemma: the field st:, or else the word in the .dic. The entry of a verb ends
// in "/v". Each part of speech in the .dic is a reading, an unknown one is [Other]. An affix
// tells the form of a verb; its part of speech counts only if the .dic gives none, so a
// participle is not an adjective too.
//
// The encoding is the one that SET names, UTF-8 or one with a byte for each letter; without
// SET it is ISO 8859-1. An error is a [*SyntaxError] with File "aff" or "dic". It is an error
// if the files have COMPLEXPREFIXES, a line of more than 64 KiB, more than 8 MiB or 262,144
// lines of .aff, more than 32 MiB or 524,288 lines of .dic, a word of more than 64 readings or
// more than 1,048,576 readings in all (twice as many as French), or if they take more than 2.9
// times the work of French.
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

// hunspellLimits limits what hostile files can cost, in memory and in time.
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
			return phrases.InputError(reason)
		}
		forms = d.appendForms(forms, w)
		if len(forms) > limits.forms {
			return phrases.InputError("the dictionary gives more than %d readings ¦ le dictionnaire donne plus de %d lectures", limits.forms)
		}
		return nil
	})
	if err != nil {
		return nil, inFile("dic", err)
	}
	return forms, nil
}

// maxSpelling is the bytes of the longest form that can be a word: a letter takes at most
// four, with its accent as a character of its own.
const maxSpelling = 4 * MaxLen

// spelling returns a form in A to Z, and whether it is a word.
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

// appendForms appends w, the spelling of d, with each reading of d.
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

// inFile adds to an error which of the two files it is about.
func inFile(name string, err error) error {
	if s, ok := errors.AsType[*SyntaxError](err); ok {
		s.File = name
		return s
	}
	return fmt.Errorf("lexicon: %s: %w", name, err)
}
