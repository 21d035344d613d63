// Package board names the squares of a board, and the two directions in which words
// run. All games that are played on squares share it: their moves, words and drawings
// speak of the same Square.
//
// A [Square] is a row and a column, two bytes, comparable with ==. Rows are counted
// downward and columns to the right, both from 0; where a game has no edges they may be
// negative. The package knows no board: which squares exist, and what lies on them, a
// game says.
//
// On a board with edges a square has a name, as in a GCG record: 8H where a word across
// begins there, H8 for a word down ([Square.Name], [ParseName]). French boards turn it
// round, with letters for rows and numbers for columns; a [Notation] is one or the other.
// Everywhere a square can be written as (row,column), counted from 0: (7,7) or (-1,0)
// ([Square.String], [ParseSquare]).
package board

import (
	"cmp"
	"fmt"
	"iter"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/say"
)

// A Square is a place on a board. The zero Square is row 0, column 0.
type Square struct {
	Row    int8 // downward from 0
	Column int8 // to the right from 0
}

// The bounds of rows and columns, and of the rows and columns that have a name.
const (
	lowest, highest = -128, 127
	namedRows       = highest + 1
	namedColumns    = 26
)

// At returns the square in a row and a column, both counted from 0. Beyond -128 to 127 it
// takes the nearest row or column.
func At(row, column int) Square {
	return Square{
		Row:    int8(min(max(row, lowest), highest)),
		Column: int8(min(max(column, lowest), highest)),
	}
}

// Next returns the square n steps on in direction d, or back where n is negative:
// At(7, 7).Next(Down, 2) is At(9, 7).
func (q Square) Next(d Direction, n int) Square {
	if d == Down {
		return At(int(q.Row)+n, int(q.Column))
	}
	return At(int(q.Row), int(q.Column)+n)
}

// In reports whether q lies on a board of that many rows and columns.
func (q Square) In(rows, columns int) bool {
	return q.Row >= 0 && int(q.Row) < rows && q.Column >= 0 && int(q.Column) < columns
}

// Compare orders squares by row, then by column, as they are read.
func (q Square) Compare(o Square) int {
	return cmp.Or(cmp.Compare(q.Row, o.Row), cmp.Compare(q.Column, o.Column))
}

// Squares yields the squares of a board of that many rows and columns, row by row from
// (0,0).
func Squares(rows, columns int) iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for row := range min(rows, highest+1) {
			for column := range min(columns, highest+1) {
				if !yield(At(row, column)) {
					return
				}
			}
		}
	}
}

// Name returns the name of the square in the [Standard] notation: the row first for a word
// across, 8H, and the column first for a word down, H8. A square without a name is
// written as by [Square.String].
func (q Square) Name(d Direction) string { return Standard.Name(q, d) }

// AppendName appends the text of [Square.Name] to dst.
func (q Square) AppendName(dst []byte, d Direction) []byte { return Standard.AppendName(dst, q, d) }

// ParseName reads the name of a square, as [Square.Name] writes it: 8H, where a word
// goes across, or H8, where it goes down. It is [Notation.ParseName] of [Standard].
func ParseName(s string) (Square, Direction, error) { return Standard.ParseName(s) }

func parseName(s string) (q Square, d Direction, ok bool) {
	if len(s) < 2 {
		return q, d, false
	}
	row, column := s[:len(s)-1], s[len(s)-1]
	if 'A' <= s[0] && s[0] <= 'Z' {
		row, column, d = s[1:], s[0], Down
	}
	n, ok := number(row)
	if !ok || n < 1 || n > namedRows || column < 'A' || column > 'Z' {
		return q, d, false
	}
	return At(n-1, int(column-'A')), d, true
}

// String returns the square as (row,column), counted from 0: (7,7).
func (q Square) String() string { return string(q.append(nil)) }

func (q Square) append(dst []byte) []byte {
	dst = strconv.AppendInt(append(dst, '('), int64(q.Row), 10)
	dst = strconv.AppendInt(append(dst, ','), int64(q.Column), 10)
	return append(dst, ')')
}

