package program

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
)

// Help returns a help in lines of at most so many columns. The rest of a longer line goes before the next line of the
// same paragraph, or below the text that explains a flag.
func Help(text string, columns int) string {
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		if draw.Columns(line) <= columns {
			continue
		}
		next := ""
		if i+1 < len(lines) {
			next = lines[i+1]
		}
		indent := hanging(line, next)
		parts := draw.Wrap(line[indent:], columns-draw.Columns(line[:indent]))
		if len(parts) == 1 {
			continue // nothing to break it at
		}
		lines[i] = line[:indent] + parts[0]
		rest := draw.Spaces(draw.Columns(line[:indent])) + strings.TrimLeft(strings.TrimPrefix(line[indent:], parts[0]), " ")
		if next != "" && leading(next) == leading(rest) {
			lines[i+1] = rest + " " + strings.TrimLeft(next, " ")
			continue
		}
		lines = append(lines[:i+1], append([]string{rest}, lines[i+1:]...)...)
	}
	return strings.Join(lines, "\n")
}

// hanging returns the bytes of a line before the text that its next lines stand below: a flag and its blanks.
func hanging(line, next string) int {
	first := leading(line)
	if deeper := leading(next); deeper > first && draw.Columns(line) > deeper {
		n := 0 // columns are not bytes
		for i := range line {
			if n = draw.Columns(line[:i]); n == deeper && line[i-1] == ' ' {
				return i
			}
		}
	}
	if gap := strings.Index(line[first:], "  "); gap >= 0 {
		gap += first
		return gap + leading(line[gap:])
	}
	return first
}

// leading returns the number of blanks at the beginning of a line.
func leading(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }
