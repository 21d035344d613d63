package lexicon

import (
	"io"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// A dicEntry is a line of a .dic file.
type dicEntry struct {
	line  int
	word  string // as in the file
	lemma string // composed (NFC)
	verb  Entry  // the entry of the verb, if the word is one
	flags []flag // sorted, without duplicates
	tags  tags

	needAffix, onlyInCompound, forbidden bool
}

// readDic reads a .dic file. Its first line is the approximate number of entries, which is not
// checked.
func readDic(r io.Reader, a *affFile) ([]dicEntry, error) {
	var entries []dicEntry
	counted := false
	err := eachLine(r, dicLimit, func(n int, raw string) error {
		raw = strings.TrimSpace(raw)
		text, err := a.decode(raw)
		if err != nil {
			return err
		}
		if !counted {
			counted = true
			if text[0] < '0' || text[0] > '9' {
				return phrases.InputError(noNumber)
			}
			return nil
		}
		if raw[0] == '#' && len(entries) == 0 {
			return nil // a comment; some files begin with comments
		}
		e, err := a.entry(text)
		e.line = n
		entries = append(entries, e)
		return err
	})
	if err == nil && !counted {
		err = lineError(1, "", noNumber)
	}
	return entries, err
}

// entry reads "word/flags po:nom is:mas".
func (a *affFile) entry(text string) (dicEntry, error) {
	head, fields := cutTags(text)
	word, flags := cutFlags(head)
	e := dicEntry{word: word}
	var err error
	if e.flags, err = a.flags(flags); err != nil {
		return e, err
	}
	if e.tags, err = a.tags(fields); err != nil {
		return e, err
	}
	e.lemma = norm.NFC.String(word)
	if e.tags.stem != "" {
		e.lemma = norm.NFC.String(e.tags.stem)
	}
	if e.tags.verb {
		e.verb = Entry(e.lemma + verbMark)
	}
	e.needAffix = a.needAffix.in(e.flags)
	e.onlyInCompound = a.onlyInCompound.in(e.flags)
	e.forbidden = a.forbiddenWord.in(e.flags)
	if a.keepCase.in(e.flags) && e.tags.plain.Has(Noun) {
		e.tags.plain = e.tags.plain.Without(ClassesOf(Noun)) | ClassesOf(Symbol)
	}
	return e, nil
}

// cutTags splits a line before its morphological fields. They begin at a tab, or at the first
// field of two letters and a colon, since a word of the dictionary may have spaces.
func cutTags(text string) (head string, fields []string) {
	cut := len(text)
	for i := 4; i < cut; i++ {
		if text[i] == ':' && (text[i-3] == ' ' || text[i-3] == '\t') {
			cut = i - 3
		}
	}
	if tab := strings.IndexByte(text[:cut], '\t'); tab > 0 {
		cut = tab
	}
	return strings.TrimRight(text[:cut], " \t"), strings.Fields(text[cut:])
}
