package rulebook_test

import (
	"errors"
	"fmt"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

func TestRecordError(t *testing.T) {
	why := errors.New("why")
	v := &rulebook.Violation{Clause: law.OfficialTurnPass}
	wrapped := fmt.Errorf("jeu: %w", v)
	for _, tt := range []struct {
		err          *rulebook.RecordError
		text, french string
	}{
		{nil, "<nil>", ""},
		{&rulebook.RecordError{Line: 7, Move: 3, Err: why}, "line 7: why", "ligne 7\u00a0: why"},
		{&rulebook.RecordError{Move: 3, Err: why}, "move 3: why", "coup 3\u00a0: why"},
		{&rulebook.RecordError{Err: why}, "why", "why"},
		{&rulebook.RecordError{Move: 3, Err: wrapped}, "move 3: " + wrapped.Error(), "coup 3\u00a0: " + v.Explain(language.French)},
		{&rulebook.RecordError{Err: wrapped}, wrapped.Error(), v.Explain(language.French)},
		{&rulebook.RecordError{}, "no reason is given", "aucune raison n’est donnée"},
		{&rulebook.RecordError{Line: 7}, "line 7: no reason is given", "ligne 7\u00a0: aucune raison n’est donnée"},
	} {
		gametest.Equal(t, "Error", tt.err.Error(), tt.text)
		gametest.Equal(t, "in French", tt.err.Explain(language.French), tt.french)
		if tt.err != nil && tt.err.Unwrap() != tt.err.Err {
			t.Errorf("%v is the reason of %v", tt.err.Unwrap(), tt.err)
		}
	}
}
