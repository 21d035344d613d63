package bilingual

import (
	"strings"

	"golang.org/x/text/language"
)

// Explain returns what an error says in a language: its Explain, if it or what it wraps has
// that method, else its Error.
func Explain(err error, tag language.Tag) string {
	text, _ := detail(err, tag)
	return text
}

// detail returns [Explain], and whether the text comes from a method Explain.
func detail(err error, tag language.Tag) (text string, own bool) {
	switch err := err.(type) {
	case nil:
		return "", false
	case interface{ Explain(language.Tag) string }:
		text = err.Explain(tag)
		own = text != ""
	case interface{ Unwrap() error }:
		text, own = detail(err.Unwrap(), tag)
	case interface{ Unwrap() []error }:
		var texts []string
		for _, one := range err.Unwrap() {
			text, ok := detail(one, tag)
			texts, own = append(texts, text), own || ok
		}
		text = strings.Join(texts, "\n")
	}
	if !own {
		return err.Error(), false
	}
	return text, true
}
