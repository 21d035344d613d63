package lexicon

import (
	"fmt"

	"github.com/jeudelettres/lettres/internal/say"
)

// The phrases of the package.
const (
	untitled     = "a list of %s ¦ une liste de %s"
	titled       = "%s (%s) ¦ %s (%s)"
	dated        = "%s (%s, %s) ¦ %s (%s, %s)"
	countedWords = "%d word{s} ¦ %d mot{s}"

	noNumber    = "the first line should be the number of entries ¦ la première ligne devrait être le nombre d'entrées"
	hasHyphen   = "it has a hyphen ¦ il a un trait d'union"
	withReading = "%q with the reading %q: %s ¦ %q avec la lecture %q : %s"
)

var phrases = new(say.Phrases)

// lineError returns what is wrong with a line, or with text in it. The line 0 is still to be told.
func lineError(line int, text, format string, args ...any) *SyntaxError {
	why := phrases.InputError(format, args...)
	return &SyntaxError{Line: line, Text: text, Reason: why.Error(), Err: why}
}

// inputError returns wrong input as an error of this package; [rulebook.Explain] tells it to
// people.
func inputError(format string, args ...any) error {
	return fmt.Errorf("lexicon: %w", phrases.InputError(format, args...))
}
