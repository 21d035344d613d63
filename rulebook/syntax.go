package rulebook

import "golang.org/x/text/language"

// A SyntaxError reports a text that is no move at all. A move that can be written and
// not played is a [Violation].
type SyntaxError struct {
	Game   string // the package that has read it
	Text   string // what was read, shortened when it is long
	Reason error  // such as a [Fault]
}

// Error is in English:
//
//	jarnac: move "rat": a word is letters A to Z, in capitals and without accents; …
func (e *SyntaxError) Error() string {
	if e == nil {
		return "<nil>"
	}
	return e.Game + ": " + e.Detail(language.English)
}

// Detail is Error for people, in French or in English, whichever serves a reader of tag
// better:
//
//	le coup "rat" : un mot se fait de lettres de A à Z, en capitales et sans accents…
func (e *SyntaxError) Detail(tag language.Tag) string {
	if e == nil {
		return ""
	}
	return syntax.Fault(badMove, e.Text, Detail(e.Reason, tag)).Detail(tag)
}

const badMove = "move %q: %s"

var syntax = NewPhrases(map[string]string{badMove: "le coup %q : %s"})
