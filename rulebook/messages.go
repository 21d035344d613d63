package rulebook

import (
	"regexp"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"
)

// messages are texts by key and language. A key without a text in a language
// stands for itself there.
type messages struct{ catalog catalog.Catalog }

// newMessages panics on a text that the catalog refuses: all texts are part of
// the program.
func newMessages(texts map[language.Tag]map[string]string) messages {
	b := catalog.NewBuilder(catalog.Fallback(language.English))
	for tag, byKey := range texts {
		for key, text := range byKey {
			if err := b.SetString(tag, key, text); err != nil {
				panic("rulebook: " + key + ": " + err.Error())
			}
		}
	}
	return messages{b}
}

// sprintf formats the text of key in one of languages.
func (m messages) sprintf(tag language.Tag, key string, args ...any) string {
	return message.NewPrinter(tag, message.Catalog(m.catalog)).Sprintf(key, args...)
}

// typeset sets French as it is printed: with typographic apostrophes, and with no-break
// spaces before double punctuation, within guillemets, and between a number and what it
// counts.
func typeset(french string) string {
	french = strings.NewReplacer(
		"'", "’", "« ", "«\u00a0", " »", "\u00a0»", " :", "\u00a0:", " ;", "\u00a0;", " ?", "\u00a0?", " !", "\u00a0!",
	).Replace(french)
	return counted.ReplaceAllString(french, "$1\u00a0$2")
}

// counted is a number, or the verb that stands for one, and what it counts.
var counted = regexp.MustCompile(`(\d|%(?:\[\d+\])?d) (` +
	`(?:lettre|mot|point|jeton|carte|joker|joueur|Jarnac|ligne|case|tour|coup|partie|seconde|minute|faute|caractère|octet|face)s?\b|fois\b|\p{Lu}\b)`)
