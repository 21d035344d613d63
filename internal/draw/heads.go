package draw

import "strings"

// Heads returns the names of n columns of two characters each, above a board whose rows have names
// of two: in two lines where some have two digits.
func Heads(name func(column int) string, n int) []string {
	var tens, units strings.Builder
	for c := range n {
		text := Right(name(c), 2)
		tens.WriteString(" " + strings.TrimSuffix(text, text[1:]))
		units.WriteString(" " + text[1:])
	}
	lines := []string{"   " + tens.String(), "   " + units.String()}
	if strings.TrimSpace(lines[0]) == "" {
		return lines[1:]
	}
	return lines
}
