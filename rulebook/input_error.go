package rulebook

import (
	"fmt"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// An InputError says what is wrong with a text: a record that cannot be read, or an
// option unknown value of that. It breaks no rule of a game, and so it cites no
// clause. It is always used as a pointer, made by [Phrases.InputError], and found in
// an error with errors.As; [Explain] tells it to people.
type InputError struct {
	phrases *Phrases
	format  string
	args    []any
}

// Error returns Explain in English.
func (f *InputError) Error() string {
	if f == nil {
		return "<nil>"
	}
	return f.Explain(language.English)
}

// Explain says what is wrong in French or in English, whichever suits a reader
// of tag better. Numbers are written as in the text that is at fault, 8192 and
// not 8,192.
func (f *InputError) Explain(tag language.Tag) string {
	if f == nil || f.phrases == nil {
		return ""
	}
	said, args := f.phrases.say(bilingual.Match(tag), f.format, f.args)
	return fmt.Sprintf(said, args...)
}

// Explain tells people what an error says, in French or in English, whichever
// suits a reader of tag better:
//
//	line 7: jarnac: option lines cannot be "six": it must be a number      err.Error()
//	line 7: option lines cannot be "six": it must be a number              Explain(err, language.English)
//	ligne 7 : l'option lines ne peut pas être "six" : ce doit être un nombre Explain(err, language.French)
//
// It calls the method Explain(language.Tag) string of the error, which all errors of
// this package have. An error without that method that wraps one with it is explained by
// the wrapped error alone: what the wrapping adds is left out. Joined errors are explained
// one a line. Any other error, such as one of the operating system, is explained by its
// Error, and nil by "".
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
