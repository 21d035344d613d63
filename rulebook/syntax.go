package rulebook

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// A SyntaxError reports a text that is not a move. A well-formed move that the rules
// refuse is a [Violation]. Where people say what no move can be, such as a second bonus card,
// the Reason is the Violation of the clause against it.
type SyntaxError struct {
	Game   string // the package that read it
	Text   string // what was read, shortened when it is long
	Reason error  // such as an [InputError]
}

// Unwrap returns the Reason.
func (e *SyntaxError) Unwrap() error {
	if e == nil {
		return nil
	}
	return e.Reason
}

// Error returns the error in English:
//
//	jarnac: move "rat": a word is letters A to Z, in capitals and without accents; …
func (e *SyntaxError) Error() string {
	if e == nil {
		return "<nil>"
	}
	return e.Game + ": " + e.Explain(language.English)
}

// Explain returns what Error says without the name of the package, in French or in English, whichever
// suits a reader of tag better:
//
//	le coup "rat" : un mot se fait de lettres de A à Z, en capitales et sans accents…
func (e *SyntaxError) Explain(tag language.Tag) string {
	if e == nil {
		return ""
	}
	return syntax.Plain(tag, badMove, e.Text, Explain(e.Reason, tag))
}

const badMove = "move %q: %s ¦ le coup %q : %s"

var syntax = new(bilingual.Phrases)
