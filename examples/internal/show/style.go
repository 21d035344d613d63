package show

import (
	"os"
	"strings"
	"unicode/utf8"
)

// A style is how a piece of text stands out on a terminal. It never changes the
// text itself, so that nothing is lost without colour.
type style string

const (
	plain  style = ""
	strong style = "1"
	faint  style = "2"
	laid   style = "30;42" // black on green
	taken  style = "97;41" // white on red
	call   style = "1;31"  // bold red
)

// paint is s in a style, where the page has colour.
func (p *Page) paint(st style, s string) string {
	if !p.colour || st == plain || s == "" {
		return s
	}
	return "\x1b[" + string(st) + "m" + s + "\x1b[0m"
}

// ColourWanted reports whether what is written to f is read on a terminal whose
// user has nothing against colour (TERM=dumb, or NO_COLOR as of no-color.org).
func ColourWanted(f *os.File, getenv func(string) string) bool {
	if getenv("NO_COLOR") != "" || getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// width is the number of columns that s takes, escapes aside.
func width(s string) int {
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

// left is s padded to w columns on its right, right on its left.
func left(s string, w int) string  { return s + spaces(w-width(s)) }
func right(s string, w int) string { return spaces(w-width(s)) + s }

func spaces(n int) string { return strings.Repeat(" ", max(0, n)) }

// wrap is s in lines of at most w columns.
func wrap(s string, w int) (lines []string) {
	line := ""
	for word := range strings.SplitSeq(s, " ") { // a no-break space stays
		if line != "" && width(line)+1+width(word) > w {
			lines, line = append(lines, line), ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}
