package phrase_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/phrase"
)

func TestWith(t *testing.T) {
	p := phrase.With(map[string]string{"a": "un"})
	if got := p.Sprintf(language.French, "a") + ", " + p.Sprintf(language.French, phrase.GameOver); got != "un, la partie est finie" {
		t.Errorf("in French it is %s", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("a game says a shared phrase in its own way")
		}
	}()
	phrase.With(map[string]string{phrase.GameOver: "c’est fini"})
}
