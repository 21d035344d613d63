package tables

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base32"
	"strings"
)

var letters = base32.StdEncoding.WithPadding(base32.NoPadding)

// newKey returns a random text of that many bytes that can stand in an address.
func newKey(bytes int) string {
	b := make([]byte, bytes)
	rand.Read(b) // never fails
	return strings.ToLower(letters.EncodeToString(b))
}

const (
	idBytes  = 8
	keyBytes = 16
)

// isID reports whether a text can be the name of a game, and so of a file.
func isID(text string) bool { return isText(text, idBytes) }

// isKey reports whether a text can be the key of a seat.
func isKey(text string) bool { return isText(text, keyBytes) }

func isText(text string, bytes int) bool {
	if len(text) != letters.EncodedLen(bytes) {
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
