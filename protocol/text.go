package protocol

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// ErrUnknown reports a line whose first word is not one of the protocol. Both sides skip such
// lines.
var ErrUnknown = errors.New("unknown line")

type unknownError struct{ *rulebook.InputError }

func (unknownError) Is(target error) bool { return target == ErrUnknown }

func quoted(text string) string { return excerpt.Truncate(text) }

// token returns a move as the protocol writes it, as one word: 8H:CHAT for 8H CHAT. The games
// read both.
func token(move string) string { return strings.ReplaceAll(move, " ", ":") }

// cut returns the first word, and what follows it.
func cut(line string) (word, rest string) {
	line = strings.TrimSpace(line)
	i := strings.IndexFunc(line, unicode.IsSpace)
	if i < 0 {
		return line, ""
	}
	return line[:i], strings.TrimSpace(line[i:])
}

// printable reports whether a line is UTF-8 without control characters. A tab is a blank.
func printable(line string) bool {
	if !utf8.ValidString(line) {
		return false
	}
	for _, r := range line {
		if r != '\t' && unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
			return false
		}
	}
	return true
}
