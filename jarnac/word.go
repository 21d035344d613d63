package jarnac

import (
	"math/bits"
	"strings"

	"github.com/jeudelettres/lettres/bag"
)

// A word is up to twelve letters in a uint64, five bits each, 1 for A to 26
// for Z, the first letter lowest. So the zero word is empty, the highest bit tells
// the length, and a State of sixteen words needs no pointer for them.
type word uint64

const (
	letterBits = 5
	letterMask = 1<<letterBits - 1
	maxPacked  = 64 / letterBits
)

// pack returns s as a word. s is A to Z and at most maxPacked long.
func pack[T string | []byte](s T) word {
	var w word
	for i := len(s) - 1; i >= 0; i-- {
		w = w<<letterBits | word(s[i]-'A'+1)
	}
	return w
}

func (w word) len() int { return (bits.Len64(uint64(w)) + letterBits - 1) / letterBits }

// appendTo appends the letters of w.
func (w word) appendTo(dst []byte) []byte {
	for ; w != 0; w >>= letterBits {
		dst = append(dst, 'A'+byte(w&letterMask)-1)
	}
	return dst
}

func (w word) String() string { return string(w.appendTo(make([]byte, 0, maxPacked))) }

// square returns what the word counts at the end (official/score/squares).
func (w word) square() int { return w.len() * w.len() }

// letters returns the multiset of the letters of w.
func (w word) letters() bag.Bag {
	var buf [maxPacked]byte
	return bag.Of(w.appendTo(buf[:0]))
}

// isWord reports whether s is letters A to Z and nothing else, at least one.
func isWord[T string | []byte](s T) bool {
	for i := range len(s) {
		if s[i] < 'A' || s[i] > 'Z' {
			return false
		}
	}
	return len(s) > 0
}

// isRack reports whether s is letters A to Z and jokers for those that are not known, at least one.
func isRack(s string) bool { return isWord(strings.ReplaceAll(s, "?", "A")) }
