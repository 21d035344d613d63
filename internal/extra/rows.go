package extra

import (
	"strconv"
	"strings"
)

// PackRows returns the rows of a form in one word, as CGP writes those of a board: numbers are
// empty squares.
func PackRows(rows []string) string {
	var b strings.Builder
	for i, row := range rows {
		if i > 0 {
			b.WriteByte('/')
		}
		for row != "" {
			letters := strings.TrimLeft(row, ".")
			if n := len(row) - len(letters); n > 0 {
				b.WriteString(strconv.Itoa(n))
			}
			n := strings.IndexByte(letters+".", '.')
			b.WriteString(letters[:n])
			row = letters[n:]
		}
	}
	return b.String()
}

// UnpackRows returns the rows that [PackRows] has packed, and whether it has.
func UnpackRows(packed string, rows, columns int) ([]string, bool) {
	texts := strings.Split(packed, "/")
	if len(texts) != rows || len(packed) > rows*(columns+1) {
		return nil, false
	}
	for i, text := range texts {
		var row []byte
		for text != "" {
			letters := strings.TrimLeft(text, "0123456789")
			if digits := text[:len(text)-len(letters)]; digits != "" {
				n, err := strconv.Atoi(digits)
				if err != nil || n > columns {
					return nil, false
				}
				row = append(row, strings.Repeat(".", n)...)
				text = letters
				continue
			}
			if c := text[0] &^ 0x20; c < 'A' || c > 'Z' {
				return nil, false
			}
			row, text = append(row, text[0]), text[1:]
		}
		if len(row) != columns {
			return nil, false
		}
		texts[i] = string(row)
	}
	return texts, true
}