// ParseSquare reads a square as [Square.String] writes it: (7,7) or (-1,0), without
// zeros in front. Rows and columns from -999 to 999 are read, and become the nearest
// that a Square can hold.
func ParseSquare(s string) (Square, error) {
	if q, ok := parseSquare(s); ok {
		return q, nil
	}
	return Square{}, inputError(notSquare, s)
}

func parseSquare(s string) (q Square, ok bool) {
	inside, opened := strings.CutPrefix(s, "(")
	inside, closed := strings.CutSuffix(inside, ")")
	row, column, comma := strings.Cut(inside, ",")
	r, ok1 := number(row)
	c, ok2 := number(column)
	return At(r, c), opened && closed && comma && ok1 && ok2
}

// number reads a number of one to three digits in the only way it is written.
func number(s string) (n int, ok bool) {
	digits, negative := strings.CutPrefix(s, "-")
	if len(digits) < 1 || len(digits) > 3 || digits[0] == '0' && s != "0" {
		return 0, false
	}
	for _, c := range []byte(digits) {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	if negative {
		n = -n
	}
	return n, true
}

// AppendText appends the text of [Square.String] to dst. The error is always nil.
func (q Square) AppendText(dst []byte) ([]byte, error) { return q.append(dst), nil }

// MarshalText returns what [Square.AppendText] appends.
func (q Square) MarshalText() ([]byte, error) { return q.AppendText(nil) }

// UnmarshalText reads its argument as [ParseSquare] does.
func (q *Square) UnmarshalText(text []byte) error { return parse.Into(q, text, ParseSquare) }

// A Direction is the way in which a word runs. The zero Direction is Across.
type Direction uint8

const (
	Across Direction = iota // from left to right
	Down                    // from top to bottom
)

// Other returns the direction that crosses d: Down of Across, and Across of any other.
func (d Direction) Other() Direction {
	if d == Across {
		return Down
	}
	return Across
}

// String returns across or down, and invalid of any other value.
func (d Direction) String() string {
	switch d {
	case Across:
		return "across"
	case Down:
		return "down"
	}
	return "invalid"
}

// parseDirection reads across or down.
func parseDirection(s string) (Direction, error) {
	for d := range Down + 1 {
		if d.String() == s {
			return d, nil
		}
	}
	return Across, inputError(notDirection, s)
}

// MarshalText returns [Direction.String] of Across and Down, and an error of any other value.
func (d Direction) MarshalText() ([]byte, error) {
	if d > Down {
		return nil, inputError(notDirection, d.String())
	}
	return []byte(d.String()), nil
}

// UnmarshalText reads across or down.
func (d *Direction) UnmarshalText(text []byte) error { return parse.Into(d, text, parseDirection) }

const (
	notName = "%q is not a square: a square is a row and a column, 8H or H8 ¦ " +
		"%q n'est pas une case\u00a0: une case est une ligne et une colonne, 8H ou H8"
	notFrenchName = "%q is not a square: a square is a row and a column, H4 across or 4H down ¦ " +
		"%q n'est pas une case\u00a0: une case est une ligne et une colonne, H4 à l'horizontale ou 4H à la verticale"
	notSquare = "%q is not a square: a square is written (row,column), as in (7,7) ¦ " +
		"%q n'est pas une case\u00a0: une case s'écrit (ligne,colonne), comme (7,7)"
	notDirection = "%q is not a direction: it is across or down ¦ %q n'est pas une direction\u00a0: c'est across ou down"
	notNotation  = "%q is not a notation of squares: it is standard or french ¦ " +
		"%q n'est pas une notation des cases\u00a0: c'est standard ou french"
)

var phrases = new(say.Phrases)

// inputError returns wrong input as an error of this package.
func inputError(format, text string) error {
	return fmt.Errorf("board: %w", phrases.InputError(format, excerpt.Truncate(text)))
}
