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

// Corrections lists what is wrong in the data for word games.
type corrections struct {
	words   map[string][]correction
	entries map[lexicon.Entry]variant
	removed map[lexicon.Entry]string // the file and line
	models  map[lexicon.Entry][]conjugation
}

// A conjugation makes the forms of a verb from those of its model.
type conjugation struct {
	at          string
	verb        lexicon.Entry
	was, begins string // the beginnings of the model's forms and of the verb's
}

// A variant is an entry that is in the article of another.
type variant struct {
	at   string
	head lexicon.Entry
}

// readCorrections reads all files of corrections: entries in entries.tsv and removed.tsv, verbs in
// conjugations.tsv, words in the others.
func readCorrections(fsys fs.FS) (corrections, error) {
	fixes := corrections{
		words:   map[string][]correction{},
		entries: map[lexicon.Entry]variant{},
		removed: map[lexicon.Entry]string{},
		models:  map[lexicon.Entry][]conjugation{},
	}
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
		switch name {
		case "entries.tsv":
			add = fixes.addEntries
		case "removed.tsv":
			add = fixes.addRemoved
		case "conjugations.tsv":
			add = fixes.addConjugation
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

// addRemoved reads entries that lose all their readings.
func (fixes corrections) addRemoved(at string, f []string) error {
	for _, e := range f {
		if was, ok := fixes.removed[lexicon.Entry(e)]; ok {
			return fmt.Errorf("%s is removed already (%s)", e, was)
		}
		fixes.removed[lexicon.Entry(e)] = at
	}
	return nil
}

// addConjugation reads a verb and its model. The forms of the verb are those of the model with
// another beginning: what its infinitive has before the ending that the two share.
func (fixes corrections) addConjugation(at string, f []string) error {
	if len(f) != 2 {
		return errors.New("want a verb and its model")
	}
	verb, err := lexicon.Normalize(f[0])
	if err != nil {
		return err
	}
	model, err := lexicon.Normalize(f[1])
	if err != nil {
		return err
	}
	n := 0
	for n < min(len(verb), len(model)) && verb[len(verb)-1-n] == model[len(model)-1-n] {
		n++
	}
	if n < 2 {
		return fmt.Errorf("%s does not end as %s", f[0], f[1])
	}
	e := lexicon.Entry(f[1] + "/v")
	fixes.models[e] = append(fixes.models[e], conjugation{
		at: at, verb: lexicon.Entry(f[0] + "/v"), was: model[:len(model)-n], begins: verb[:len(verb)-n],
	})
	return nil
}

// conjugate adds the forms of verbs that are conjugated as a verb of l. Forms that l has stay.
func (fixes corrections) conjugate(l *lexicon.Lexicon) error {
	met := map[lexicon.Entry]bool{}
	for w := range l.Words() {
		for _, r := range l.AppendReadings(nil, w) {
			text := r.String()
			entry, class, _ := strings.Cut(text, ":")
			met[lexicon.Entry(entry)] = true
			for _, c := range fixes.models[lexicon.Entry(entry)] {
				ending, ok := strings.CutPrefix(w, c.was)
				if !ok {
					return fmt.Errorf("%s: %s does not begin as %s does", c.at, w, entry)
				}
				form, reading := c.begins+ending, string(c.verb)+":"+class
				if len(form) > lexicon.MaxLen || has(l, form, reading) {
					continue
				}
				fixes.words[form] = append(fixes.words[form], correction{at: c.at, becomes: reading})
			}
		}
	}
	for e, cs := range fixes.models {
		if !met[e] {
			return fmt.Errorf("%s: no word is a form of %s", cs[0].at, e)
		}
	}
	return nil
}

func has(l *lexicon.Lexicon, word, reading string) bool {
	return slices.ContainsFunc(l.AppendReadings(nil, word), func(r lexicon.Reading) bool { return r.String() == reading })
}

// correct applies the fixes to l, and gives units entries of their own. A fix that does not apply
// is an error: the data has changed, and the corrections must too.
func correct(l *lexicon.Lexicon, fixes corrections) (*lexicon.Lexicon, error) {
	if err := fixes.conjugate(l); err != nil {
		return nil, err
	}
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
			text := prefixedUnit(w, r).String()
			entry, _, _ := strings.Cut(text, ":")
			met[lexicon.Entry(entry)] = true
			if _, ok := fixes.removed[lexicon.Entry(entry)]; !ok {
				texts = append(texts, text)
			}
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
	for e, at := range fixes.removed {
		if !met[e] {
			return nil, fmt.Errorf("%s: no word is a form of %s", at, e)
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
