package scrabble

import (
	"strconv"

	"github.com/jeudelettres/lettres/internal/option"
)

// Size is the number of rows and of columns of the board (scrabble/board).
const Size = 15

const (
	squares = Size * Size
	nowhere = 255 // a Square that is not on the board
)

// A Square is a place on the board, row by row from 0 to 224. The rows are 1 to 15
// from above, the columns A to O from the left.
type Square uint8

// Centre is the square that the first word covers (scrabble/first).
const Centre Square = squares / 2

// At is the square in a row and a column, both counted from 0.
func At(row, column int) Square { return Square(row*Size + column) }

// Row and Column are counted from 0.
func (q Square) Row() int    { return int(q) / Size }
func (q Square) Column() int { return int(q) % Size }

// A Direction is where a word goes.
type Direction uint8

const (
	Across Direction = iota // from left to right
	Down                    // from top to bottom
)

var directionNames = []string{"across", "down"}

// String is across or down.
func (d Direction) String() string { return option.Name(d, directionNames) }

// step is the distance between the squares of a word.
func (d Direction) step() int {
	if d == Down {
		return Size
	}
	return 1
}

// line is the number of the row or column of q, and place the place of q in it.
func (d Direction) line(q int) (line, place int) {
	if d == Down {
		return q % Size, q / Size
	}
	return q / Size, q % Size
}

// String is the row and the column as GCG writes them of a word that goes across:
// 8H for the centre.
func (q Square) String() string { return string(q.appendTo(nil, Across)) }

// appendTo appends 8H, or H8 where a word goes down.
func (q Square) appendTo(dst []byte, d Direction) []byte {
	if q >= squares {
		return append(dst, '?')
	}
	if d == Down {
		dst = append(dst, 'A'+byte(q.Column()))
	}
	dst = strconv.AppendInt(dst, int64(q.Row())+1, 10)
	if d != Down {
		dst = append(dst, 'A'+byte(q.Column()))
	}
	return dst
}
