// Package excerpt keeps hostile text from flooding an error.
package excerpt

import "unicode/utf8"

// Len is the longest text, in bytes, that an error shows whole.
const Len = 40

// Of is s, or its beginning and "…" where s is longer than [Len]. It does not cut
// in the middle of a letter.
func Of(s string) string {
	if len(s) <= Len {
		return s
	}
	n := Len
	for n > Len-utf8.UTFMax && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n] + "…"
}
