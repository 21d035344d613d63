package rulebook_test

import (
	"errors"
	"fmt"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/gametest"
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
		gametest.Equal(t, "in "+tag.String(), rulebook.Explain(err, tag), want)
	}
	gametest.Equal(t, "Error", err.Error(), "wrapped: the clock says whose flag has fallen")
}
