package rulebook

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// An InputError says what is wrong with a text: a record that cannot be read, or an
// unknown value of an option. It breaks no rule of a game, and so it cites no
// clause. It is always used as a pointer and found in an error with errors.As; [Explain]
// tells it to people.
type InputError struct {
	Reason error // what is wrong; its own [Explain] tells it
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
	if f == nil {
		return ""
	}
	return Explain(f.Reason, tag)
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
func Explain(err error, tag language.Tag) string { return bilingual.Explain(err, tag) }
