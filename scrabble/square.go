package scrabble

import "github.com/jeudelettres/lettres/board"

// Size is the number of rows and of columns of the board (scrabble/board). Rows are
// named 1 to 15 from above, columns A to O from the left; on French squares it is the other
// way round, and Options.Squares says which.
const Size = 15

// Centre returns the square that the first word covers, 8H (scrabble/first).
func Centre() board.Square { return board.At(Size/2, Size/2) }

// Within the package a square is its number, row by row from 0 to 224.
const (
	squares = Size * Size
	centre  = squares / 2
	nowhere = 255 // a square that is not on the board
)

// number returns the number of a square, nowhere beyond the board.
func number(q board.Square) int {
	if !q.In(Size, Size) {
		return nowhere
	}
	return int(q.Row)*Size + int(q.Column)
}

// squareOf returns the square with that number.
func squareOf(q int) board.Square {
	if q >= squares {
		return board.At(-1, -1)
	}
	return board.At(q/Size, q%Size)
}

// step returns the distance between the numbers of squares that follow each other.
func step(d board.Direction) int {
	if d == board.Down {
		return Size
	}
	return 1
}

// line returns the number of the row or column in which q lies, and the place of q in it.
func line(d board.Direction, q int) (line, place int) {
	if d == board.Down {
		return q % Size, q / Size
	}
	return q / Size, q % Size
}
