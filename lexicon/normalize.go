package lexicon

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// A SpellingError reports a text that [Normalize] cannot turn into A to Z.
type SpellingError struct {
	Text string // what was to be turned, clipped
	Rune rune   // the first character that is at fault; 0 for a text without letters
}

func (e *SpellingError) Error() string {
	return fmt.Sprintf("lexicon: no spelling in A to Z for %q: %s", e.Text, e.reason())
}

func (e *SpellingError) reason() string {
	switch r := e.Rune; {
	case r == 0:
		return "it has no letters"
	case r == utf8.RuneError:
		return "it is not UTF-8"
	case r == '-' || unicode.Is(unicode.Dash, r):
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
	fault := func(r rune) (string, error) { return "", &SpellingError{clip(s), r} }
	if !utf8.ValidString(s) {
		return fault(utf8.RuneError)
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
		case r == 0:
			return fault(utf8.RuneError) // NUL is in no text
		default:
			return fault(r)
		}
	}
	if len(out) == 0 {
		return fault(0)
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
