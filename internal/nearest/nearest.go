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

// distance returns how many letters have to be added, taken out or replaced to make b of a
// (V. I. Levenshtein, Soviet Physics Doklady 10(8), 1966).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := before
			if a[i] != b[j] {
				d = 1 + min(d, row[j], row[j+1])
			}
			before, row[j+1] = row[j+1], d
		}
	}
	return row[len(b)]
}
