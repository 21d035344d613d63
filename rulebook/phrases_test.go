package rulebook_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// A colour is an argument that has a word in each language.
type colour bool

func (c colour) Localize(tag language.Tag) string {
	switch base, _ := tag.Base(); {
	case base.String() == "fr" && bool(c):
		return "Rouge"
	case bool(c):
		return "Red"
	}
	return "Blue"
}

var phrases = rulebook.NewPhrases(map[string]string{
	"line %[1]d has no %[2]s":             "pas de %[2]s sur la ligne %[1]d",
	"%s needs %d letters":                 "il faut %[2]d lettres pour %[1]s",
	"%s may not act now":                  "%s ne peut pas agir maintenant",
	"the bag is empty":                    "le sac est vide",
	"%[2]s: %[1]d letter{s} {is|are} due": "%[2]s : il reste %[1]d lettre{s} tirée{s}, et {elle est due|elles sont dues}",
	"%d %% of %q, then %[1]d":             "%d\u00a0%% de %q, puis %[1]d",
	"%5d letters, or %-8s":                "%d lettres, ou %s",
	"a word of %v":                        "un mot de %v",
	"the same twice: %[1]s %s":            "deux fois le même\u00a0: %[1]s %s",
})

func TestPhrases(t *testing.T) {
	for _, tt := range []struct {
		format string
		args   []any
		en, fr string
	}{
		{"line %[1]d has no %[2]s", []any{2, "TZAR"}, "line 2 has no TZAR", "pas de TZAR sur la ligne 2"},
		{"%s needs %d letters", []any{"RAT", 3}, "RAT needs 3 letters", "il faut 3 lettres pour RAT"},
		{"%s needs %d letters", []any{"RAT", 1234}, "RAT needs 1,234 letters", "il faut 1\u00a0234 lettres pour RAT"},
		{"%s may not act now", []any{colour(true)}, "Red may not act now", "Rouge ne peut pas agir maintenant"},
		{"%s needs %d letters", []any{"RAT", -3}, "RAT needs −3 letters", "il faut −3\u00a0lettres pour RAT"},
		{"the bag is empty", nil, "the bag is empty", "le sac est vide"},
		{"%d %% of %q, then %[1]d", []any{7, "A"}, `7 % of "A", then 7`, "7\u00a0% de «\u00a0A\u00a0», puis 7"},
		{"%[2]s: %[1]d letter{s} {is|are} due", []any{0, "A"}, "A: 0 letters are due", "A\u00a0: il reste 0\u00a0lettre tirée, et elle est due"},
		{"%[2]s: %[1]d letter{s} {is|are} due", []any{int8(1), "A"}, "A: 1 letter is due", "A\u00a0: il reste 1\u00a0lettre tirée, et elle est due"},
		{"%[2]s: %[1]d letter{s} {is|are} due", []any{uint(2), "{s}"}, "{s}: 2 letters are due", "{s}\u00a0: il reste 2\u00a0lettres tirées, et elles sont dues"},
		{"%s may not act now", []any{"%d${x}"}, "%d${x} may not act now", "%d${x} ne peut pas agir maintenant"},
		{"the same twice: %[1]s %s", []any{"A", "B"}, "the same twice: A B", "deux fois le même\u00a0: A B"},
		{"a word of %v", []any{rulebook.ScrabbleBag}, "a word of scrabble/bag", "un mot de scrabble/bag"},
	} {
		if got := phrases.Sprintf(language.BritishEnglish, tt.format, tt.args...); got != tt.en {
			t.Errorf("in English %q, want %q", got, tt.en)
		}
		if got := phrases.Sprintf(language.CanadianFrench, tt.format, tt.args...); got != tt.fr {
			t.Errorf("in French %q, want %q", got, tt.fr)
		}
	}
}

func TestNewPhrasesRefusesPairsThatDiffer(t *testing.T) {
	for en, fr := range map[string]string{
		"%s":          "%d",
		"%s %d":       "%d %s",
		"%s and %s":   "%s",
		"%[2]s %[1]s": "%[2]s",
		"%v":          "mot",
		"nothing":     "%s",
		"a half: %":   "une moitié",
		"%*d":         "%*d",
		"%[x]s":       "%[x]s",
		"%[0]s":       "%[0]s",
		"%[1":         "%[1",
	} {
		mustPanic(t, en+" / "+fr, func() { rulebook.NewPhrases(map[string]string{en: fr}) })
	}
}

func TestUnknownPhrasePanics(t *testing.T) {
	mustPanic(t, "Violation", func() { phrases.Violation(rulebook.OfficialTurnOrder, "", "", "no such phrase") })
	mustPanic(t, "Sprintf", func() { phrases.Sprintf(language.French, "le sac est vide") })
	mustPanic(t, "nil", func() { (*rulebook.Phrases)(nil).Sprintf(language.French, "the bag is empty") })
	mustPanic(t, "zero", func() { new(rulebook.Phrases).Sprintf(language.French, "the bag is empty") })
}

func mustPanic(t *testing.T, what string, f func()) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Errorf("%s did not panic", what)
		}
	}()
	f()
}

// French is typeset, whatever the keyboard that it was written with.
func TestFrenchIsTypeset(t *testing.T) {
	phrases := rulebook.NewPhrases(map[string]string{
		"%d letters":    "l'« essai » : %d lettres et 2 A, de 3 à 4 ; vraiment ?",
		"%q: %d points": "c'est 8H MOT ! %[2]d points pour %[1]q",
	})
	for format, want := range map[string]string{
		"%d letters":    "l’«\u00a0essai\u00a0»\u00a0: 7\u00a0lettres et 2\u00a0A, de 3 à 4\u00a0; vraiment\u00a0?",
		"%q: %d points": "c’est 8H MOT\u00a0! 9\u00a0points pour «\u00a0l'an\u00a0»",
	} {
		args := []any{7}
		if format != "%d letters" {
			args = []any{"l'an", 9}
		}
		err := phrases.Violation(rulebook.OfficialTurnOrder, "", "", format, args...)
		if got := err.Explain(language.French); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
