package lexicon

import (
	"errors"
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/rulebook"
)

// A SyntaxError reports a line of a file that a function of this package cannot read.
type SyntaxError struct {
	File   string // "aff" or "dic"; "" if there is only one file
	Line   int    // from 1
	Text   string // the line, or the part of it that is wrong, shortened when it is long
	Reason string // what is wrong with it, in English
	Err    error  // the error behind it, if any, such as that of [Normalize]
}

// Error returns Explain in English, after "lexicon: ".
func (e *SyntaxError) Error() string { return "lexicon: " + e.Explain(language.English) }

// Explain says in French or in English, whichever suits a reader of tag better, which line is
// wrong and why.
func (e *SyntaxError) Explain(tag language.Tag) string {
	where := fmt.Sprintf(bilingual.Pick(tag, "line %d", "ligne %d"), e.Line)
	if e.File != "" {
		where = e.File + " " + where
	}
	colon := bilingual.Pick(tag, ": ", "\u00a0: ")
	if e.Text != "" {
		where += colon + bilingual.Quote(tag, e.Text)
	}
	return where + colon + reasonIn(tag, e.Reason, e.Err)
}

// Unwrap returns e.Err.
func (e *SyntaxError) Unwrap() error { return e.Err }

// reasonIn returns a reason in the language of a reader, if err tells it.
func reasonIn(tag language.Tag, reason string, err error) string {
	var spelling *spellingFault
	var why *rulebook.InputError
	switch {
	case errors.As(err, &spelling):
		return spelling.why.Explain(tag)
	case errors.As(err, &why):
		return why.Explain(tag)
	}
	return reason
}
