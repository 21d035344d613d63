package lexicon

import (
	"math/bits"
	"strings"
)

// An Entry names a dictionary entry: a lemma as it is written, with its
// accents, and whether it is the verb. The noun ménager and the adjective
// ménager are the one Entry "ménager"; the verb is the Entry "ménager/v".
//
// Entries are compared with ==. Those of a tagged list are any text, and only
// a "/v" at the end has a meaning.
type Entry string

const verbMark = "/v"

// Lemma is the headword, with its accents and in its own case.
func (e Entry) Lemma() string { return strings.TrimSuffix(string(e), verbMark) }

// Verb reports whether the entry is a verb's.
func (e Entry) Verb() bool { return strings.HasSuffix(string(e), verbMark) }

// A Reading is one way to read a spelling: a form of a dictionary entry.
// MENAGE has three: the noun ménage, and of the verb ménager the past
// participle and finite forms.
type Reading struct {
	Entry Entry
	Class Class
}

// String is "entry:class", as in a tagged list.
func (r Reading) String() string { return string(r.Entry) + ":" + r.Class.String() }

// A Class is the kind of word that a spelling is in one of its readings, as
// far as the rules of word games tell kinds apart.
type Class uint8

// The classes. A form keeps the class of its entry whatever its gender and
// number, and verbs have four.
const (
	Noun Class = iota
	Adjective
	Adverb
	Infinitive
	PastParticiple
	PresentParticiple
	Finite // every other form of a verb: a conjugation
	Interjection
	Prefix
	Abbreviation
	Symbol
	Compound
	Proper
	Other    // pronouns, determiners, prepositions, conjunctions, numerals
	Locution // a word that lives only in locutions, as CATIMINI in "en catimini"

	numClasses = iota
)

var classTags = [numClasses]string{
	"noun", "adj", "adv", "inf", "pp", "ppr", "fin", "intj", "pref", "abbr", "symb", "comp", "prop", "other", "loc",
}

// String is the tag of the class in a tagged list: noun, adj, adv, inf, pp,
// ppr, fin, intj, pref, abbr, symb, comp, prop, other or loc.
func (c Class) String() string {
	if c >= numClasses {
		return "invalid"
	}
	return classTags[c]
}

// ParseClass reads the tag of a class, as [Class.String] writes it. It reports
// false for any other text.
func ParseClass(tag string) (Class, bool) {
	for c, t := range classTags {
		if t == tag {
			return Class(c), true
		}
	}
	return 0, false
}

// Classes is a set of classes. The zero value is the empty set.
type Classes uint32

// AllClasses is the set of every class.
const AllClasses Classes = 1<<numClasses - 1

// ClassesOf is the set of the given classes. Values that are no class are left
// out.
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

// Without is the classes of s that are not in o.
func (s Classes) Without(o Classes) Classes { return s &^ o }

// Len is the number of classes in s.
func (s Classes) Len() int { return bits.OnesCount32(uint32(s & AllClasses)) }

// String is the tags of the classes, in the order of the constants, with
// commas between: "noun,adj". The empty set is "".
func (s Classes) String() string {
	var tags []string
	for c, t := range classTags {
		if s.Has(Class(c)) {
			tags = append(tags, t)
		}
	}
	return strings.Join(tags, ",")
}

// ParseClasses reads what [Classes.String] writes, the tags in any order. Of a text
// with another tag it returns that tag, and false.
func ParseClasses(text string) (s Classes, unknown string, ok bool) {
	if text == "" {
		return 0, "", true
	}
	for tag := range strings.SplitSeq(text, ",") {
		c, ok := ParseClass(tag)
		if !ok {
			return 0, tag, false
		}
		s |= 1 << c
	}
	return s, "", true
}
