package show

import (
	"strings"
	"unicode/utf8"
)

// Width is the number of columns that s takes, escapes aside.
func Width(s string) int {
	n := utf8.RuneCountInString(s)
	for rest := s; ; {
		_, after, found := strings.Cut(rest, "\x1b")
		if !found {
			return n
		}
		end := strings.IndexByte(after, 'm') + 1
		n -= 1 + end
		rest = after[end:]
	}
}

// Widest is the width of the widest line.
func Widest(lines []string) (w int) {
	for _, l := range lines {
		w = max(w, Width(l))
	}
	return w
}

// Left is s at the left of w columns, Right at their right. What is longer stays as
// it is.
func Left(s string, w int) string  { return s + Spaces(w-Width(s)) }
func Right(s string, w int) string { return Spaces(w-Width(s)) + s }

// Spaces is n blanks, or none.
func Spaces(n int) string { return strings.Repeat(" ", max(0, n)) }

// Wrap is s in lines of at most w columns, unless a word is longer.
func Wrap(s string, w int) (lines []string) {
	line := ""
	for word := range strings.SplitSeq(s, " ") { // a no-break space stays
		if line != "" && Width(line)+1+Width(word) > w {
			lines, line = append(lines, line), ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}
