package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/lexicon"
)

//go:embed corrections.tsv
var correctionsTSV string

// A correction replaces one reading of a word by another. Without the first it adds a reading,
// and without the second it removes one.
type correction struct {
	line         int
	was, becomes string // as in a tagged list; "" where there is none
}

// parseCorrections reads lines with three fields: a word, its reading in the data, and the right
// reading. "-" stands for no reading, and '#' begins a comment.
func parseCorrections(text string) (map[string][]correction, error) {
	fixes := map[string][]correction{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		f := strings.Fields(line)
		if len(f) != 3 {
			return nil, fmt.Errorf("corrections, line %d: want a spelling and two readings", n)
		}
		c := correction{line: n}
		if f[1] != "-" {
			c.was = f[1]
		}
		if f[2] != "-" {
			c.becomes = f[2]
		}
		fixes[f[0]] = append(fixes[f[0]], c)
	}
	return fixes, nil
}

// correct applies the fixes to l, and gives units entries of their own. A fix that does not apply
// is an error: the data has changed, and the list of corrections must too.
func correct(l *lexicon.Lexicon, fixes map[string][]correction) (*lexicon.Lexicon, error) {
	for w := range fixes {
		if !l.Contains(w) {
			return nil, fmt.Errorf("corrections, line %d: %s is no word", fixes[w][0].line, w)
		}
	}
	var list bytes.Buffer
	var readings []lexicon.Reading
	for w := range l.Words() {
		readings = l.AppendReadings(readings[:0], w)
		var texts []string
		for _, r := range readings {
			texts = append(texts, prefixedUnit(w, r).String())
		}
		for _, c := range fixes[w] {
			if c.was != "" {
				i := slices.Index(texts, c.was)
				if i < 0 {
					return nil, fmt.Errorf("corrections, line %d: %s has no reading %s", c.line, w, c.was)
				}
				texts = slices.Delete(texts, i, i+1)
			}
			if c.becomes != "" {
				if slices.Contains(texts, c.becomes) {
					return nil, fmt.Errorf("corrections, line %d: %s has the reading %s already", c.line, w, c.becomes)
				}
				texts = append(texts, c.becomes)
			}
		}
		if len(texts) == 0 {
			continue // nothing but what should not be there
		}
		fmt.Fprintf(&list, "%s\t%s\n", w, strings.Join(texts, ";"))
	}
	return lexicon.ReadTagged(&list)
}
