// Package nearest finds the word that somebody may have meant.
package nearest

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// First sorts those words to the front of which less than half has to change to make text,
// the nearest first. The others keep their order.
func First(words []string, text string) {
	slices.SortStableFunc(words, func(a, b string) int { return cmp.Compare(change(a, text), change(b, text)) })
}

// Of returns the first of the words that are nearest to text, and reports whether less than
// half of it has to change to make text.
func Of(words []string, text string) (word string, ok bool) {
	if len(words) == 0 {
		return "", false
	}
	word = slices.MinFunc(words, func(a, b string) int { return cmp.Compare(change(a, text), change(b, text)) })
	return word, change(word, text) < math.MaxInt
}

func change(word, text string) int {
	if d := distance(word, strings.ToLower(text)); 2*d < max(len(word), len(text)) {
		return d
	}
	return math.MaxInt
}

// distance returns how many letters have to be added, taken out or replaced, or how many neighbours have to change places,
// to make b of a, each letter once (F. J. Damerau, CACM 7(3), 1964).
func distance(a, b string) int {
	before, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		next := make([]int, len(b)+1)
		next[0] = i + 1
		for j := range len(b) {
			next[j+1] = row[j]
			if a[i] != b[j] {
				next[j+1] = 1 + min(row[j], next[j], row[j+1])
			}
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
		before, row = row, next
	}
	return row[len(b)]
}
