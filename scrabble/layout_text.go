package scrabble

import (
	"strings"

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
		return Layout{}, faultf(badBoard, excerpt.Of(s), err)
	}
	return l, nil
}

func parseLayout(s string) (l Layout, err error) {
	rows := strings.Split(s, "/")
	if len(rows) != Size {
		return Layout{}, phrases.Fault(layoutRows, len(rows), Size)
	}
	for i, row := range rows {
		if len(row) != Size {
			return Layout{}, phrases.Fault(layoutRow, i+1, len(row), Size)
		}
		for column := range Size {
			p := strings.IndexByte(premiumMarks, row[column])
			if p < 0 {
				return Layout{}, phrases.Fault(layoutMark, row[column:column+1], At(i, column).String())
			}
			l[At(i, column)] = Premium(p)
		}
	}
	return l, nil
}

// String is the text of l, as [ParseLayout] reads it; with "?" for a Premium that is
// none.
func (l Layout) String() string { return string(l.appendTo(nil)) }

func (l *Layout) appendTo(dst []byte) []byte {
	for q, p := range l {
		if q > 0 && q%Size == 0 {
			dst = append(dst, '/')
		}
		if int(p) < len(premiumMarks) {
			dst = append(dst, premiumMarks[p])
		} else {
			dst = append(dst, '?')
		}
	}
	return dst
}

// AppendText appends the text of l. It fails where l has a Premium that is none.
func (l Layout) AppendText(dst []byte) ([]byte, error) {
	if !l.valid() {
		return dst, faultf(noSuchValue, "Layout")
	}
	return l.appendTo(dst), nil
}

func (l *Layout) valid() bool {
	for _, p := range l {
		if int(p) >= len(premiumMarks) {
			return false
		}
	}
	return true
}

// MarshalText is [Layout.AppendText] to a new slice.
func (l Layout) MarshalText() ([]byte, error) { return l.AppendText(nil) }

// UnmarshalText is [ParseLayout].
func (l *Layout) UnmarshalText(text []byte) error {
	v, err := ParseLayout(string(text))
	if err == nil {
		*l = v
	}
	return err
}
