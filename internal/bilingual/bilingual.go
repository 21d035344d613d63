// Package bilingual chooses between the two languages that everything is written in.
package bilingual

import "golang.org/x/text/language"

// Languages are English, which serves readers of any other language, and French.
func Languages() []language.Tag { return []language.Tag{language.English, language.French} }

var matcher = language.NewMatcher(Languages())

// Match is the one of Languages that suits a reader of tag best.
func Match(tag language.Tag) language.Tag {
	if tag == language.English || tag == language.French {
		return tag
	}
	_, i, _ := matcher.Match(tag)
	return Languages()[i]
}

// Pick is the text in the language that suits a reader of tag best.
func Pick(tag language.Tag, english, french string) string {
	if Match(tag) == language.French {
		return french
	}
	return english
}
