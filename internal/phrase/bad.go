package phrase

import (
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/lexicon"
)

// The reasons against a word.
const (
	NotInLexicon = "the dictionary does not have it ¦ il ne figure pas au dictionnaire"
	NotAdmitted  = "%s are not admitted ¦ les règles n'admettent pas %s"

	// The same of a word that is not all of the move.
	LacksWord    = "the dictionary does not have %s ¦ %s ne figure pas au dictionnaire"
	ExcludesWord = "%s are not admitted (%s) ¦ les règles n'admettent pas %s (%s)"
)

// Bad returns the phrase that says why l does not admit a word, and its arguments.
func Bad(l *lexicon.Lexicon, word string) (format string, args []any) {
	switch {
	case IsCompound(word):
		return NotAdmitted, []any{kinds(lexicon.ClassesOf(lexicon.Compound))}
	case !l.Contains(word):
		return NotInLexicon, nil
	}
	return NotAdmitted, []any{kindsOf(l, word)}
}

// BadWord returns what [Bad] does, and names the word.
func BadWord(l *lexicon.Lexicon, word string) (format string, args []any) {
	if format, args = Bad(l, word); format == NotInLexicon {
		return LacksWord, []any{word}
	}
	return ExcludesWord, append(args, word)
}

// IsCompound reports whether a word is written with a hyphen or an apostrophe, which no game has.
func IsCompound(word string) bool { return strings.ContainsAny(word, "-'") }

// kinds are classes of words, which phrases name in the plural.
type kinds lexicon.Classes

func kindsOf(l *lexicon.Lexicon, word string) (k kinds) {
	for _, r := range l.AppendReadings(nil, word) {
		k |= kinds(lexicon.ClassesOf(r.Class))
	}
	return k
}

// Localize names the classes in that language.
func (k kinds) Localize(tag language.Tag) string {
	french := bilingual.Match(tag) == language.French
	var named []string
	for i, name := range kindNames {
		switch {
		case !lexicon.Classes(k).Has(lexicon.Class(i)):
		case french:
			named = append(named, name.french)
		default:
			named = append(named, name.english)
		}
	}
	switch {
	case len(named) == 0 && french:
		return "les mots de ce genre"
	case len(named) == 0:
		return "words of its kind"
	}
	return list(named, french)
}

// list joins things with commas, and with "and" before the last.
func list(things []string, french bool) string {
	and := " and "
	if french {
		and = " et "
	}
	last := len(things) - 1
	if last == 0 {
		return things[0]
	}
	return strings.Join(things[:last], ", ") + and + things[last]
}

// kindNames are the classes in the order of the constants of lexicon.
var kindNames = []struct{ english, french string }{
	lexicon.Noun:              {"nouns", "les noms"},
	lexicon.Adjective:         {"adjectives", "les adjectifs"},
	lexicon.Adverb:            {"adverbs", "les adverbes"},
	lexicon.Infinitive:        {"infinitives", "les infinitifs"},
	lexicon.PastParticiple:    {"past participles", "les participes passés"},
	lexicon.PresentParticiple: {"present participles", "les participes présents"},
	lexicon.Finite:            {"conjugated forms", "les formes conjuguées"},
	lexicon.Interjection:      {"interjections", "les interjections"},
	lexicon.Prefix:            {"prefixes", "les préfixes"},
	lexicon.Abbreviation:      {"abbreviations", "les abréviations"},
	lexicon.Symbol:            {"symbols", "les symboles"},
	lexicon.Compound:          {"compound words", "les mots composés"},
	lexicon.Proper:            {"proper nouns", "les noms propres"},
	lexicon.Other:             {"words that are neither nouns, adjectives, adverbs nor verbs", "les mots qui ne sont ni noms, ni adjectifs, ni adverbes, ni verbes"},
	lexicon.Locution:          {"words that occur only in locutions", "les mots qui ne vivent que dans une locution"},
}
