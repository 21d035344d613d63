package program

import (
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// Language is French or English as the environment asks for it, and French where
// it asks for none.
func Language(getenv func(string) string) language.Tag {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		locale := getenv(name)
		if locale == "" {
			continue
		}
		locale, _, _ = strings.Cut(locale, ".") // the encoding, then a modifier
		locale, _, _ = strings.Cut(locale, "@")
		if tag, err := language.Parse(locale); err == nil && locale != "C" && locale != "POSIX" {
			return bilingual.Match(tag)
		}
		break
	}
	return language.French
}

// Named is the language that a flag names, fr or en, and whether it does.
func Named(name string) (tag language.Tag, ok bool) {
	switch name {
	case "fr":
		return language.French, true
	case "en":
		return language.English, true
	}
	return language.Und, false
}
