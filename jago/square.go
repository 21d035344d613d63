package jago

import (
	"strconv"

	"github.com/jeudelettres/lettres/internal/option"
)

// Size is the number of rows and of columns of the board (jago/board).
const Size = 11

const squares = Size * Size

// A Square is a place on the board, row by row from 0 to 120. The rows are 1 to 11 from
// above, the columns A to K from the left.
type Square uint8

// Centre is the square that the first word covers (jago/turn).
const Centre Square = squares / 2

const nowhere = 255 // a Square that is not on the board

// At is the square in a row and a column, both counted from 0.
func At(row, column int) Square { return Square(row*Size + column) }

// Row and Column are counted from 0.
func (q Square) Row() int    { return int(q) / Size }
func (q Square) Column() int { return int(q) % Size }

// String is the column and the row: F6 for the centre.
func (q Square) String() string { return string(q.appendTo(nil, Down)) }

// appendTo appends 6F where a word goes across, or F6 where it goes down.
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
