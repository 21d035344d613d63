package say_test

import (
	"errors"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{"%d letter{s} of %q": "%d lettre{s} de %q"}
})

func TestErrors(t *testing.T) {
	const format = "%d letter{s} of %q"
	v := phrases.Violation(law.OfficialTurnExtend, "RAT", "", format, 1234, "A")
	e := phrases.InputError(format, 1234, "A")
	for _, tt := range []struct {
		err                  error
		text, french, reason string
	}{
		{v, `RAT: 1,234 letters of "A" (official/turn/extend)`, "1\u00a0234\u00a0lettres de «\u00a0A\u00a0»", `1,234 letters of "A"`},
		{e, `1234 letters of "A"`, "1234\u00a0lettres de «\u00a0A\u00a0»", `1234 letters of "A"`},
	} {
		gametest.Equal(t, "Error()", tt.err.Error(), tt.text)
		gametest.Equal(t, "in French", rulebook.Explain(tt.err, language.CanadianFrench), tt.french)
		reason := e.Reason
		if errors.As(tt.err, &v) {
			reason = v.Reason
		}
		if reason.Error() != tt.reason {
			t.Errorf("the reason is %q, want %q", reason, tt.reason)
		}
	}
}

// An error takes one allocation, and one for its arguments.
func TestAllocations(t *testing.T) {
	var keep error
	if n := testing.AllocsPerRun(100, func() { keep = phrases.Violation("", "", "", "%d letter{s} of %q", 1, "A") }); n > 2 {
		t.Errorf("%v takes %v allocations", keep, n)
	}
}
