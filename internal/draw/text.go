// Package draw lays out text in columns and writes SVG, for the packages that show
// games. It knows no game.
package draw

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// Columns returns the number of columns that s takes on a terminal: two for a wide character,
// none for a combining one or in an escape sequence.
func Columns(s string) (n int) {
	for i := 0; i < len(s); {
		if s[i] == '\x1b' {
			end := strings.IndexByte(s[i:], 'm')
			if end < 0 {
				return n
			}
			i += end + 1
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		n += runeColumns(r)
		i += size
	}
	return n
}

func runeColumns(r rune) int {
	if r < 0x300 {
		return 1
	}
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// Widest returns the columns of the widest line.
func Widest(lines []string) (w int) {
	for _, l := range lines {
		w = max(w, Columns(l))
	}
	return w
}

// Spaces returns n blanks, or none.
func Spaces(n int) string { return strings.Repeat(" ", max(0, n)) }

// Left returns s at the left of w columns. What is longer stays as it is.
func Left(s string, w int) string { return s + Spaces(w-Columns(s)) }

// Right returns s at the right of w columns. What is longer stays as it is.
func Right(s string, w int) string { return Spaces(w-Columns(s)) + s }

// Cut returns s in at most w columns, with … where something is missing.
func Cut(s string, w int) string {
	if Columns(s) <= w {
		return s
	}
	n := 1 // of the …
	for i, r := range s {
		if n += runeColumns(r); n > w {
			return s[:i] + "…"
		}
	}
	return s
}

// Wrap returns s in lines of at most w columns. A longer word is broken.
func Wrap(s string, w int) (lines []string) {
	w = max(w, 2)
	line := ""
	for word := range strings.SplitSeq(s, " ") { // a no-break space stays
		if line != "" && Columns(line)+1+Columns(word) > w {
			lines, line = append(lines, line), ""
		}
		for Columns(word) > w {
			head := word
			n := 0
			for i, r := range word {
				if n += runeColumns(r); n > w {
					head = word[:i]
					break
				}
			}
			lines, word = append(lines, head), word[len(head):]
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}

// Beside returns two blocks of lines next to each other, the left one in w columns, with a
// gap.
func Beside(left []string, w, gap int, right []string) (lines []string) {
	for i := range max(len(left), len(right)) {
		var a, b string
		if i < len(left) {
			a = left[i]
		}
		if i < len(right) {
			b = right[i]
		}
		lines = append(lines, Left(a, w)+Spaces(gap)+b)
	}
	return lines
}

// Text returns lines as one text, without blanks at their ends.
func Text(lines []string) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(strings.TrimRight(l, " "))
		b.WriteByte('\n')
	}
	return b.String()
}

// A Style is how text stands out on a terminal: the parameters of its escape sequence.
type Style string

// The styles that all games share.
const (
	Plain  Style = ""
	Strong Style = "1"
	Faint  Style = "2"
	Laid   Style = "30;42" // black on green: what was just laid
	Call   Style = "1;31"  // bold red: what nobody should miss
)

// Paint returns s in a style where there is colour.
func Paint(colour bool, st Style, s string) string {
	if !colour || st == Plain || s == "" {
		return s
	}
	return "\x1b[" + string(st) + "m" + s + "\x1b[0m"
}

// Spaced returns letters with a blank between them.
func Spaced(letters string) string { return strings.Join(strings.Split(letters, ""), " ") }

// Clean returns text that somebody typed, fit to be shown: valid, in one line, without control
// or format characters that turn or hide what stands beside it, and with at most two
// marks on a character.
func Clean(s string) string { return clean(s, 400) } // bytes: nobody's name is longer

func clean(s string, most int) string {
	var b strings.Builder
	marks, blank := 0, true
	for _, r := range s[:min(len(s), 4*most)] {
		if b.Len()+utf8.RuneLen(r) > most {
			break
		}
		switch {
		case unicode.IsSpace(r) || r == '\u2028' || r == '\u2029':
			if !blank {
				b.WriteByte(' ')
			}
			blank, marks = true, 0
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs), r&0xfffe == 0xfffe, 0xfdd0 <= r && r <= 0xfdef:
			continue
		case unicode.In(r, unicode.M):
			if marks++; marks > 2 || blank {
				continue
			}
			b.WriteRune(r)
		default:
			b.WriteRune(r)
			blank, marks = false, 0
		}
	}
	return strings.TrimSpace(b.String())
}
