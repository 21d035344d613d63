package rulebook

import (
	"fmt"
	"strings"

	"golang.org/x/text/language"
)

// A Fault says what is wrong with a text: a record that cannot be read, or an
// option that has no such value. It breaks no rule of a game, and so it cites no
// clause. It is always used as a pointer, made by [Phrases.Fault], and found in
// an error with errors.As; [Detail] tells it to people.
type Fault struct {
	phrases *Phrases
	format  string
	args    []any
}

// Error is the Detail in English.
func (f *Fault) Error() string {
	if f == nil {
		return "<nil>"
	}
	return f.Detail(language.English)
}

// Detail says what is wrong in French or in English, whichever serves a reader
// of tag better. Numbers are written as in the text that is at fault, 8192 and
// not 8,192.
func (f *Fault) Detail(tag language.Tag) string {
	if f == nil || f.phrases == nil {
		return ""
	}
	format, tag := f.format, match(tag)
	if tag == language.French {
		format = f.phrases.french[format]
	}
	return fmt.Sprintf(format, localize(tag, f.args)...)
}

// Detail tells people what an error says, in French or in English, whichever
// serves a reader of tag better:
//
//	line 7: jarnac: option lines cannot be "six": it is a number      err.Error()
//	line 7: option lines cannot be "six": it is a number              Detail(err, language.English)
//	ligne 7 : l'option lines ne peut pas être "six" : c'est un nombre Detail(err, language.French)
//
// It is what the method Detail(language.Tag) string of the error returns, which
// a [Fault] and a [Violation] have. Where the error has none and wraps one that
// has, it is the text of that one alone, and what the wrapping adds is left out.
// Of joined errors it is the texts of all, one a line. An error that has no such
// text, as one of the system, says what its Error does, and nil says "".
func Detail(err error, tag language.Tag) string {
	text, _ := detail(err, tag)
	return text
}

// detail is [Detail], and whether the text is another than that of Error.
func detail(err error, tag language.Tag) (text string, own bool) {
	switch err := err.(type) {
	case nil:
		return "", false
	case interface{ Detail(language.Tag) string }:
		text = err.Detail(tag)
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
