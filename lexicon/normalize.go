package lexicon

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"
	"golang.org/x/text/unicode/norm"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// A spellingFault reports a text that Normalize cannot turn into letters A to Z.
type spellingFault struct {
	text string               // shortened when it is long
	why  *rulebook.InputError // such as hasHyphen
}

// Error returns Explain in English, after "lexicon: ".
func (e *spellingFault) Error() string { return "lexicon: " + e.Explain(language.English) }

// Explain says in French or in English, whichever suits a reader of tag better, why the text
// is not a word.
func (e *spellingFault) Explain(tag language.Tag) string {
	return fmt.Sprintf(bilingual.Pick(tag,
		"cannot write %s in letters A to Z: %s", "%s ne s’écrit pas en lettres de A à Z\u00a0: %s"), bilingual.Quote(tag, e.text), e.why.Explain(tag))
}

func spellingError(text, format string, args ...any) *spellingFault {
	return &spellingFault{excerpt.Truncate(text), phrases.InputError(format, args...)}
}

// whyNot says why r cannot be in the word s.
func whyNot(s string, r rune) *spellingFault {
	switch {
	case unicode.Is(unicode.Dash, r):
		return spellingError(s, hasHyphen)
	case r == '\'' || r == '’':
		return spellingError(s, "it has an apostrophe ¦ il a une apostrophe")
	case unicode.IsSpace(r):
		return spellingError(s, "it has a space ¦ il contient un espace")
	case unicode.IsDigit(r):
		return spellingError(s, "it has a digit ¦ il a un chiffre")
	}
	return spellingError(s, "it has %q (%U) ¦ il a %q (%U)", r, r)
}

// Normalize turns what people write into the capitals A to Z of word games: œuvre is
// OEUVRE, Élancé is ELANCE, FLORÈS is FLORES. It removes accents and cedillas, composed
// or not, and writes œ and æ as two letters. The error names the
// character that cannot be in a word: a hyphen, an apostrophe, a space, a digit or a
// letter of another alphabet.
func Normalize(s string) (string, error) {
	if isWord(s) {
		return s, nil
	}
	if !utf8.ValidString(s) {
		return "", spellingError(s, "it is not UTF-8 ¦ il n'est pas en UTF-8")
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
			// An accent is removed; one without a letter before it is an error.
		default:
			return "", whyNot(s, r)
		}
	}
	if len(out) == 0 {
		return "", spellingError(s, "it has no letters ¦ il n'a pas de lettres")
	}
	return string(out), nil
}

// isWord reports whether s is one or more letters A to Z and nothing else.
func isWord(s string) bool {
	for i := range len(s) {
		if s[i]-'A' >= 26 {
			return false
		}
	}
	return s != ""
}
