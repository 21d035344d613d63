package bilingual_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

func TestQuote(t *testing.T) {
	for value, want := range map[any][2]string{
		`l'"as"`: {`"l'\"as\""`, "«\u00a0l'\"as\"\u00a0»"},
		'\'':     {`'\''`, "«\u00a0'\u00a0»"},
		"":       {`""`, "«\u00a0»"},
		"\xff":   {`"\xff"`, "«\u00a0\\xff\u00a0»"},
	} {
		if en, fr := bilingual.Quote(language.English, value), bilingual.Quote(language.French, value); en != want[0] || fr != want[1] {
			t.Errorf("%v is quoted %s and %s, not %s", value, en, fr, want)
		}
	}
}

func TestPick(t *testing.T) {
	for tag, want := range map[string]string{"fr": "mot", "fr-CH": "mot", "br": "mot", "en": "word", "en-GB": "word", "de": "word", "und": "word"} {
		if got := bilingual.Pick(language.MustParse(tag), "word", "mot"); got != want {
			t.Errorf("a reader of %s reads %q, not %q", tag, got, want)
		}
	}
}
