// Package sight is the eyes of a player that overlooks words as people do. What the eyes
// overlook they go on overlooking, as long as they are the same.
package sight

import "github.com/jeudelettres/lettres/internal/vocabulary"

// Eyes overlook some words. The zero Eyes overlook none.
type Eyes struct {
	seed     uint64
	overlook int
	words    vocabulary.Vocabulary
}

// KeenAmateur is the amount that a keen amateur overlooks, the measure of all other eyes.
const KeenAmateur = 8

// Open returns eyes that overlook so much: 0 is nothing, and twice [KeenAmateur] is words
// twice as often. Which words it is depends on the seed. A word that the player does not know is
// never seen.
func Open(seed uint64, overlook int, words vocabulary.Vocabulary) Eyes {
	return Eyes{seed, overlook, words}
}

// Again returns eyes that look once more, and overlook other words as often.
func (e Eyes) Again() Eyes { return Eyes{e.seed*0x9e3779b97f4a7c15 + 1, e.overlook, e.words} }

// Keen reports whether the eyes overlook nothing.
func (e Eyes) Keen() bool { return e.overlook == 0 && e.words.All() }

// Knows reports whether the player knows a good word.
func (e Eyes) Knows(word string) bool { return e.words.Knows(word) }

// mostOften bounds how often a word is overlooked, in 1024ths.
const mostOften = 960

// See reports whether the eyes see a word that a keen amateur overlooks so often, in 1024ths.
func (e Eyes) See(word string, often int) bool {
	if e.overlook == 0 {
		return true
	}
	h := e.seed
	for i := range len(word) {
		h = (h ^ uint64(word[i])) * 0x100000001b3 // FNV-1a
	}
	h ^= h >> 32
	return int(h*0x9e3779b97f4a7c15>>54) >= min(often*e.overlook/KeenAmateur, mostOften)
}
