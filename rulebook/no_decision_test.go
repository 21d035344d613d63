package rulebook_test

import (
	"errors"
	"fmt"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

func TestNoDecision(t *testing.T) {
	err := fmt.Errorf("wrapped: %w", rulebook.ErrNoDecision)
	if !errors.Is(err, rulebook.ErrNoDecision) {
		t.Error("it is not found in an error that wraps it")
	}
	for tag, want := range map[language.Tag]string{
		language.English:        "the clock says whose flag has fallen",
		language.CanadianFrench: "c’est la pendule qui dit quel drapeau est tombé",
	} {
		if got := rulebook.Explain(err, tag); got != want {
			t.Errorf("in %v: %q, want %q", tag, got, want)
		}
	}
	if got, want := err.Error(), "wrapped: the clock says whose flag has fallen"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
