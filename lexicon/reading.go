package lexicon

import (
	"math/bits"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// An Entry names a dictionary entry: its lemma with accents, followed by "/v" if it is a
// verb. The noun ménager and the adjective ménager are the same Entry, "ménager"; the
// verb is the Entry "ménager/v".
//
// Compare entries with ==. In a tagged list an entry can be any text; only "/v" at its
// end has a meaning.
type Entry string

const verbMark = "/v"

// Lemma returns the headword, with its accents and capitals.
func (e Entry) Lemma() string { return strings.TrimSuffix(string(e), verbMark) }

// Verb reports whether the entry is a verb's.
func (e Entry) Verb() bool { return strings.HasSuffix(string(e), verbMark) }

// A Reading is one way to read a word: as a form of a dictionary entry. MENAGE has three:
// the noun ménage, the past participle of the verb ménager, and a finite form of it.
type Reading struct {
	Entry Entry
	Class Class
}

// String returns "entry:class", as in a tagged list.
func (r Reading) String() string { return string(r.Entry) + ":" + r.Class.String() }

// A Class is the kind of a word in one of its readings, as far as the rules of word
// games distinguish kinds.
type Class uint8

// The classes. A form has the class of its entry, whatever its gender and number; forms
// of verbs have one of four classes.
const (
	Noun Class = iota
	Adjective
	Adverb
	Infinitive
	PastParticiple
	PresentParticiple
	Finite // any other form of a verb: a conjugated form
	Interjection
	Prefix
	Abbreviation
	Symbol
	Compound
	Proper
	Other    // pronouns, determiners, prepositions, conjunctions, numerals
	Locution // a word that occurs only in locutions, as CATIMINI in "en catimini"

	numClasses = iota
)

var classTags = [numClasses]string{
	"noun", "adj", "adv", "inf", "pp", "ppr", "fin", "intj", "pref", "abbr", "symb", "comp", "prop", "other", "loc",
}

// String returns the tag of the class in a tagged list: noun, adj, adv, inf, pp,
// ppr, fin, intj, pref, abbr, symb, comp, prop, other or loc.
func (c Class) String() string {
	if c >= numClasses {
		return "invalid"
	}
	return classTags[c]
}

// parseClass reads the tag of a class, as [Class.String] writes it. It returns false for
// any other text.
func parseClass(tag string) (Class, bool) {
	for c, t := range classTags {
		if t == tag {
			return Class(c), true
		}
	}
	return 0, false
}

// MarshalText returns [Class.String]; an error for an invalid Class.
func (c Class) MarshalText() ([]byte, error) {
	if c >= numClasses {
		return nil, inputError(unknownClass, c.String())
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads a tag as [Class.String] writes it.
func (c *Class) UnmarshalText(text []byte) error {
	v, ok := parseClass(string(text))
	if !ok {
		return inputError(unknownClass, excerpt.Truncate(string(text)))
	}
	*c = v
	return nil
}

// Classes is a set of classes. The zero Classes is the empty set.
type Classes uint32

// AllClasses is the set of every class.
const AllClasses Classes = 1<<numClasses - 1

// ClassesOf returns the set of the given classes. It leaves out invalid ones.
func ClassesOf(cs ...Class) Classes {
	var s Classes
	for _, c := range cs {
		if c < numClasses {
			s |= 1 << c
		}
	}
	return s
}

// Has reports whether c is in s.
func (s Classes) Has(c Class) bool { return s>>c&1 != 0 }

// Without returns the classes of s that are not in o.
func (s Classes) Without(o Classes) Classes { return s &^ o }

// String returns the tags of the classes, in the order of the constants and separated by
// commas: "noun,adj". The empty set is "".
func (s Classes) String() string {
	var tags []string
	for c, t := range classTags {
		if s.Has(Class(c)) {
			tags = append(tags, t)
		}
	}
	return strings.Join(tags, ",")
}

// ParseClasses reads what [Classes.String] writes, with the tags in any order. If a tag
// is unknown, it returns that tag and false.
func ParseClasses(text string) (s Classes, unknown string, ok bool) {
	if text == "" {
		return 0, "", true
	}
	for tag := range strings.SplitSeq(text, ",") {
		c, ok := parseClass(tag)
		if !ok {
			return 0, tag, false
		}
		s |= 1 << c
	}
	return s, "", true
}

// MarshalText returns [Classes.String]; an error for a set with an invalid Class.
func (s Classes) MarshalText() ([]byte, error) {
	if unknown := s &^ AllClasses; unknown != 0 {
		return nil, inputError(unknownClass, Class(bits.TrailingZeros32(uint32(unknown))).String())
	}
	return []byte(s.String()), nil
}

// UnmarshalText reads its argument as [ParseClasses] does.
func (s *Classes) UnmarshalText(text []byte) error {
	v, unknown, ok := ParseClasses(string(text))
	if !ok {
		return inputError(unknownClass, excerpt.Truncate(unknown))
	}
	*s = v
	return nil
}

const unknownClass = "unknown class of words %q ¦ catégorie de mots inconnue %q"
