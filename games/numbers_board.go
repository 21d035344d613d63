//go:build !jarnac

package games

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// scrabbleNumbers tells the board, row by row, and nothing about the racks of others.
func scrabbleNumbers(v scrabble.View, dst []int16) []int16 {
	dst = appendSeen(dst, v.Viewer(), v.Rack(), bag.Bag{}, v.Unseen(), v.Score, v.Rules().Options().Players)
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
	dst = appendSeen(dst, v.Viewer(), v.Rack().Letters, bag.Bag{}, v.Unseen().Letters, v.Score, v.Rules().Options().Players)
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
