package lexicon

import (
	"cmp"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// A Title tells people which list of words a Lexicon is, so that a verdict can name the
// list that it rests on. The program that reads a list gives it its title, which the
// package does not check.
type Title struct {
	English string // such as "ODS 9", or the name of a file
	French  string // the same in French; "" where it is as in English
	Date    string // of the edition, such as 2024 or 2024-01-01; "" if it is not known

	// Official is true of the dictionary that the rules of the games name: the edition in
	// force of L'Officiel du jeu Scrabble (official/words/reference). It is false of the
	// French lexicon of this module.
	Official bool
}

// Localize returns the title in French or in English, whichever suits a reader of tag better,
// without the date; "" without a title.
func (t Title) Localize(tag language.Tag) string {
	if t.French == "" {
		return t.English
	}
	return bilingual.Pick(tag, t.English, t.French)
}

// Title returns the title that l was given, the zero Title if it was given none.
func (l *Lexicon) Title() Title { return l.title }

// WithTitle returns l under a title. It has the same words, readings, graph and ID, and shares
// the memory of l and the indexes of its words.
func (l *Lexicon) WithTitle(t Title) *Lexicon {
	return &Lexicon{content: l.content, title: t, kwg: l.kwg, origin: cmp.Or(l.origin, l)}
}

// Describe says in French or in English, whichever suits a reader of tag better, which list
// l is: its title, its date and how many words it has, such as "ODS 9 (2024, 411,430
// words)", or "a list of 12 words" without a title.
func (l *Lexicon) Describe(tag language.Tag) string {
	t, words := l.title, wordCount(l.Len())
	switch {
	case t.English == "" && t.French == "":
		return phrases.Sprintf(tag, untitled, words)
	case t.Date == "":
		return phrases.Sprintf(tag, titled, t, words)
	}
	return phrases.Sprintf(tag, dated, t, t.Date, words)
}

// A wordCount is a number of words, as an argument of a phrase.
type wordCount int

// Localize returns the number with its noun.
func (n wordCount) Localize(tag language.Tag) string {
	return phrases.Sprintf(tag, countedWords, int(n))
}
