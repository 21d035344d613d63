package phrase_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/phrase"
)

func TestWith(t *testing.T) {
	p := phrase.With(func() map[string]string {
		return map[string]string{"a": "un"}
	})
	if got := p.Sprintf(language.French, "a") + ", " + p.Sprintf(language.French, phrase.GameOver); got != "un, la partie est finie" {
		t.Errorf("in French it is %s", got)
	}
}
