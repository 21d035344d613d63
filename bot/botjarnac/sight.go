package botjarnac

import "strings"

// A sight is the eyes of a player for one turn: what they overlook they go on overlooking.
// The zero sight overlooks nothing.
type sight struct {
	seed     uint64
	overlook int // how much, in eighths of what a keen amateur overlooks
}

// The chances to overlook a word, in 1024ths, for a keen amateur.
const (
	overGrown   = 20  // a word that holds the former one whole, as RATS does RAT
	overShuffle = 150 // one in which the letters change places, as in TZAR
	overLetter  = 80  // more for each letter added beyond the first
	overNew     = 7   // a new word: so much by the square of its letters beyond the second
)

// sees reports whether the player notices that word can be made of old and letters of a
// rack, or of a rack alone where old is "".
func (e sight) sees(word, old string) bool {
	if e.overlook == 0 {
		return true
	}
	var over int
	switch more := len(word) - 2; {
	case old == "":
		over = overNew * more * more
	case strings.Contains(word, old):
		over = overGrown
	default:
		over = overShuffle
	}
	if old != "" {
		over += overLetter * max(0, len(word)-len(old)-1)
	}
	h := e.seed
	for i := range len(word) {
		h = (h ^ uint64(word[i])) * 0x100000001b3 // FNV-1a
	}
	h ^= h >> 32
	return int(h*0x9e3779b97f4a7c15>>54) >= min(over*e.overlook/8, 960)
}

// half is eyes that overlook half as much.
func (e sight) half() sight { return sight{e.seed, (e.overlook + 1) / 2} }
