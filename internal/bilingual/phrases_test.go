package bilingual_test

import (
	"errors"
	"sync"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/test/gametest"
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

var phrases = bilingual.New(func() map[string]string {
	return map[string]string{
		"line %[1]d has no %[2]s":             "pas de %[2]s sur la ligne %[1]d",
		"%s needs %d letters":                 "il faut %[2]d lettres pour %[1]s",
		"%s may not act now":                  "%s ne peut pas agir maintenant",
		"the bag is empty":                    "le sac est vide",
		"%[2]s: %[1]d letter{s} {is|are} due": "%[2]s : il reste %[1]d lettre{s} tirée{s}, et {elle est due|elles sont dues}",
		"%d %% of %q, then %[1]d":             "%d\u00a0%% de %q, puis %[1]d",
		"%5d letters, or %-8s":                "%d lettres, ou %s",
		"a word of %v":                        "un mot de %v",
		"the same twice: %[1]s %s":            "deux fois le même\u00a0: %[1]s %s",
	}
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
		{"a word of %v", []any{errors.New("chance")}, "a word of chance", "un mot de chance"},
		{"nobody knows %q ¦ inconnu : %q", []any{"A"}, `nobody knows "A"`, "inconnu\u00a0: «\u00a0A\u00a0»"},
		{"%d letter{s} ¦ %d lettre{s}", []any{1}, "1 letter", "1\u00a0lettre"},
		{"nobody knows %q", []any{"A"}, `nobody knows "A"`, `nobody knows "A"`},
		{"{s}{a|b}{", nil, "sb{", "sb{"},
		{"{a|b|c} {%d} %d %", []any{1, 1}, "{a|b|c} {1} 1 %!(NOVERB)", "{a|b|c} {1} 1 %!(NOVERB)"},
	} {
		gametest.Equal(t, "in English", phrases.Sprintf(language.BritishEnglish, tt.format, tt.args...), tt.en)
		for range 2 { // the second time it is typeset already
			gametest.Equal(t, "in French", phrases.Sprintf(language.CanadianFrench, tt.format, tt.args...), tt.fr)
		}
	}
}

func TestCheck(t *testing.T) {
	for en, fr := range map[string]string{
		"%[1]s, then %[2]d": "%[2]d, puis %s, puis %[1]s",
		"%d %% of %5s":      "%d%% de %-8s",
		"":                  "",
	} {
		if err := bilingual.Check(en, fr); (err == nil) != (en != "%[1]s, then %[2]d") {
			t.Errorf("%q and %q: %v", en, fr, err)
		}
	}
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
		if bilingual.Check(en, fr) == nil {
			t.Errorf("%q and %q pass", en, fr)
		}
	}
}

// Phrases without any speak English.
func TestNoPhrases(t *testing.T) {
	for _, p := range []*bilingual.Phrases{new(bilingual.Phrases), bilingual.New(func() map[string]string { return nil })} {
		gametest.Equal(t, "what they say", p.Sprintf(language.French, "%d letter{s}", 2), "2 letters")
		gametest.Equal(t, "what they say", p.Plain(language.French, "%d letter{s}", 1234), "1234 letters")
	}
}

// The pairs are made once, when French is first needed.
func TestPairsAreMadeOnFirstUse(t *testing.T) {
	made := 0
	p := bilingual.New(func() map[string]string { made++; return map[string]string{"a": "un"} })
	if p.Sprintf(language.English, "a"); made != 0 {
		t.Error("English makes the pairs")
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() { p.Sprintf(language.French, "a") })
	}
	all.Wait()
	if p.Sprintf(language.French, "a"); made != 1 {
		t.Errorf("made %d times", made)
	}
}

// French is typeset, whatever the keyboard that it was written with.
func TestTypeset(t *testing.T) {
	for plain, want := range map[string]string{
		"l'« essai » : %d lettres et 2 A, de 3 à 4 ; vraiment ?": "l’«\u00a0essai\u00a0»\u00a0: %d\u00a0lettres et 2\u00a0A, de 3 à 4\u00a0; vraiment\u00a0?",
		"c'est 8H MOT ! %[2]d points pour %[1]q":                 "c’est 8H MOT\u00a0! %[2]d\u00a0points pour %[1]q",
		"%d lettre{s}, 3 fois, 12 caractères":                    "%d\u00a0lettre{s}, 3\u00a0fois, 12\u00a0caractères",
		"%s lettres, 2 motset, 2 AB, 4 É, d lettres, 5 ":         "%s lettres, 2 motset, 2 AB, 4 É, d lettres, 5 ",
		" lettres": " lettres",
		"":         "",
	} {
		gametest.Equal(t, "Typeset", bilingual.Typeset(plain), want)
	}
}

func TestQuotes(t *testing.T) {
	p := bilingual.New(func() map[string]string {
		return map[string]string{"%q: %d points": "c'est %[2]d points pour %[1]q"}
	})
	gametest.Equal(t, "in French", p.Sprintf(language.French, "%q: %d points", "l'an", 9), "c’est 9\u00a0points pour «\u00a0l'an\u00a0»")
}
