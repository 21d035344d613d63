package bot

import "strings"

// A sight is the eyes of a bot for one turn. What they miss they go on missing
// until the turn ends.
type sight uint64

// The chances to miss a word, in 1024ths.
const (
	missGrown   = 20  // a word that keeps the old one whole, as RATS does RAT
	missShuffle = 150 // one that gives its letters other places, as TZAR does
	missLetter  = 80  // more for each letter added beyond the first
	missNew     = 14  // a new word, for each letter beyond the second, by that number
)

// sees reports whether the bot notices that word can be made of old and letters
// of its rack, or of its rack alone where old is "".
func (s sight) sees(word, old string) bool {
	var miss uint64
	switch over := uint64(len(word) - 2); {
	case old == "":
		miss = missNew * over * over / 2
	case strings.Contains(word, old):
		miss = missGrown
	default:
		miss = missShuffle
	}
	if old != "" {
		miss += missLetter * uint64(len(word)-len(old)-1)
	}
	// FNV-1a, and a last mix since its low bits alone would repeat.
	h := uint64(s)
	for i := range len(word) {
		h = (h ^ uint64(word[i])) * 0x100000001b3
	}
	h ^= h >> 32
	return h*0x9e3779b97f4a7c15>>54 >= miss
}
