package serve

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/rulebook"
)

// People read no identifiers of clauses: a § leads to each.
func TestNoIdentifiers(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device", "validation", "strict")
	_, refused := s.do("do", "word", "word", "xylophone")
	pages := map[string]string{"a refusal": refused}
	for _, path := range []string{"/rules", "/rules?q=contest", "/rules?in=tournament", "/rules/official/contest/window", "/rules/remedy/overdraw", "/sheet/jarnac", "/ask?word=zzz"} {
		_, pages[path], _ = h.ask(path, nil)
	}
	for path, page := range pages {
		for _, name := range clauseName.FindAllString(visible(page), -1) {
			if _, err := rulebook.ParseClause(name); err == nil {
				t.Errorf("%s says %s", path, name)
			}
		}
	}
}

// On French boards a row has a letter, whatever the language of who plays; on English ones a number.
// Whoever wants the other has it.
func TestFrenchSquares(t *testing.T) {
	h := open(t)
	for _, c := range []struct {
		form   []string
		turned bool
	}{
		{nil, true},
		{[]string{"rules", "classique"}, true},
		{[]string{"rules", "english"}, false},
		{[]string{"o-squares", "standard"}, false},
		{[]string{"more", "squares=standard"}, false},
		{[]string{"rules", "english", "o-squares", "french"}, true},
	} {
		s := h.begin(append([]string{"game", "scrabble", "with", "device"}, c.form...)...)
		if options := s.table().Look().Rules.Options(); strings.Contains(options, "squares=french") != c.turned {
			t.Errorf("%v: %s", c.form, options)
		}
	}
}
