package main

import (
	"strings"

	"github.com/jeudelettres/lettres/lexicon"
)

// The prefixes of units. In the data, décimètre is a form of mètre, as mètres is. In a dictionary
// they have entries of their own, so METRE and DECIMETRE do not share an entry.
var unitPrefixes = []string{
	"yotta", "zetta", "exa", "péta", "téra", "giga", "méga", "kilo", "hecto", "déca",
	"déci", "centi", "milli", "micro", "nano", "pico", "femto", "atto", "zepto", "yocto",
}

// prefixedUnit returns the reading r of w, with the entry décimètre if r is a reading of
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
