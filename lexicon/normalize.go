package lexicon

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A SpellingError reports a text that [Normalize] cannot turn into A to Z.
type SpellingError struct {
	Text   string // what was to be turned, clipped
	Reason string // what is wrong with it, as "it has a hyphen"
}

func (e *SpellingError) Error() string {
	return fmt.Sprintf("lexicon: no spelling in A to Z for %q: %s", e.Text, e.Reason)
}

// whyNot says why r has no place in a word.
func whyNot(r rune) string {
	switch {
	case unicode.Is(unicode.Dash, r):
		return "it has a hyphen"
	case r == '\'' || r == '’':
		return "it has an apostrophe"
	case unicode.IsSpace(r):
		return "it has a space"
	case unicode.IsDigit(r):
		return "it has a digit"
	default:
		return fmt.Sprintf("it has %q (%U)", r, r)
	}
}

// Normalize turns what people write into the upper-case A to Z of word games:
// œuvre is OEUVRE, Élancé is ELANCE, FLORÈS is FLORES. Accents and cedillas go
// off, composed or not, and œ and æ become two letters. The error, a
// [*SpellingError], says which character has no place in a word: a hyphen, an
// apostrophe, a space, a digit, a letter of another alphabet.
func Normalize(s string) (string, error) {
	if isWord(s) {
		return s, nil
	}
	if !utf8.ValidString(s) {
		return "", &SpellingError{excerpt.Of(s), "it is not UTF-8"}
	}
	out := make([]byte, 0, len(s)+2)
	for _, r := range norm.NFD.String(s) {
		switch {
		case 'A' <= r && r <= 'Z':
			out = append(out, byte(r))
		case 'a' <= r && r <= 'z':
			out = append(out, byte(r)-'a'+'A')
		case r == 'œ' || r == 'Œ':
			out = append(out, "OE"...)
		case r == 'æ' || r == 'Æ':
			out = append(out, "AE"...)
		case unicode.Is(unicode.Mn, r) && len(out) > 0:
			// An accent goes off; one that stands on nothing is at fault.
		default:
			return "", &SpellingError{excerpt.Of(s), whyNot(r)}
		}
	}
	if len(out) == 0 {
		return "", &SpellingError{excerpt.Of(s), "it has no letters"}
	}
	return string(out), nil
}

// isWord reports whether s is letters A to Z and nothing else, one at least.
func isWord(s string) bool {
	for i := range len(s) {
		if s[i]-'A' >= 26 {
			return false
		}
	}
	return s != ""
}
