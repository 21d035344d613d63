package rulebook_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

func TestNote(t *testing.T) {
	for n, want := range map[rulebook.Note][2]string{
		{Text: "je passe", Move: "-"}:                       {`"je passe" is read as "-"`, `« je passe » est lu comme « - »`},
		{Line: 7, Text: "PASSE", Move: "PASSE", Other: "-"}: {`line 7: "PASSE" is read as "PASSE", and not as "-"`, "ligne 7\u00a0: «\u00a0PASSE\u00a0» est lu comme «\u00a0PASSE\u00a0», et non comme «\u00a0-\u00a0»"},
	} {
		if got := [2]string{n.String(), n.Explain(language.French)}; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
