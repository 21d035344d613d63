package scrabble

import (
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// The text of a Layout is its rows from above, each of 15 marks, with "/" between:
//
//	=..'...=...'..=/.-..."..."...-./..-...'.'...-../…
//
// with a point for a plain square, ' and " for two and three times the letter, - and
// = for two and three times the word, ^ and ~ for four times the letter and the word.

// ParseLayout reads the text of a Layout.
func ParseLayout(s string) (Layout, error) {
	l, err := parseLayout(s)
	if err != nil {
		return Layout{}, faultf(badBoard, excerpt.Truncate(s), err)
	}
	return l, nil
}

func parseLayout(s string) (l Layout, err error) {
	rows := strings.Split(s, "/")
	if len(rows) != Size {
		return Layout{}, phrases.InputError(layoutRows, len(rows), Size)
	}
	for row, marks := range rows {
		if len(marks) != Size {
			return Layout{}, phrases.InputError(layoutRow, row+1, len(marks), Size)
		}
		for column := range Size {
			p, ok := premiumOf(marks[column])
			if !ok {
				return Layout{}, phrases.InputError(layoutMark, marks[column:column+1], board.At(row, column).Name(board.Across))
			}
			l[row][column] = p
		}
	}
	return l, nil
}

// premiumOf returns the premium that is written so.
func premiumOf(mark byte) (Premium, bool) {
	i := strings.IndexByte(premiumMarks, mark)
	if i < 0 {
		return Premium{}, false
	}
	return premiums[i], true
}

// String returns the text of l, as [ParseLayout] reads it; with "?" for an impossible
// Premium.
func (l Layout) String() string {
	var dst []byte
	for row := range l {
		if row > 0 {
			dst = append(dst, '/')
		}
		for _, p := range l[row] {
			dst = append(dst, p.mark())
		}
	}
	return string(dst)
}

func (l *Layout) valid() bool {
	for row := range l {
		for _, p := range l[row] {
			if p.mark() == '?' {
				return false
			}
		}
	}
	return true
}
