package rulebook

import (
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"
)

// languages are those that everything is written in; the first serves readers
// of any other.
var languages = []language.Tag{language.English, language.French}

var matcher = language.NewMatcher(languages)

// match is the one of languages that serves a reader of tag best.
func match(tag language.Tag) language.Tag {
	_, i, _ := matcher.Match(tag)
	return languages[i]
}

// messages are texts by key and language. A key without a text in a language
// is its own text there.
type messages struct{ catalog catalog.Catalog }

// newMessages panics on a text that no catalog can hold, since all texts are
// part of the program.
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
