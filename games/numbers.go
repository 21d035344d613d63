package games

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
)

// What a player sees begins alike in all games: how often the player holds each letter, A to Z and the
// joker; how often others are seen to hold it; how often it is among the letters nobody is seen to hold; and the points of
// the player and of the best of the others. docs/environments.md tells it to those who read it.
func appendSeen[P ~uint8](dst []int16, viewer P, mine, theirs, unseen bag.Bag, score func(P) int, seats int) []int16 {
	for _, b := range []bag.Bag{mine, theirs, unseen} {
		letters, jokers := b.Counts()
		for _, n := range letters {
			dst = append(dst, int16(n))
		}
		dst = append(dst, int16(jokers))
	}
	best, first := 0, true
	for p := range P(seats) {
		if p != viewer && (first || score(p) > best) {
			best, first = score(p), false
		}
	}
	return append(dst, int16(score(viewer)), int16(best))
}

// number returns what stands for a letter of a board: 1 to 26, 27 more in small letters, 0 for none.
func number(letter byte) int16 {
	switch {
	case 'A' <= letter && letter <= 'Z':
		return int16(letter - 'A' + 1)
	case 'a' <= letter && letter <= 'z':
		return int16(letter - 'a' + 28)
	}
	return 0
}

// jarnacLength limits the letters of a word on a mat that are told, to the longest line of the rules.
const jarnacLength = 9

// jarnacNumbers tells both mats, first that of the viewer: eight lines of nine letters.
func jarnacNumbers(v jarnac.View, dst []int16) []int16 {
	me := v.Viewer()
	s := v.State()
	dst = appendSeen(dst, me, v.Rack(), s.Rack(me.Opponent()), v.Unseen(), v.Score, 2)
	for _, p := range []jarnac.Player{me, me.Opponent()} {
		from := len(dst)
		dst = append(dst, make([]int16, 8*jarnacLength)...)
		for line, word := range v.Lines(p) {
			for i := range min(len(word), jarnacLength) {
				dst[from+(line-1)*jarnacLength+i] = number(word[i])
			}
		}
	}
	return dst
}
