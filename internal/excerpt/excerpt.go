// Package excerpt shortens texts that errors quote, which may be hostile and long.
package excerpt

import "unicode/utf8"

// Len is the length, in bytes, of the longest text that is not shortened.
const Len = 40

// Truncate returns s, or its beginning and "…" if s is longer than [Len]. It does not cut
// within a UTF-8 character.
func Truncate(s string) string {
	if len(s) <= Len {
		return s
	}
	n := Len
	for n > Len-utf8.UTFMax && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n] + "…"
}
