package tables

import (
	"crypto/rand"
	"crypto/subtle"
	"strings"
)

// The lengths of names and keys, of which each letter has five bits.
const (
	idLen  = 13
	keyLen = 26
)

// newKey returns a random text of that length that can stand in an address.
func newKey(length int) string { return strings.ToLower(rand.Text()[:length]) }

// isID reports whether a text can be the name of a game, and so of a file.
func isID(text string) bool { return isText(text, idLen) }

// isKey reports whether a text can be the key of a seat.
func isKey(text string) bool { return isText(text, keyLen) }

func isText(text string, length int) bool {
	if len(text) != length {
		return false
	}
	for _, c := range []byte(text) {
		if !('a' <= c && c <= 'z' || '2' <= c && c <= '7') {
			return false
		}
	}
	return true
}

// same compares a key with what somebody says it is, in constant time.
func same(key, said string) bool {
	return key != "" && subtle.ConstantTimeCompare([]byte(key), []byte(said)) == 1
}
