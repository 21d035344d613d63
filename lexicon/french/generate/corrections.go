package main

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/lexicon"
)

//go:embed *.tsv
var data embed.FS

// A correction replaces one reading of a word by another. Without the first it adds a reading,
// or the word; without the second it removes one.
type correction struct {
	at           string // the file and line
	was, becomes string // as in a tagged list; "" where there is none
}

// Corrections are what is wrong in the data for word games.
type corrections struct {
	words   map[string][]correction
	entries map[lexicon.Entry]variant
}

// A variant is an entry that is in the article of another.
type variant struct {
	at   string
	head lexicon.Entry
}

// readCorrections reads all files of corrections: entries.tsv, and words in the others.
func readCorrections(fsys fs.FS) (corrections, error) {
	fixes := corrections{words: map[string][]correction{}, entries: map[lexicon.Entry]variant{}}
	names, err := fs.Glob(fsys, "*.tsv")
	if err != nil {
		return fixes, err
	}
	for _, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return fixes, err
		}
		add := fixes.addWords
		if name == "entries.tsv" {
			add = fixes.addEntries
		}
		n := 0
		for line := range strings.Lines(string(text)) {
			n++
			line, _, _ = strings.Cut(line, "#")
			if f := strings.Fields(line); len(f) > 0 {
				at := fmt.Sprintf("%s, line %d", name, n)
				if err := add(at, f); err != nil {
					return fixes, fmt.Errorf("%s: %w", at, err)
				}
			}
		}
	}
	return fixes, nil
}

// addWords reads three fields: words with commas between them, their reading in the data, and
// the right reading. "-" stands for no reading, and "*" for all that the data has.
func (fixes corrections) addWords(at string, f []string) error {
	if len(f) != 3 {
		return errors.New("want words and two readings")
	}
	c := correction{at: at, was: f[1], becomes: f[2]}
	if c.was == "-" {
		c.was = ""
	}
	if c.becomes == "-" {
		c.becomes = ""
	}
	for w := range strings.SplitSeq(f[0], ",") {
		if got, err := lexicon.Normalize(w); err != nil || got != w {
			return fmt.Errorf("%q is no spelling", w)
		}
		fixes.words[w] = append(fixes.words[w], c)
	}
	return nil
}

// addEntries reads entries that have one article. They become the first.
func (fixes corrections) addEntries(at string, f []string) error {
	if len(f) < 2 {
		return errors.New("want two entries or more")
	}
	for _, e := range f[1:] {
		if was, ok := fixes.entries[lexicon.Entry(e)]; ok {
			return fmt.Errorf("%s is in the article of %s already (%s)", e, was.head, was.at)
		}
		fixes.entries[lexicon.Entry(e)] = variant{at, lexicon.Entry(f[0])}
	}
	return nil
}

// correct applies the fixes to l, and gives units entries of their own. A fix that does not apply
// is an error: the data has changed, and the corrections must too.
func correct(l *lexicon.Lexicon, fixes corrections) (*lexicon.Lexicon, error) {
	for e, v := range fixes.entries {
		if w, ok := fixes.entries[v.head]; ok {
			return nil, fmt.Errorf("%s: %s is itself in the article of %s (%s)", v.at, v.head, w.head, w.at)
		}
		if e == v.head {
			return nil, fmt.Errorf("%s: %s is named twice", v.at, e)
		}
	}
	met := map[lexicon.Entry]bool{}
	var list bytes.Buffer
	add := func(w string) error {
		var texts []string
		for _, r := range l.AppendReadings(nil, w) {
			texts = append(texts, prefixedUnit(w, r).String())
		}
		for _, c := range fixes.words[w] {
			var err error
			if texts, err = c.apply(texts); err != nil {
				return fmt.Errorf("%s: %s %w", c.at, w, err)
			}
		}
		for i, text := range texts {
			entry, class, _ := strings.Cut(text, ":")
			met[lexicon.Entry(entry)] = true
			if v, ok := fixes.entries[lexicon.Entry(entry)]; ok {
				texts[i] = string(v.head) + ":" + class
			}
		}
		if len(texts) > 0 {
			fmt.Fprintf(&list, "%s\t%s\n", w, strings.Join(texts, ";"))
		}
		return nil
	}
	for w := range l.Words() {
		if err := add(w); err != nil {
			return nil, err
		}
	}
	for _, w := range slices.Sorted(maps.Keys(fixes.words)) {
		if !l.Contains(w) {
			if err := add(w); err != nil {
				return nil, err
			}
		}
	}
	for e, v := range fixes.entries {
		if !met[e] || !met[v.head] {
			return nil, fmt.Errorf("%s: no word is a form of %s, or none of %s", v.at, e, v.head)
		}
	}
	return lexicon.ReadTagged(&list)
}

// apply returns the readings of a word after c.
func (c correction) apply(readings []string) ([]string, error) {
	switch {
	case c.was == "*" && len(readings) == 0:
		return nil, errors.New("is no word")
	case c.was == "*":
		readings = nil
	case c.was != "":
		i := slices.Index(readings, c.was)
		if i < 0 {
			return nil, fmt.Errorf("has no reading %s, but %v", c.was, readings)
		}
		readings = slices.Delete(readings, i, i+1)
	}
	if c.becomes != "" {
		if slices.Contains(readings, c.becomes) {
			return nil, fmt.Errorf("has the reading %s already", c.becomes)
		}
		readings = append(readings, c.becomes)
	}
	return readings, nil
}
