package board

import (
	"strconv"

	"github.com/jeudelettres/lettres/internal/parse"
)

// A Notation is how the squares of a board are named. In both, a row comes first for a
// word across and a column first for a word down; so 8D of [Standard] is H4 in [French],
// row 8 being row H and column D column 4:
//
//	          rows      columns   across  down
//	Standard  1, 2, 3…  A, B, C…  8D      D8     in GCG, and on English boards
//	French    A, B, C…  1, 2, 3…  H4      4H     on French boards
//
// The zero Notation is Standard.
type Notation uint8

const (
	Standard Notation = iota // rows have numbers, columns letters
	French                   // rows have letters, columns numbers
)

// Name returns the name of a square: of that row and column, with the row first for a word
// across, and the column first for a word down. A square without a name is written as by
// [Square.String].
func (n Notation) Name(q Square, d Direction) string { return string(n.AppendName(nil, q, d)) }

// AppendName appends the text of [Notation.Name] to dst.
func (n Notation) AppendName(dst []byte, q Square, d Direction) []byte {
	at, along := q, d
	if n == French {
		at, along = turned(q), d.Other()
	}
	switch {
	case !at.In(namedRows, namedColumns):
		return q.append(dst)
	case along == Down:
		return strconv.AppendInt(append(dst, 'A'+byte(at.Column)), int64(at.Row)+1, 10)
	}
	return append(strconv.AppendInt(dst, int64(at.Row)+1, 10), 'A'+byte(at.Column))
}

// ParseName reads the name of a square, as [Notation.Name] writes it. Numbers are 1 to
// 128, without zeros in front. Most boards are smaller: [Square.In] tells.
func (n Notation) ParseName(s string) (Square, Direction, error) {
	q, d, ok := parseName(s)
	if !ok {
		format := notName
		if n == French {
			format = notFrenchName
		}
		return Square{}, Across, inputError(format, s)
	}
	if n == French {
		q, d = turned(q), d.Other()
	}
	return q, d, nil
}

// turned returns q with its row for its column: a French name is the standard one of that.
func turned(q Square) Square { return Square{q.Column, q.Row} }

// Row returns what a row is called at the edge of a board, counted from 0: 8 or H. It is ""
// for a row without a name.
func (n Notation) Row(row int) string { return n.edge(row, n == French) }

// Column returns what a column is called, as [Notation.Row].
func (n Notation) Column(column int) string { return n.edge(column, n != French) }

func (n Notation) edge(i int, letter bool) string {
	switch {
	case i < 0 || i >= namedRows || letter && i >= namedColumns:
		return ""
	case letter:
		return string([]byte{'A' + byte(i)})
	}
	return strconv.Itoa(i + 1)
}

// String returns standard or french, and invalid of any other value.
func (n Notation) String() string {
	switch n {
	case Standard:
		return "standard"
	case French:
		return "french"
	}
	return "invalid"
}

// parseNotation reads standard or french.
func parseNotation(s string) (Notation, error) {
	for n := range French + 1 {
		if n.String() == s {
			return n, nil
		}
	}
	return Standard, inputError(notNotation, s)
}

// MarshalText returns [Notation.String] of Standard and French, and an error of any other
// value.
func (n Notation) MarshalText() ([]byte, error) {
	if n > French {
		return nil, inputError(notNotation, n.String())
	}
	return []byte(n.String()), nil
}

// UnmarshalText reads standard or french.
func (n *Notation) UnmarshalText(text []byte) error { return parse.Into(n, text, parseNotation) }
