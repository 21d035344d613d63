// Package typed reads what people type about a game: words with accents and spaces, keys and
// names with capitals or without.
package typed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/lexicon"
)

// Key returns which of the keys a line begins with, and what comes after it. The keys are in
// [Plain] text. What has a colon is a key, and so is what needs none to be told from a word.
func Key[K comparable](keys map[string]K, line string) (k K, value string) {
	before, after, colon := strings.Cut(line, ":")
	if k, ok := keys[Plain(before)]; colon && ok {
		return k, strings.TrimSpace(after)
	}
	if before, after, _ = strings.Cut(line, " "); strings.HasPrefix(before, "@") || after != "" {
		return keys[Plain(before)], strings.TrimSpace(after)
	}
	return k, ""
}

// Word returns a word in capitals and without accents, the letters with or without spaces
// between them.
func Word(text string) (string, error) {
	fields := strings.Fields(text)
	for _, f := range fields {
		if len(fields) > 1 && utf8.RuneCountInString(f) > 1 {
			return "", phrases.InputError(oneWord, Short(strings.TrimSpace(text)))
		}
	}
	if len(fields) == 0 {
		return "", phrases.InputError(emptyWord)
	}
	word, err := lexicon.Normalize(strings.Join(fields, ""))
	switch {
	case err != nil:
		return "", phrases.InputError(badWord, Short(strings.TrimSpace(text)), err)
	case len(word) > 30:
		return "", phrases.InputError(longWord)
	}
	return word, nil
}

// Plain returns a text in small letters, without accents, and with one space between words.
func Plain(s string) string {
	s = strings.Join(strings.Fields(strings.ToLower(s)), " ")
	plain := strings.Map(func(r rune) rune {
		if i := strings.IndexRune("àâäéèêëîïôöùûüç", r); i >= 0 {
			return rune("aaaeeeeiioouuuc"[utf8.RuneCountInString("àâäéèêëîïôöùûüç"[:i])])
		}
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, s)
	return plain
}

// Short returns a text that somebody typed, no longer than an error should be.
func Short(s string) string {
	const most = 40
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

const (
	oneWord   = "%q is more than one word; write one a line ¦ %q fait plusieurs mots ; écrivez-en un par ligne"
	badWord   = "%q is no word: %v ¦ %q n’est pas un mot : %v"
	emptyWord = "there is no word ¦ il n’y a pas de mot"
	longWord  = "no word is that long ¦ aucun mot n’est aussi long"
)

var phrases = new(say.Phrases)
