package lexicon

import (
	"strings"
	"unicode/utf8"
)

// A condition says which words can have an affix: those that begin (for a prefix) or end (for
// a suffix) with letters of these sets, one letter for each set.
type condition []letterSet

type letterSet struct {
	letters string
	not     bool // any other letter than these
}

func (s letterSet) has(r rune) bool { return strings.ContainsRune(s.letters, r) != s.not }

// parseCondition reads the condition of an affix: letters, '.' for any letter, [abc] for one
// of these, [^abc] for any other. Nothing else has a special meaning.
func parseCondition(text string) (condition, error) {
	var c condition
	if text == "." {
		return nil, nil // which also holds for the empty word
	}
	for text != "" {
		_, n := utf8.DecodeRuneInString(text)
		switch text[0] {
		case '.':
			c = append(c, letterSet{not: true})
		case '[':
			in, rest, ok := strings.Cut(text[1:], "]")
			if !ok {
				return nil, phrases.InputError("the condition has a bracket that is not closed ¦ la condition a un crochet qui n'est pas fermé")
			}
			letters, not := strings.CutPrefix(in, "^")
			c = append(c, letterSet{letters, not})
			text = rest
			continue
		default:
			c = append(c, letterSet{letters: text[:n]})
		}
		text = text[n:]
	}
	return c, nil
}

func (c condition) begins(w string) bool {
	for _, set := range c {
		r, n := utf8.DecodeRuneInString(w)
		if n == 0 || !set.has(r) {
			return false
		}
		w = w[n:]
	}
	return true
}

func (c condition) ends(w string) bool {
	for i := len(c) - 1; i >= 0; i-- {
		r, n := utf8.DecodeLastRuneInString(w)
		if n == 0 || !c[i].has(r) {
			return false
		}
		w = w[:len(w)-n]
	}
	return true
}
