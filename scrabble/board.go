package scrabble

import "github.com/jeudelettres/lettres/internal/option"

// A Premium is what a square multiplies in the move that covers it
// (scrabble/score).
type Premium uint8

const (
	Plain Premium = iota
	DoubleLetter
	TripleLetter
	DoubleWord
	TripleWord
	QuadrupleLetter
	QuadrupleWord
)

var premiumNames = []string{"plain", "double letter", "triple letter", "double word", "triple word", "quadruple letter", "quadruple word"}

// String is the premium in words.
func (p Premium) String() string { return option.Name(p, premiumNames) }

// times is what p multiplies a letter by, and the words.
func (p Premium) times() (letter, word uint8) {
	switch p {
	case DoubleLetter:
		return 2, 1
	case TripleLetter:
		return 3, 1
	case DoubleWord:
		return 1, 2
	case TripleWord:
		return 1, 3
	case QuadrupleLetter:
		return 4, 1
	case QuadrupleWord:
		return 1, 4
	}
	return 1, 1
}

// A Layout is the premium of each [Square].
type Layout [squares]Premium

// premiumMarks is how a Layout is written: each premium by one letter.
const premiumMarks = ".'\"-=^~"

// Standard is the standard board (scrabble/board).
func Standard() Layout {
	const quarter = "" +
		"=..'...=" +
		".-...\".." +
		"..-...'." +
		"'..-...'" +
		"....-..." +
		".\"...\".." +
		"..'...'." +
		"=..'...-"
	var l Layout
	for q := range l {
		row, column := q/Size, q%Size
		row, column = min(row, Size-1-row), min(column, Size-1-column)
		switch quarter[row*8+column] {
		case '\'':
			l[q] = DoubleLetter
		case '"':
			l[q] = TripleLetter
		case '-':
			l[q] = DoubleWord
		case '=':
			l[q] = TripleWord
		}
	}
	return l
}
