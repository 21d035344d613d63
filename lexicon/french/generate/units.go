package main

import (
	"strings"

	"github.com/jeudelettres/lettres/lexicon"
)

// The prefixes of units. The data has only mètre, and makes décimètre of it as
// it makes mètres; but a dictionary has each at an entry of its own, so that
// METRE to DECIMETRE is no chaining of one entry.
var unitPrefixes = []string{
	"yotta", "zetta", "exa", "péta", "téra", "giga", "méga", "kilo", "hecto", "déca",
	"déci", "centi", "milli", "micro", "nano", "pico", "femto", "atto", "zepto", "yocto",
}

// prefixedUnit is r, which w has, with the entry décimètre where it is one of
// mètre and w is DECIMETRE or its plural.
func prefixedUnit(w string, r lexicon.Reading) lexicon.Reading {
	if r.Class != lexicon.Noun {
		return r
	}
	unit, err := lexicon.Normalize(r.Entry.Lemma())
	if err != nil || strings.HasPrefix(w, unit) || !strings.Contains(w, unit) {
		return r
	}
	for _, p := range unitPrefixes {
		start, _ := lexicon.Normalize(p)
		if strings.HasPrefix(w, start+unit) {
			r.Entry = lexicon.Entry(p) + r.Entry
			break
		}
	}
	return r
}
