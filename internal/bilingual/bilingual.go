// Package bilingual chooses between the two languages that everything is written in.
package bilingual

import (
	"fmt"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

// Languages returns English, which serves readers of any other language, and French.
func Languages() []language.Tag { return []language.Tag{language.English, language.French} }

// matcher is made on first use, for a tag that is not one of the two.
var matcher = sync.OnceValue(func() language.Matcher { return language.NewMatcher(Languages()) })

// Match returns the one of Languages that suits a reader of tag best.
func Match(tag language.Tag) language.Tag {
	if tag == language.English || tag == language.French {
		return tag
	}
	_, i, _ := matcher().Match(tag)
	return Languages()[i]
}

// Pick returns the text in the language that suits a reader of tag best.
func Pick(tag language.Tag, english, french string) string {
	if Match(tag) == language.French {
		return french
	}
	return english
}

// Quote returns a value as %q quotes it, in French between guillemets.
func Quote(tag language.Tag, value any) string {
	quoted := fmt.Sprintf("%q", value)
	return Pick(tag, quoted, Guillemets(quoted))
}

// Guillemets returns a text that %q has quoted, between guillemets as French has them.
func Guillemets(text string) string {
	inner := text
	if len(text) >= 2 {
		inner = text[1 : len(text)-1]
	}
	if inner == "" {
		return "«\u00a0»"
	}
	return "«\u00a0" + strings.NewReplacer(`\"`, `"`, `\'`, `'`).Replace(inner) + "\u00a0»"
}
