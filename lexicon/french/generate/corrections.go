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

// A correction puts one reading of a spelling in the place of another. Either
// may be missing: a reading to add, a reading to take out.
type correction struct {
	line         int
	was, becomes string // as in a tagged list; "" where there is none
}

// parseCorrections reads lines of a spelling, the reading that stands in the
// data and the one that belongs there, with tabs between; "-" is no reading,
// '#' begins a comment.
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

// correct is l with the fixes and with units apart. A fix for which nothing in l
// calls is an error: the data has changed, and the list should.
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
