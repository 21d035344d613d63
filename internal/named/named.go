// Package named compares the names of people.
package named

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Fold returns a name without what people leave out or write differently: capitals, accents and the
// form of an apostrophe.
func Fold(name string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r == '’':
			return '\''
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(name))
}
