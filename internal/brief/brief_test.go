package brief_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/brief"
	"github.com/jeudelettres/lettres/rulebook"
)

// numbers are what a clause may write in words or in figures.
var numbers = map[language.Tag][]string{
	language.French:  {"", "", "deux", "trois", "quatre", "", "six", "", "huit", "neuf"},
	language.English: {"", "", "two", "three", "four", "", "six", "", "eight", "nine"},
}

// Each sentence rests on clauses that there are, all of them of the official rules, and each of its numbers is in one of them.
func TestClauses(t *testing.T) {
	for tag, words := range numbers {
		points := brief.Of(games.Jarnac(), tag)
		if len(points) < 10 {
			t.Fatalf("%v: %d points", tag, len(points))
		}
		for _, p := range points {
			law := ""
			for _, c := range p.Clauses {
				if _, err := rulebook.ParseClause(string(c)); err != nil || !strings.HasPrefix(string(c), "official/") {
					t.Errorf("%v: %v cites %q, %v", tag, p.Text, c, err)
				}
				law += " " + strings.ToLower(c.Text(tag))
			}
			for _, number := range regexp.MustCompile(`\pL+|\d+`).FindAllString(strings.ToLower(p.Text), -1) {
				n := slices.Index(words, number)
				switch {
				case n < 0 && !regexp.MustCompile(`\d`).MatchString(number):
					continue
				case n < 0 && len(number) == 1:
					n = int(number[0] - '0')
				}
				either := `\b` + number + `\b`
				if n > 0 {
					either = `\b(?:` + words[n] + "|" + string(rune('0'+n)) + `)\b`
				}
				if !regexp.MustCompile(either).MatchString(law) {
					t.Errorf("%v: %q is in no clause of %q", tag, number, p.Text)
				}
			}
		}
		if p := brief.Of(games.Scrabble(), tag); p != nil {
			t.Errorf("%v: %v", tag, p)
		}
	}
}
