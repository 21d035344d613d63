package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A tile on the board or in a Move is 1 to 26 for A to Z, with grid.Joker added
// where a joker stands for the letter. On a rack a joker is blank, which sorts after
// the letters.
const blank = 27

// tileByte returns a tile as text: A to Z, a to z for a joker that stands for a letter, ? for
// one that does not, and 0 for none.
func tileByte(t uint8) byte {
	switch {
	case t == 0:
		return 0
	case t == blank:
		return bag.Joker
	}
	return 'A' + t - 1 // lower case is as far from upper case as grid.Joker from 0
}

// tileOf returns the tile of a byte that is A to Z or a to z, and 0 of another.
func tileOf(c byte) uint8 {
	switch {
	case 'A' <= c && c <= 'Z':
		return c - 'A' + 1
	case 'a' <= c && c <= 'z':
		return c - 'a' + 1 + grid.Joker
	}
	return 0
}

// bagOf returns tiles as letters of a bag, the jokers for themselves.
func bagOf(tiles []uint8) bag.Bag {
	var buf [Size]byte
	letters := buf[:0]
	for _, t := range tiles {
		if t > 26 {
			letters = append(letters, bag.Joker)
		} else {
			letters = append(letters, 'A'+t-1)
		}
	}
	return bag.Of(letters)
}

// rackOf returns what a search lays.
func (r *Rules) rackOf(b bag.Bag) (rack grid.Rack) {
	letters, jokers := b.Counts()
	copy(rack.Count[1:], letters[:])
	rack.Count[0], rack.Len, rack.Most = uint8(jokers), b.Len(), r.options.Lay
	return rack
}

// valueOf returns the points of what is on a rack.
func (r *Rules) valueOf(b bag.Bag) (points int) {
	letters, _ := b.Counts()
	for i, n := range letters {
		points += int(n) * int(r.values[i+1])
	}
	return points
}
