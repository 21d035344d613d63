package games

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
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

// scrabbleNumbers tells the board, row by row. Of the racks of others it tells nothing.
func scrabbleNumbers(v scrabble.View, dst []int16) []int16 {
	dst = appendSeen(dst, v.Viewer(), v.Rack(), bag.Bag{}, v.Unseen(), v.Score, v.Rules().Options().Seats())
	for at := range board.Squares(scrabble.Size, scrabble.Size) {
		dst = append(dst, number(v.Letter(at)))
	}
	return dst
}

// jagoNumbers tells the board, row by row. A letter that shows blue is a small one.
func jagoNumbers(v jago.View, dst []int16) []int16 {
	me := v.Viewer()
	dst = appendSeen(dst, me, v.Rack(), v.State().Rack(me.Opponent()), v.Unseen(), v.Score, 2)
	for at := range board.Squares(jago.Size, jago.Size) {
		n := number(v.Letter(at))
		if colour, ok := v.Colour(at); ok && colour == jago.Blue {
			n += 27
		}
		dst = append(dst, n)
	}
	return dst
}

// cardsReach limits what is told of the table, by its distance from the first card.
const cardsReach = 15

// cardsNumbers tells the square of 31 by 31 around the middle of the table. Bonus cards are not told.
func cardsNumbers(v scrabblecards.View, dst []int16) []int16 {
	dst = appendSeen(dst, v.Viewer(), v.Rack().Letters, bag.Bag{}, v.Unseen().Letters, v.Score, v.Rules().Options().Seats())
	from, size := len(dst), 2*cardsReach+1
	dst = append(dst, make([]int16, size*size)...)
	for at, letter := range v.Letters() {
		row, column := int(at.Row)-7+cardsReach, int(at.Column)-7+cardsReach
		if 0 <= row && row < size && 0 <= column && column < size {
			dst[from+row*size+column] = number(letter)
		}
	}
	return dst
}
