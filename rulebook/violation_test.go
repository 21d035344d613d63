package rulebook_test

import (
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

func missing(line int, word string) *rulebook.Violation {
	return phrases.Violation(law.OfficialTurnExtend, fmt.Sprintf("%d:%s", line, word), word,
		"line %[1]d has no %[2]s", line, word)
}

func TestViolationSaysWhyAndCites(t *testing.T) {
	v := missing(2, "TZAR")
	gametest.Equal(t, "Error()", v.Error(), "2:TZAR: line 2 has no TZAR (official/turn/extend)")
	gametest.Equal(t, "Explain(fr)", v.Explain(language.French), "pas de TZAR sur la ligne 2")
	gametest.Equal(t, "Explain(de)", v.Explain(language.German), "line 2 has no TZAR")
}

func TestViolationMadeByHandGivesTheClause(t *testing.T) {
	const c = law.OfficialMatLength
	for _, tt := range []struct {
		v    *rulebook.Violation
		want string
	}{
		{&rulebook.Violation{Clause: c}, c.Text(language.English) + " (official/mat/length)"},
		{&rulebook.Violation{Clause: c, Word: "AA"}, "AA: " + c.Text(language.English) + " (official/mat/length)"},
		{&rulebook.Violation{Clause: c, Move: "1:AA", Word: "AA"}, "1:AA: " + c.Text(language.English) + " (official/mat/length)"},
		{&rulebook.Violation{Clause: "house/rule", Move: "RAT"}, "RAT: against the rules (house/rule)"},
		{&rulebook.Violation{}, "against the rules"},
		{nil, "<nil>"},
	} {
		gametest.Equal(t, "Error()", tt.v.Error(), tt.want)
	}
	v := &rulebook.Violation{Clause: c}
	gametest.Equal(t, "Explain(fr)", v.Explain(language.French), c.Text(language.French))
	gametest.Equal(t, "Explain of nil", (*rulebook.Violation)(nil).Explain(language.French), "")
}

func TestViolationIsFoundInAnError(t *testing.T) {
	want := missing(2, "TZAR")
	err := errors.Join(errors.New("first"), fmt.Errorf("line 7: %w", want))
	var v *rulebook.Violation
	if !errors.As(err, &v) || v != want {
		t.Errorf("errors.As found %v in %v", v, err)
	}
}

func TestViolationsCompare(t *testing.T) {
	v := missing(2, "TZAR")
	if diff := cmp.Diff(v, missing(2, "TZAR")); diff != "" {
		t.Errorf("two that say the same differ:\n%s", diff)
	}
	var nobody *rulebook.Violation
	if !nobody.Equal(nil) || nobody.Equal(v) || v.Equal(nil) {
		t.Error("nil equals something, or not itself")
	}
	for name, w := range map[string]*rulebook.Violation{
		"clause": phrases.Violation(law.OfficialTurnOrder, v.Move, v.Word, "line %[1]d has no %[2]s", 2, "TZAR"),
		"move":   phrases.Violation(v.Clause, "!2:TZAR", v.Word, "line %[1]d has no %[2]s", 2, "TZAR"),
		"word":   phrases.Violation(v.Clause, v.Move, "RAT", "line %[1]d has no %[2]s", 2, "TZAR"),
		"reason": phrases.Violation(v.Clause, v.Move, v.Word, "the bag is empty"),
		"args":   phrases.Violation(v.Clause, v.Move, v.Word, "line %[1]d has no %[2]s", 3, "TZAR"),
		"remedy": {Clause: v.Clause, Move: v.Move, Word: v.Word, Remedy: law.RemedyTooMany},
		"none":   {Clause: v.Clause, Move: v.Move, Word: v.Word},
	} {
		if cmp.Equal(v, w) {
			t.Errorf("another %s and still equal: %v", name, w)
		}
	}
}

func TestDetailFromManyGoroutines(t *testing.T) {
	v := phrases.Violation(law.OfficialTurnOrder, "RAT", "", "%s may not act now", colour(true))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 200 {
				if v.Explain(language.French) != "Rouge ne peut pas agir maintenant" || v.Explain(language.English) != "Red may not act now" {
					t.Error("a text changed")
				}
			}
		})
	}
	wg.Wait()
}
