package lexicon

import "fmt"

// A SyntaxError reports a line of a text that a reader of this package could
// not read: which one, what it says, and what is wrong with it.
type SyntaxError struct {
	File   string // which of several texts, "aff" or "dic"; "" where there is one
	Line   int    // from 1
	Text   string // the line, or the part of it at fault, clipped
	Reason string
	Err    error // the cause where it is an error of its own, as a [*SpellingError]
}

func (e *SyntaxError) Error() string {
	where := ""
	if e.File != "" {
		where = e.File + " "
	}
	if e.Text == "" {
		return fmt.Sprintf("lexicon: %sline %d: %s", where, e.Line, e.Reason)
	}
	return fmt.Sprintf("lexicon: %sline %d: %q: %s", where, e.Line, e.Text, e.Reason)
}

// Unwrap is e.Err.
func (e *SyntaxError) Unwrap() error { return e.Err }
