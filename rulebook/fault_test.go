package rulebook_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// A text that cannot be read, as a game says so, and as people are told.
func ExampleDetail() {
	phrases := rulebook.NewPhrases(map[string]string{
		"option %s cannot be %q: %s": "l'option %s ne peut pas être %q : %s",
		"it is a number":             "c'est un nombre",
	})
	err := fmt.Errorf("game: %w", phrases.Fault("option %s cannot be %q: %s", "lines", "six", phrases.Fault("it is a number")))

	fmt.Println(err)
	fmt.Println(rulebook.Detail(err, language.English))
	fmt.Println(rulebook.Detail(err, language.French))
	// Output:
	// game: option lines cannot be "six": it is a number
	// option lines cannot be "six": it is a number
	// l'option lines ne peut pas être "six" : c'est un nombre
}

func TestFault(t *testing.T) {
	for _, tt := range []struct {
		fault  *rulebook.Fault
		en, fr string
	}{
		{phrases.Fault("the bag is empty"), "the bag is empty", "le sac est vide"},
		{phrases.Fault("line %[1]d has no %[2]s", 2, "TZAR"), "line 2 has no TZAR", "pas de TZAR sur la ligne 2"},
		{phrases.Fault("%s needs %d letters", "RAT", 1234), "RAT needs 1234 letters", "il faut 1234 lettres pour RAT"},
		{phrases.Fault("%s may not act now", colour(true)), "Red may not act now", "Rouge ne peut pas agir maintenant"},
		{phrases.Fault("%s may not act now", "%d"), "%d may not act now", "%d ne peut pas agir maintenant"},
		{phrases.Fault("a word of %v", phrases.Fault("the bag is empty")), "a word of the bag is empty", "un mot de le sac est vide"},
		{phrases.Fault("a word of %v", fmt.Errorf("x: %w", missing(2, "RAT"))), "a word of line 2 has no RAT", "un mot de pas de RAT sur la ligne 2"},
		{phrases.Fault("a word of %v", fs.ErrClosed), "a word of file already closed", "un mot de file already closed"},
	} {
		if got := tt.fault.Error(); got != tt.en {
			t.Errorf("Error() = %q, want %q", got, tt.en)
		}
		if got := tt.fault.Detail(language.German); got != tt.en {
			t.Errorf("Detail(de) = %q, want %q", got, tt.en)
		}
		if got := tt.fault.Detail(language.CanadianFrench); got != tt.fr {
			t.Errorf("Detail(fr-CA) = %q, want %q", got, tt.fr)
		}
		var f *rulebook.Fault
		if err := fmt.Errorf("line 7: %w", tt.fault); !errors.As(err, &f) || f != tt.fault {
			t.Errorf("errors.As found %v in %v", f, err)
		}
	}
	var none *rulebook.Fault
	if none.Error() != "<nil>" || none.Detail(language.French) != "" || new(rulebook.Fault).Error() != "" {
		t.Errorf("of no fault: %q, %q, %q", none, none.Detail(language.French), new(rulebook.Fault))
	}
	mustPanic(t, "Fault", func() { phrases.Fault("le sac est vide") })
}

func TestDetail(t *testing.T) {
	empty := phrases.Fault("the bag is empty")
	_, missingFile := os.Open("testdata/none")
	for name, tt := range map[string]struct {
		err    error
		en, fr string
	}{
		"none":           {nil, "", ""},
		"fault":          {empty, "the bag is empty", "le sac est vide"},
		"violation":      {missing(2, "TZAR"), "line 2 has no TZAR", "pas de TZAR sur la ligne 2"},
		"no explanation": {&rulebook.Violation{}, "against the rules", "against the rules"},
		"nil fault":      {(*rulebook.Fault)(nil), "<nil>", "<nil>"},
		"wrapped":        {fmt.Errorf("a: %w", fmt.Errorf("b: %w", empty)), "the bag is empty", "le sac est vide"},
		"joined":         {errors.Join(empty, missing(1, "A"), fs.ErrClosed), "the bag is empty\nline 1 has no A\nfile already closed", "le sac est vide\npas de A sur la ligne 1\nfile already closed"},
		"joined in both": {errors.Join(errors.Join(empty, empty), empty), "the bag is empty\nthe bag is empty\nthe bag is empty", "le sac est vide\nle sac est vide\nle sac est vide"},
		"wraps joined":   {fmt.Errorf("a: %w", errors.Join(empty, empty)), "the bag is empty\nthe bag is empty", "le sac est vide\nle sac est vide"},
		"of the system":  {missingFile, missingFile.Error(), missingFile.Error()},
		"of two systems": {fmt.Errorf("%w or %w", fs.ErrClosed, fs.ErrExist), "file already closed or file already exists", "file already closed or file already exists"},
		"wraps nothing":  {wrapsNothing{}, "nothing", "nothing"},
		"joins nothing":  {errors.Join(nil, empty), "the bag is empty", "le sac est vide"},
	} {
		if got := rulebook.Detail(tt.err, language.BritishEnglish); got != tt.en {
			t.Errorf("%s: in English %q, want %q", name, got, tt.en)
		}
		if got := rulebook.Detail(tt.err, language.CanadianFrench); got != tt.fr {
			t.Errorf("%s: in French %q, want %q", name, got, tt.fr)
		}
	}
}

type wrapsNothing struct{}

func (wrapsNothing) Error() string { return "nothing" }
func (wrapsNothing) Unwrap() error { return nil }

// A text that is no move is named, with the reason, in either language.
func TestSyntaxError(t *testing.T) {
	for _, tt := range []struct {
		reason error
		en, fr string
	}{
		{phrases.Fault("the bag is empty"), `move "rat": the bag is empty`, "le coup \"rat\"\u00a0: le sac est vide"},
		{fs.ErrClosed, `move "rat": file already closed`, "le coup \"rat\"\u00a0: file already closed"},
		{nil, `move "rat": `, "le coup \"rat\"\u00a0: "},
	} {
		var err error = &rulebook.SyntaxError{Game: "game", Text: "rat", Reason: tt.reason}
		if got := err.Error(); got != "game: "+tt.en {
			t.Errorf("Error() = %q, want %q", got, tt.en)
		}
		for tag, want := range map[language.Tag]string{language.BritishEnglish: tt.en, language.French: tt.fr} {
			if got := rulebook.Detail(fmt.Errorf("line 7: %w", err), tag); got != want {
				t.Errorf("Detail(%s) = %q, want %q", tag, got, want)
			}
		}
	}
	var none *rulebook.SyntaxError
	if none.Error() != "<nil>" || none.Detail(language.French) != "" {
		t.Errorf("nil says %q and %q", none.Error(), none.Detail(language.French))
	}
}
