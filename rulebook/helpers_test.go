package rulebook_test

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/say"
)

// A colour is an argument that has a word in each language.
type colour bool

func (c colour) Localize(tag language.Tag) string {
	switch base, _ := tag.Base(); {
	case base.String() == "fr" && bool(c):
		return "Rouge"
	case bool(c):
		return "Red"
	}
	return "Blue"
}

var phrases = say.New(func() map[string]string {
	return map[string]string{
		"line %[1]d has no %[2]s":             "pas de %[2]s sur la ligne %[1]d",
		"%s needs %d letters":                 "il faut %[2]d lettres pour %[1]s",
		"%s may not act now":                  "%s ne peut pas agir maintenant",
		"the bag is empty":                    "le sac est vide",
		"%[2]s: %[1]d letter{s} {is|are} due": "%[2]s : il reste %[1]d lettre{s} tirée{s}, et {elle est due|elles sont dues}",
		"%d %% of %q, then %[1]d":             "%d\u00a0%% de %q, puis %[1]d",
		"%5d letters, or %-8s":                "%d lettres, ou %s",
		"a word of %v":                        "un mot de %v",
		"the same twice: %[1]s %s":            "deux fois le même\u00a0: %[1]s %s",
	}
})
