package players

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// Split returns the words of a command, a program and its arguments. Blanks separate words, but
// not between quotation marks, ' or ", which may begin and end anywhere in a word.
func Split(command string) (words []string, err error) {
	var word strings.Builder
	var quote rune
	inWord := false
	for _, r := range command {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(r)
		case r == '\'' || r == '"':
			quote, inWord = r, true
		case r == ' ' || r == '\t' || r == '\n':
			if inWord {
				words = append(words, word.String())
			}
			word.Reset()
			inWord = false
		default:
			word.WriteRune(r)
			inWord = true
		}
	}
	switch {
	case quote != 0:
		return nil, phrases.InputError(openQuote, excerpt.Truncate(command))
	case inWord:
		words = append(words, word.String())
	}
	if len(words) == 0 || words[0] == "" {
		return nil, phrases.InputError(noCommand)
	}
	return words, nil
}
