package bilingual_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

func TestPick(t *testing.T) {
	for tag, want := range map[string]string{"fr": "mot", "fr-CH": "mot", "br": "mot", "en": "word", "en-GB": "word", "de": "word", "und": "word"} {
		if got := bilingual.Pick(language.MustParse(tag), "word", "mot"); got != want {
			t.Errorf("a reader of %s reads %q, not %q", tag, got, want)
		}
	}
}
