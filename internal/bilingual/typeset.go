package bilingual

import (
	"slices"
	"strings"
	"sync"
	"unicode"
)

// Typeset sets French as it is printed: with typographic apostrophes, and with no-break
// spaces before double punctuation, within guillemets, and between a number and what it
// counts.
func Typeset(french string) string {
	if !strings.ContainsAny(french, "' ") {
		return french
	}
	return countTogether(punctuation().Replace(french))
}

var punctuation = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(
		"'", "’", "« ", "«\u00a0", " »", "\u00a0»", " :", "\u00a0:", " ;", "\u00a0;", " ?", "\u00a0?", " !", "\u00a0!",
	)
})

// countTogether puts a no-break space between each number, or the verb that stands for one,
// and what it counts.
func countTogether(s string) string {
	var out strings.Builder
	done := 0
	for i := range len(s) {
		if s[i] == ' ' && endsInNumber(s[:i]) && isCounted(s[i+1:]) {
			out.WriteString(s[done:i])
			out.WriteString("\u00a0")
			done = i + 1
		}
	}
	if done == 0 {
		return s
	}
	return out.String() + s[done:]
}

// endsInNumber reports whether s ends in a digit, %d, or %[1]d.
func endsInNumber(s string) bool {
	if s == "" {
		return false
	}
	if last := s[len(s)-1]; last != 'd' {
		return '0' <= last && last <= '9'
	}
	i := strings.LastIndexByte(s, '%')
	return i >= 0 && strings.Trim(s[i+1:len(s)-1], "[]0123456789") == ""
}

// isCounted reports whether s begins with a noun that numbers stand before, or with a single
// capital.
func isCounted(s string) bool {
	end := strings.IndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end < 0 {
		end = len(s)
	}
	word := s[:end]
	if len(word) == 1 {
		return 'A' <= word[0] && word[0] <= 'Z'
	}
	return word == "fois" || slices.Contains(nouns, strings.TrimSuffix(word, "s"))
}

var nouns = []string{
	"lettre", "mot", "point", "jeton", "carte", "joker", "joueur", "Jarnac", "ligne", "case", "tour",
	"coup", "partie", "seconde", "minute", "faute", "caractère", "octet", "face",
}
