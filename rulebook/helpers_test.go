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
		"line %[1]d has no %[2]s": "pas de %[2]s sur la ligne %[1]d",
		"%s needs %d letters":     "il faut %[2]d lettres pour %[1]s",
		"%s may not act now":      "%s ne peut pas agir maintenant",
		"the bag is empty":        "le sac est vide",
		"a word of %v":            "un mot de %v",
	}
})
