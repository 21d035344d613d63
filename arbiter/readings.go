package arbiter

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
)

// mostReadings limits the readings of a word that are told.
const mostReadings = 6

// Readings returns how a list reads a word, in order: "nom « tzar »".
func Readings(readings []lexicon.Reading, lang language.Tag) (texts []string) {
	for _, one := range readings {
		if one.Class == lexicon.Symbol { // KM is at the entry of the metre
			texts = append(texts, phrases.Sprintf(lang, classNames[one.Class]))
			continue
		}
		texts = append(texts, phrases.Sprintf(lang, reading, phrases.InputError(classNames[one.Class]), one.Entry.Lemma()))
	}
	slices.SortFunc(texts, strings.Compare)
	if texts = slices.Compact(texts); len(texts) > mostReadings {
		texts = append(texts[:mostReadings], "…")
	}
	return texts
}

var classNames = map[lexicon.Class]string{
	lexicon.Noun: "noun", lexicon.Adjective: "adjective", lexicon.Adverb: "adverb",
	lexicon.Infinitive: "infinitive", lexicon.PastParticiple: "past participle",
	lexicon.PresentParticiple: "present participle", lexicon.Finite: "conjugated form",
	lexicon.Interjection: "interjection", lexicon.Prefix: "prefix", lexicon.Abbreviation: "abbreviation",
	lexicon.Symbol: "symbol", lexicon.Compound: "compound", lexicon.Proper: "proper noun",
	lexicon.Other: "other word", lexicon.Locution: "word of a locution",
}
