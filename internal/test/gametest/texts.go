package gametest

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// A SpoiltText is a text, a part of it, what stands in the place of that part, and what is
// said of it then.
type SpoiltText [4]string

func (s SpoiltText) String() string { return strings.Replace(s[0], s[1], s[2], 1) }

// RefusesTexts tests that texts are refused as they should be, in both languages and at no
// great length.
func RefusesTexts[V comparable](t *testing.T, parse func(string) (V, error), texts []SpoiltText) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(text[0], text[1]) {
			t.Fatalf("%q has no %q", text[0], text[1])
		}
		v, err := parse(text.String())
		if err == nil || !strings.Contains(err.Error(), text[3]) || v != *new(V) {
			t.Errorf("%.300q: %v, want %q", text, err, text[3])
		} else if fr := rulebook.Explain(err, language.French); fr == rulebook.Explain(err, language.English) || len(fr) > 800 {
			t.Errorf("%.300q in French: %s", text, fr)
		}
	}
}
