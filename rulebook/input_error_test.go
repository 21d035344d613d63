package rulebook_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

// A text that cannot be read, as a game says so, and as people are told.
func ExampleExplain() {
	err := fmt.Errorf("game: %w", &rulebook.SyntaxError{Game: "game", Text: "2:TZAR", Reason: noLetter{"Z", 2}})

	fmt.Println(err)
	fmt.Println(rulebook.Explain(err, language.English))
	fmt.Println(rulebook.Explain(err, language.French))
	// Output:
	// game: game: move "2:TZAR": the rack has no Z for line 2
	// move "2:TZAR": the rack has no Z for line 2
	// le coup « 2:TZAR » : ligne 2, le reliquat n’a pas de Z
}

func TestFault(t *testing.T) {
	for _, tt := range []struct {
		fault  *rulebook.InputError
		en, fr string
	}{
		{phrases.InputError("the bag is empty"), "the bag is empty", "le sac est vide"},
		{phrases.InputError("line %[1]d has no %[2]s", 2, "TZAR"), "line 2 has no TZAR", "pas de TZAR sur la ligne 2"},
		{phrases.InputError("%s needs %d letters", "RAT", 1234), "RAT needs 1234 letters", "il faut 1234 lettres pour RAT"},
		{phrases.InputError("%s may not act now", colour(true)), "Red may not act now", "Rouge ne peut pas agir maintenant"},
		{phrases.InputError("%s may not act now", "%d"), "%d may not act now", "%d ne peut pas agir maintenant"},
		{phrases.InputError("a word of %v", phrases.InputError("the bag is empty")), "a word of the bag is empty", "un mot de le sac est vide"},
		{phrases.InputError("a word of %v", fmt.Errorf("x: %w", missing(2, "RAT"))), "a word of line 2 has no RAT", "un mot de pas de RAT sur la ligne 2"},
		{phrases.InputError("a word of %v", fs.ErrClosed), "a word of file already closed", "un mot de file already closed"},
	} {
		gametest.Equal(t, "Error()", tt.fault.Error(), tt.en)
		gametest.Equal(t, "Explain(de)", tt.fault.Explain(language.German), tt.en)
		gametest.Equal(t, "Explain(fr-CA)", tt.fault.Explain(language.CanadianFrench), tt.fr)
		var f *rulebook.InputError
		if err := fmt.Errorf("line 7: %w", tt.fault); !errors.As(err, &f) || f != tt.fault {
			t.Errorf("errors.As found %v in %v", f, err)
		}
	}
	var none *rulebook.InputError
	if none.Error() != "<nil>" || none.Explain(language.French) != "" || new(rulebook.InputError).Error() != "" {
		t.Errorf("of no fault: %q, %q, %q", none, none.Explain(language.French), new(rulebook.InputError))
	}
}

func TestDetail(t *testing.T) {
	empty := phrases.InputError("the bag is empty")
	_, missingFile := os.Open("testdata/none")
	for name, tt := range map[string]struct {
		err    error
		en, fr string
	}{
		"none":           {nil, "", ""},
		"fault":          {empty, "the bag is empty", "le sac est vide"},
		"violation":      {missing(2, "TZAR"), "line 2 has no TZAR", "pas de TZAR sur la ligne 2"},
		"no explanation": {&rulebook.Violation{}, "against the rules", "against the rules"},
		"nil fault":      {(*rulebook.InputError)(nil), "<nil>", "<nil>"},
		"wrapped":        {fmt.Errorf("a: %w", fmt.Errorf("b: %w", empty)), "the bag is empty", "le sac est vide"},
		"joined":         {errors.Join(empty, missing(1, "A"), fs.ErrClosed), "the bag is empty\nline 1 has no A\nfile already closed", "le sac est vide\npas de A sur la ligne 1\nfile already closed"},
		"joined in both": {errors.Join(errors.Join(empty, empty), empty), "the bag is empty\nthe bag is empty\nthe bag is empty", "le sac est vide\nle sac est vide\nle sac est vide"},
		"wraps joined":   {fmt.Errorf("a: %w", errors.Join(empty, empty)), "the bag is empty\nthe bag is empty", "le sac est vide\nle sac est vide"},
		"of the system":  {missingFile, missingFile.Error(), missingFile.Error()},
		"of two systems": {fmt.Errorf("%w or %w", fs.ErrClosed, fs.ErrExist), "file already closed or file already exists", "file already closed or file already exists"},
		"wraps nothing":  {wrapsNothing{}, "nothing", "nothing"},
		"joins nothing":  {errors.Join(nil, empty), "the bag is empty", "le sac est vide"},
	} {
		gametest.Equal(t, name+": in English", rulebook.Explain(tt.err, language.BritishEnglish), tt.en)
		gametest.Equal(t, name+": in French", rulebook.Explain(tt.err, language.CanadianFrench), tt.fr)
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
		{phrases.InputError("the bag is empty"), `move "rat": the bag is empty`, "le coup «\u00a0rat\u00a0»\u00a0: le sac est vide"},
		{fs.ErrClosed, `move "rat": file already closed`, "le coup «\u00a0rat\u00a0»\u00a0: file already closed"},
		{nil, `move "rat": `, "le coup «\u00a0rat\u00a0»\u00a0: "},
	} {
		var err error = &rulebook.SyntaxError{Game: "game", Text: "rat", Reason: tt.reason}
		if got := err.Error(); got != "game: "+tt.en {
			t.Errorf("Error() = %q, want %q", got, tt.en)
		}
		for tag, want := range map[language.Tag]string{language.BritishEnglish: tt.en, language.French: tt.fr} {
			gametest.Equal(t, "Explain("+tag.String()+")", rulebook.Explain(fmt.Errorf("line 7: %w", err), tag), want)
		}
	}
	var none *rulebook.SyntaxError
	if none.Error() != "<nil>" || none.Explain(language.French) != "" {
		t.Errorf("nil says %q and %q", none.Error(), none.Explain(language.French))
	}
}
