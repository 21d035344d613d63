package lexicon

import "strings"

// tags holds what the morphological fields of a word or an affix say.
type tags struct {
	stem  string   // st:
	pos   []string // po:, in order
	fault bool     // po:err
	verb  bool     // the word is a verb
	plain Classes  // the classes that are not those of a verb
	mood  Classes  // the classes of a verb
	read  bool     // there is a po:
}

// parseTags reads fields such as po:nom. It ignores those that do not matter for a class
// (gender, number, person).
func parseTags(fields []string) tags {
	var t tags
	for _, f := range fields {
		name, value, _ := strings.Cut(f, ":")
		switch name {
		case "st":
			if t.stem == "" {
				t.stem = value
			}
		case "po":
			t.pos = append(t.pos, value)
			t.partOfSpeech(value)
		case "is":
			if c, ok := moods[value]; ok { // ci-gît po:v3_i______ is:ipre
				t.mood |= ClassesOf(c)
			}
		}
	}
	if t.read && !t.verb && t.plain|t.mood == 0 {
		t.plain = ClassesOf(Other)
	}
	return t
}

func (t *tags) partOfSpeech(value string) {
	t.read = true
	switch {
	case value == "err":
		t.fault = true
		return
	case len(value) > 1 && value[0] == 'v' && '0' <= value[1] && value[1] <= '9':
		t.verb = true // v1_it_q__a: group, constructions, auxiliary
		return
	case strings.HasPrefix(value, "loc."):
		t.plain |= ClassesOf(Locution)
		return
	case besides[value]:
		return
	}
	if c, ok := moods[value]; ok {
		t.mood |= ClassesOf(c)
		return
	}
	c, ok := partsOfSpeech[value]
	if !ok {
		c = Other
	}
	t.plain |= ClassesOf(c)
}

// partsOfSpeech are the values of po: in the French dictionary that tell the class of a word.
// A value that is in none of these tables is Other.
var partsOfSpeech = map[string]Class{
	"nom": Noun, "titr": Noun, // madame, messieurs
	"adj": Adjective,
	"adv": Adverb, "negadv": Adverb, "advint": Adverb,
	"interj": Interjection,
	"pfx":    Prefix, "sfx": Prefix, // half a word: anglo, and the org of addresses
	"npr": Proper, "prn": Proper, "patr": Proper, // places and brands, given names, surnames
	"nbro": Symbol, // XIV
	"sign": Symbol, "ponc": Symbol, "div": Symbol,
	"nb":  Other, // numerals
	"det": Other, "detpos": Other, "detind": Other, "detdem": Other, "detneg": Other, "detex": Other,
	"properobj": Other, "propersuj": Other, "prodem": Other, "proind": Other, "prorel": Other,
	"proint": Other, "proneg": Other, "proadv": Other,
	"prep": Other, "prepv": Other, "cj": Other, "cjco": Other, "cjsub": Other,
}

// moods are the values that tell the class of a form of a verb.
var moods = map[string]Class{
	"infi": Infinitive,
	"ppas": PastParticiple,
	"ppre": PresentParticiple,
	"ipre": Finite, "iimp": Finite, "ipsi": Finite, "ifut": Finite, // indicative
	"spre": Finite, "simp": Finite, // subjunctive
	"cond": Finite, "impe": Finite,
}

// besides are the values that come beside a part of speech and say nothing about the class: a
// word of grammar, a word before a verb, persons (1isg and 1jsg are those of "aimè-je" and
// "aimé-je"), and an is: that is misspelled as po:.
var besides = map[string]bool{
	"mg": true, "preverb": true, "1pe": true, "2pe": true, "3pe": true,
	"1sg": true, "2sg": true, "3sg": true, "1pl": true, "2pl": true, "3pl": true, "3pl!": true,
	"1isg": true, "1jsg": true, "sg": true, "epi": true,
}

// classes returns the classes of a form, those as a verb apart from the others. Both are
// empty if the dictionary does not say.
func (d derivation) classes() (plain, verbal Classes) {
	e := &d.entry.tags
	plain = e.plain
	mood := e.mood
	added := Classes(0)
	for _, a := range [...]*affix{d.prefix, d.suffixes[0], d.suffixes[1]} {
		if a != nil {
			mood |= a.tags.mood
			added |= a.tags.plain
		}
	}
	switch {
	case e.verb && mood == 0:
		verbal = ClassesOf(Finite)
	case e.verb:
		verbal = mood
	case plain == 0:
		plain = added | mood // the dictionary has parts of speech in the affixes only
	}
	return plain, verbal
}
